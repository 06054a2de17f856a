import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';

/** Companies that were deleted, or are being deleted: `companyDeletions/{companyId}`. No rule opens it. */
export const COMPANY_DELETIONS = 'companyDeletions';

/** How far the deletion of a company has come; it stays, without addresses, so that what comes late is known to be late. */
export interface CompanyDeletion {
  readonly state: 'running' | 'done';
  readonly name: string;
  readonly kind: 'client' | 'contractor';
  /** Its people as they were at the beginning; without their addresses once it is done. */
  readonly people: readonly { readonly uid: string; readonly email?: string }[];
  /** Why it was deleted although records must be kept; absent where none must. */
  readonly reason?: string;
  /** Records that were deleted, by collection. */
  readonly deleted: Readonly<Record<string, number>>;
  /** Records of others from which the names of its people were taken, by collection. */
  readonly cleaned: Readonly<Record<string, number>>;
  /** What there was at the beginning; bytes of all files together. */
  readonly files: { readonly count: number; readonly bytes: number };
  readonly accounts: number;
}

/** Fields that name a company. */
const NAMING = ['companyId', 'contractorId', 'clientId', 'owner', 'ownerCompanyId'] as const;

/** Whether a record went with its whole company. The two are what a line of the audit says, and the record as it was. */
export async function isOfDeletedCompany(
  { db }: Trusted,
  parts: readonly (object | undefined)[],
): Promise<boolean> {
  const named = parts.flatMap((part) => {
    const fields = { ...part } as Readonly<Record<string, unknown>>;
    const own = fields.entityType === 'company' ? [textOf(fields.entityId)] : [];
    return [...own, ...NAMING.map((name) => textOf(fields[name]))];
  });
  const ids = [...new Set(named)].filter((id) => id !== '' && id !== 'firm');
  if (ids.length === 0) return false;
  const found = await db.getAll(...ids.map((id) => db.collection(COMPANY_DELETIONS).doc(id)));
  return found.some(({ exists }) => exists);
}
