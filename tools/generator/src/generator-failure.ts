/** A wish that cannot be met; the message is one plain sentence for the person who asked. */
export class GeneratorFailure extends Error {
  // The launcher shows errors of this name as one sentence.
  override readonly name = 'PlainError';
}
