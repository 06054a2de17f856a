import { type CompanyCounts, documentPath, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';

/** Rounds of counting after which others are left to it: something changes all the time. */
const ROUNDS_MAX = 10;
/** Companies counted at the same time. */
const AT_ONCE = 10;

async function numberOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function count(db: Firestore, companyId: string, kind: unknown): Promise<CompanyCounts> {
  const side = kind === 'client' ? 'clientId' : 'contractorId';
  const own = db.collection('engagements').where(side, '==', companyId);
  const people = db.collection('users').where('companyId', '==', companyId);
  const [users, active, engagements] = await Promise.all([
    numberOf(people),
    numberOf(people.where('status', '==', 'active')),
    kind === 'firm' ? 0 : numberOf(own.where('state', 'in', [...OPEN_ENGAGEMENT_STATES])),
  ]);
  return { users, active, engagements };
}

function isStored({ counts }: DocumentData, { users, active, engagements }: CompanyCounts): boolean {
  return counts?.users === users && counts.active === active && counts.engagements === engagements;
}

/**
 * Counts a company's people, those who can sign in, and its open engagements anew and keeps them on its record, where lists show them. Who edits the company
 * is not disturbed: `updatedAt`, by which conflicts are found (V23), stays. What was written is counted once more: of two events
 * at a time, the one that writes last has seen what the other changed.
 */
async function recountCompany({ db }: Trusted, companyId: string): Promise<'right' | 'repaired' | 'busy'> {
  if (companyId === '') return 'right';
  const reference = db.doc(documentPath('companies', companyId));
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const company = (await reference.get()).data();
    if (company === undefined) return 'right';
    const counts = await count(db, companyId, company.kind);
    if (isStored(company, counts)) return round === 0 ? 'right' : 'repaired';
    await reference.update({ counts });
  }
  return 'busy';
}

/** Each company once, the absent left out. Throws when one changes faster than it can be counted: the event comes again. */
export async function recountCompanies(trusted: Trusted, companyIds: readonly unknown[]): Promise<void> {
  const ids = new Set(companyIds.map(textOf));
  const results = await Promise.all([...ids].map((id) => recountCompany(trusted, id)));
  if (results.includes('busy')) throw new Error(`Too busy to be counted: ${[...ids].join(', ')}`);
}

/** Nightly: repairs what an event that never arrived left behind. Answers how many companies were counted wrong. */
export async function repairCounts(trusted: Trusted, companyIds: readonly string[]): Promise<number> {
  let wrong = 0;
  for (let at = 0; at < companyIds.length; at += AT_ONCE) {
    const some = companyIds.slice(at, at + AT_ONCE);
    const results = await Promise.all(some.map((id) => recountCompany(trusted, id)));
    wrong += results.filter((result) => result === 'repaired').length;
  }
  return wrong;
}
