/** Bounds of the server (brokerUploadFinish), told before anything is sent. */
export const UPLOAD_BOUNDS = {
  files: 5,
  bytes: 25 * 1_048_576,
  types: ['application/pdf', 'image/png', 'image/jpeg'],
} as const;

/** Why these files cannot be sent, as one sentence; undefined: they can. */
export function filesProblem(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): string | undefined {
  if (files.length === 0) return 'Choose a file.';
  if (files.length > UPLOAD_BOUNDS.files) return `Choose at most ${UPLOAD_BOUNDS.files} files.`;
  const strange = files.find(({ type }) => !UPLOAD_BOUNDS.types.some((known) => known === type));
  if (strange !== undefined) return `${strange.name}: file type not allowed. Use PDF, PNG or JPG.`;
  const large = files.find(({ size }) => size > UPLOAD_BOUNDS.bytes);
  if (large !== undefined) return `${large.name}: file is larger than 25 MB.`;
  const empty = files.find(({ size }) => size === 0);
  return empty === undefined ? undefined : `${empty.name}: this file is empty. Choose another one.`;
}

/** 1.4 MB, 320 KB. */
export function sizeText(bytes: number): string {
  return bytes >= 1_048_576
    ? `${(bytes / 1_048_576).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
