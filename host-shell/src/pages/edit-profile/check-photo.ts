/** Bounds of domain section 4.7; the rules of Storage hold them too. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
const PHOTO_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
/** For the file dialog. */
export const PHOTO_ACCEPT = PHOTO_TYPES.join(',');

/** Why a file cannot be the picture; undefined: it can, as far as its type and size tell. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PHOTO_TYPES.includes(file.type)) return 'File type not allowed. Use PNG, JPG or WebP.';
  if (file.size > PHOTO_MAX_BYTES) return 'File is larger than 5 MB. Choose a smaller one.';
  return undefined;
}

/** The square in the middle of a picture, at most `most` pixels wide, as the source of a drawing. */
export function middleSquare(width: number, height: number, most: number) {
  const edge = Math.min(width, height);
  return {
    left: Math.floor((width - edge) / 2),
    top: Math.floor((height - edge) / 2),
    edge,
    size: Math.min(edge, most),
  };
}
