/** Exit codes of every command of this folder. */
export const EXIT = { done: 0, refused: 1, usage: 2, unreachable: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command that ends without its result; the message is a sentence for the person at the keyboard. */
export class OperationFailure extends Error {
  /** Not `code`: Firestore's transactions take that for one of gRPC's and try again. */
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.name = 'OperationFailure';
    this.exitCode = exitCode;
  }
}

/** The first line of whatever was thrown. */
export function sentenceOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.split('\n')[0] ?? message;
}
