/**
 * Whether a text is letters of base64, with at most two signs that fill it up. Looks for what does not belong: a pattern over millions of
 * letters from first to last can run out of the stack.
 */
export function isBase64(text: string): boolean {
  return text !== '' && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));
}
