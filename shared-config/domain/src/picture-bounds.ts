/** A page of a scan as the server takes it, PNG or JPEG: bytes of the file, pixels of its longer side and of the whole; places to look at. */
export const PICTURE_BOUNDS = {
  bytes: 4 * 1_048_576,
  side: 4_500,
  pixels: 12_000_000,
  spots: 1_500,
} as const;
