/** A file that is in hand, or where it lies; `name` is what a download is called. */
export type ViewedFile =
  | { readonly kind: 'blob'; readonly blob: Blob; readonly name?: string | undefined }
  | { readonly kind: 'url'; readonly url: string; readonly name?: string | undefined };

/** Bytes of a file; undefined: it cannot be reached. Rejects only with the signal's reason. */
export async function bytesOf(
  file: ViewedFile,
  signal: AbortSignal,
  get: typeof fetch = fetch,
): Promise<Blob | undefined> {
  if (file.kind === 'blob') return file.blob;
  try {
    const response = await get(file.url, { signal });
    return response.ok ? await response.blob() : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
