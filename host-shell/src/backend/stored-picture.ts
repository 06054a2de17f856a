/**
 * Pictures that people put up lie in the product's own Storage. Their address opens nothing by itself: it says where the picture
 * lies, and the session of its person opens it.
 */
const STORED = /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\/(users%2F[^?#]+)/;

/** Where a picture lies; undefined: elsewhere, such as at the provider of a sign-in. */
export function storedPicturePath(url: string): string | undefined {
  const [, path] = STORED.exec(url) ?? [];
  return path && decodeURIComponent(path);
}
