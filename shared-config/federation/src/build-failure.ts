/** A build that cannot go on; the message is one plain sentence for the person who started it. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
}

/** The sentence of a failure, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
