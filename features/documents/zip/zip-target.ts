import { saveFile } from '@vcms/kits/register';

/** What a browser that can write into a file of the reader's choice offers. */
type SavePicker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Takes a zip as it is made. Rejects where it is cancelled; then nothing of it is left. */
export type ZipTarget = (zip: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;

function isPicker(value: unknown): value is SavePicker {
  return typeof value === 'function';
}

/**
 * Where a zip goes: into a file that the reader chooses, piece by piece; where a browser cannot do that, into its downloads once it
 * is whole. Undefined: the reader has chosen none. To be asked right after a click.
 */
export async function askZipTarget(name: string, host: object = window): Promise<ZipTarget | undefined> {
  const picker = 'showSaveFilePicker' in host ? host.showSaveFilePicker : undefined;
  if (!isPicker(picker)) {
    return async (zip, signal) => {
      const whole = await new Response(zip as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
      signal.throwIfAborted();
      saveFile(name, whole);
    };
  }
  try {
    const handle = await picker.call(host, { suggestedName: name });
    return async (zip, signal) => {
      const file = await handle.createWritable();
      // Cancelled, the file keeps what it held before.
      await zip.pipeTo(file as WritableStream<Uint8Array>, { signal });
    };
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return undefined;
    throw cause;
  }
}
