/**
 * Text of a file as people have them: UTF-8 or UTF-16 with a mark, UTF-8 without, else Windows-1252.
 * @param isCut only the beginning of the file is there: a letter of which bytes are missing at its end is left out
 */
export function decodeCsv(bytes: Uint8Array, isCut = false): string {
  const decoded = (label: string, fatal = false) =>
    new TextDecoder(label, { fatal }).decode(bytes, { stream: isCut });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded('utf-16be');
  try {
    // The decoder takes the mark off by itself.
    return decoded('utf-8', true);
  } catch {
    return decoded('windows-1252');
  }
}
