import { companySchema, userSchema } from '@vcms/domain/schemas';
import { EXIT, OperationFailure } from '../operation-failure.ts';

/** Who shall be the first admin, and of which company. */
export interface AdminWish {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Content of `companies/{firm}` but for kind and status; needed where there is no firm yet. */
  readonly company: unknown;
  /** Given: also where there is an admin already. Kept in the audit trail. */
  readonly reason: string | undefined;
  /** Where the page after the new password leads to. */
  readonly returnTo: string | undefined;
}

/** Id of the firm's company where this tool makes it; an existing firm keeps its own. */
export const FIRM_ID = 'firm';

export const ADMIN_ROLE = '5001';

/** Bounds of a reason, as everywhere in the product (characters). */
const REASON = { min: 10, max: 500 };

/** `users/{uid}` without stamps. Throws OperationFailure with the first problem. */
export function adminRecord(wish: AdminWish, companyId: string, companyName: string) {
  const result = userSchema.safeParse({
    ...{ id: 'new', email: wish.email, firstName: wish.firstName, lastName: wish.lastName },
    ...{ role: ADMIN_ROLE, companyId, companyName, status: 'active' },
    prefs: { emailReminders: true, digest: 'off' },
  });
  if (!result.success) throw refused(`${result.error.issues[0]?.message}`);
  const { id: _, ...record } = result.data;
  return record;
}

/** `companies/{firm}` without stamps. Throws OperationFailure with the first problem. */
export function firmRecord(company: unknown) {
  if (company === undefined) throw refused('There is no firm yet: give its company with --company FILE.');
  const wanted = typeof company === 'object' ? company : {};
  const fixed = { id: FIRM_ID, kind: 'firm', status: 'active' };
  const result = companySchema.safeParse({ naicsOther: [], trades: [], ...wanted, ...fixed });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw refused(`The company of --company is not complete: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { id: _, ...record } = result.data;
  return record;
}

/** Throws OperationFailure for a reason that the audit trail would not take. */
export function requireReason(reason: string): void {
  const { length } = reason.trim();
  if (length < REASON.min || length > REASON.max)
    throw refused(`Give a reason of ${REASON.min}-${REASON.max} characters with --reason.`);
}

export function refused(sentence: string): OperationFailure {
  return new OperationFailure(EXIT.refused, sentence);
}
