/**
 * What comes in pieces as one text in base64. No piece is kept beside its text, and the bytes are never put together: a call that
 * sends a part of a file holds it once.
 */
export async function base64Of(pieces: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  /** Bytes that wait for others: three of them are four letters. */
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const taken = rest.length === 0 ? 0 : Math.min(3 - rest.length, piece.length);
    const begun = Buffer.concat([rest, piece.subarray(0, taken)]);
    const end = piece.length - ((piece.length - taken) % 3);
    if (begun.length === 3) text += begun.toString('base64');
    text += piece.toString('base64', taken, end);
    rest = Buffer.concat([begun.length === 3 ? Buffer.alloc(0) : begun, piece.subarray(end)]);
  }
  return text + rest.toString('base64');
}
