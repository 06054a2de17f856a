/** Why the server refuses, beside the sentence for the user. */
export const CALLABLE_REFUSALS = [
  /** A field of the request is wrong; `field` names it. */
  'invalid',
  'not-signed-in',
  'not-allowed',
  'not-found',
  /** The record changed since it was shown (V23). */
  'conflict',
  /** The state table does not allow it now. */
  'wrong-state',
  /** Another record has it already: an address, an EIN. */
  'taken',
  'self',
  'last-active',
  'last-admin',
  'role-does-not-fit',
  'open-engagements',
  'open-drafts',
  'reason-needed',
  'too-many',
] as const;
export type CallableRefusal = (typeof CALLABLE_REFUSALS)[number];

/** The details that a refusal carries over the wire. */
export interface RefusalDetails {
  readonly reason: CallableRefusal;
  /** A sentence for the user; the client SDK adds a status to the error's own message. */
  readonly message: string;
  readonly field?: string;
}

/** Reads the details of a refusal; undefined for any other error. */
export function parseRefusal(details: unknown): RefusalDetails | undefined {
  const fields: Readonly<Record<string, unknown>> =
    typeof details === 'object' && details !== null ? { ...details } : {};
  const reason = CALLABLE_REFUSALS.find((known) => known === fields.reason);
  if (reason === undefined || typeof fields.message !== 'string') return undefined;
  const { message, field } = fields;
  return typeof field === 'string' ? { reason, message, field } : { reason, message };
}
