import { collectionPath } from '@vcms/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type Caller, TRUSTED_ACTOR, type Trusted } from '../core/context.ts';
import { withoutAbsent } from '../core/fields.ts';

/** One line of the audit (domain section 2); before and after hold the changed fields only. */
export interface AuditLine {
  readonly action: `${string}.${string}`;
  readonly entityType: string;
  readonly entityId: string;
  readonly contractorId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  readonly reason?: string | undefined;
}

export type AuditActor = Pick<Caller, 'uid' | 'role' | 'companyId'> | undefined;

/**
 * Writes an audit line with the change it is about: both or neither. `key` names the event, so a repeated one keeps its
 * first line; without it every call is an event of its own.
 */
export function writeAudit(
  { db }: Trusted,
  transaction: Transaction,
  actor: AuditActor,
  line: AuditLine,
  key?: string,
): void {
  const audit = db.collection(collectionPath('audit'));
  const reference = key === undefined ? audit.doc() : audit.doc(key);
  transaction.set(reference, {
    at: FieldValue.serverTimestamp(),
    actorUid: actor?.uid ?? TRUSTED_ACTOR,
    actorRole: actor?.role ?? TRUSTED_ACTOR,
    actorCompanyId: actor?.companyId ?? TRUSTED_ACTOR,
    ...withoutAbsent(line),
  });
}
