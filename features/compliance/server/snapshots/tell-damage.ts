import type { Trusted } from '@vcms/server/core';
import { clearFailure, noteFailure } from '@vcms/server/jobs';
import type { DocumentData } from 'firebase-admin/firestore';

export interface Damage {
  /** Id of the snapshot. */
  readonly id: string;
  readonly contractorId: string;
  /** Paths of the records that cannot be read. */
  readonly paths: readonly string[];
  /** Whether the contractor fails by one of them; else they count as missing. */
  readonly fails: boolean;
  /** The snapshot before. */
  readonly stored: DocumentData | undefined;
}

/**
 * Tells the firm, on the home page of its admins, of records that cannot be read (domain 3.7): a contractor may fail by
 * them, and nobody else can mend them. The note goes with the first result for which all were read.
 */
export async function tellDamage(
  trusted: Trusted,
  { id, contractorId, paths, fails, stored }: Damage,
): Promise<void> {
  const job = { kind: 'records', name: 'recordDamaged', key: id, companyId: contractorId } as const;
  const [first, ...others] = paths;
  if (first !== undefined) {
    const effect = fails ? 'its contractor fails' : 'it counts as missing';
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    await noteFailure(
      trusted,
      { ...job, subject: first },
      new Error(`The record ${first}${more} cannot be read, so ${effect}.`),
    );
  } else if (isAboutDamage(stored)) await clearFailure(trusted, job);
}

/** Results of before did not count the records: their own item tells. */
function isAboutDamage(stored: DocumentData | undefined): boolean {
  if (typeof stored?.damagedRecords === 'number') return stored.damagedRecords > 0;
  const items: unknown = stored?.result?.items;
  return Array.isArray(items) && items.some((item: { key?: unknown }) => item.key === 'records');
}
