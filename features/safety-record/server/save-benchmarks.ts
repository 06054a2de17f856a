import { type Benchmark, benchmarkId, type CheckedRequest, documentPath, nameWords } from '@vcms/domain';
import { changedParts, writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  countCall,
  createdStamps,
  type RateLimit,
  Refusal,
  refuseConflict,
  requireRole,
  updatedStamps,
} from '@vcms/server/core';
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

type Request = CheckedRequest<'benchmarksSave'>;
type Change = Request['changes'][number];

const PER_CALLER: RateLimit = { scope: 'benchmarks-save', count: 120, seconds: 3600 };

/**
 * Enters, corrects and removes rates of industries, one of them or a table: in one transaction, so that a table is in force
 * whole or not at all. Each leaves its line. What is stored as it is asked for stays untouched, so it may be sent again.
 */
export async function saveBenchmarks(
  trusted: Trusted,
  caller: Caller,
  { changes, reason }: Request,
): Promise<Record<string, never>> {
  requireRole(caller, '5001');
  await countCall(trusted, PER_CALLER, caller.uid);
  requireYearOver(changes, trusted.now());
  const { db } = trusted;
  const placeOf = ({ naics, year }: Change): DocumentReference =>
    db.doc(documentPath('benchmarks', benchmarkId(naics, year)));
  await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...changes.map(placeOf));
    changes.forEach((change, at) => {
      const stored = found[at];
      if (stored === undefined || isSo(stored, change)) return;
      requireSeen(stored, change);
      write(transaction, caller.uid, stored, change);
      const line = lineOf(stored, change);
      writeAudit(trusted, transaction, caller, {
        ...line,
        entityType: 'benchmark',
        entityId: stored.id,
        reason,
      });
    });
  });
  return {};
}

/** The latest year counts: one mistyped would outrank every table that is still to come. It can be removed. */
function requireYearOver(changes: readonly Change[], now: Date): void {
  const early = changes.find(({ year, rates }) => rates !== null && year >= now.getUTCFullYear());
  if (early === undefined) return;
  throw new Refusal('invalid', `Rates of ${early.year} do not exist yet.`, 'year');
}

function contentOf({ naics, year, rates }: Change): Benchmark | undefined {
  return rates === null
    ? undefined
    : { naics, year, ...rates, nameWords: nameWords(`${naics} ${year} ${rates.title}`) };
}

function isSo(stored: DocumentSnapshot, change: Change): boolean {
  const content = contentOf(change);
  if (content === undefined || !stored.exists) return content === undefined && !stored.exists;
  return Object.keys(changedParts(stored.data(), content).after).length === 0;
}

/** Of two people who change one rate the later is told (V23). */
function requireSeen(stored: DocumentSnapshot, { seenAt }: Change): void {
  if (!stored.exists && seenAt !== null) refuseConflict();
  const at: unknown = stored.get('updatedAt');
  if (at instanceof Timestamp && at.toMillis() !== seenAt) refuseConflict();
}

function write(transaction: Transaction, uid: string, stored: DocumentSnapshot, change: Change): void {
  const content = contentOf(change);
  if (content === undefined) transaction.delete(stored.ref);
  else if (!stored.exists) transaction.create(stored.ref, { ...content, ...createdStamps(uid) });
  else {
    const { createdAt, createdBy, v } = stored.data() ?? {};
    const first = createdAt === undefined ? createdStamps(uid) : { createdAt, createdBy, v };
    transaction.set(stored.ref, { ...content, ...first, ...updatedStamps(uid) });
  }
}

function lineOf(stored: DocumentSnapshot, change: Change) {
  const content = contentOf(change);
  const withoutWords = ({ nameWords: _words, ...rest }: Partial<Benchmark> = {}) => rest;
  const parts = changedParts(withoutWords(stored.data()), withoutWords(content));
  if (content === undefined) return { action: 'benchmark.delete' as const, ...parts };
  return { action: stored.exists ? ('benchmark.change' as const) : ('benchmark.create' as const), ...parts };
}
