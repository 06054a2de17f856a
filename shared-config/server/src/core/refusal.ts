import type { CallableRefusal } from '@vcms/domain';

/** A request that the server will not fulfil. Thrown, because it must also undo the transaction it arises in. */
export class Refusal extends Error {
  readonly reason: CallableRefusal;
  readonly field: string | undefined;

  /** @param message a sentence for the user. */
  constructor(reason: CallableRefusal, message: string, field?: string) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.field = field;
  }
}

/** For records that are not there and records the caller may not know of: the answer must not tell them apart. */
export function refuseAccess(): never {
  throw new Refusal('not-allowed', "You don't have access to this record.");
}

/** V23. */
export function refuseConflict(): never {
  throw new Refusal(
    'conflict',
    'Someone else changed this record. Reload to see their version; your text is kept.',
  );
}
