/** A problem the user can mend: its message is a sentence and is shown without a stack. */
export class PlainError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PlainError';
  }
}
