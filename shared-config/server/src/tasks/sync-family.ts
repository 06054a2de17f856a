import { type CollectionName, documentPath } from '@vcms/domain';
import type { Query } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { changesBetween, type Fields, putChange, type RecordChange, storedBy } from './record-changes.ts';
import { createTermsReader, type TermsReader } from './task-facts.ts';

/** Rounds after which others are left to it: something changes all the time. */
const ROUNDS_MAX = 10;
/** A batch takes 500 writes. */
const TOGETHER = 400;

/** Records of one contractor that are kept together, by what others say. */
export interface Family {
  readonly collection: Extract<CollectionName, 'reviewTasks' | 'answerRows'>;
  /** Those that are there. */
  readonly stored: Query;
  /** Those that there should be, by id. */
  readonly wanted: (terms: TermsReader) => Promise<ReadonlyMap<string, Fields>>;
}

async function changesOf(family: Family, terms: TermsReader): Promise<readonly RecordChange[]> {
  // What is stored is read first: what others write meanwhile then differs from it, and comes up in the next round.
  const stored = await storedBy(family.stored);
  return changesBetween(stored, await family.wanted(terms));
}

async function write(
  { db }: Trusted,
  { collection }: Family,
  changes: readonly RecordChange[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += TOGETHER) {
    const batch = db.batch();
    for (const change of changes.slice(from, from + TOGETHER)) {
      putChange(batch, db.doc(documentPath(collection, change.id)), change);
    }
    await batch.commit();
  }
}

/**
 * Brings records to what others say now, whatever event asked for it. What was written is looked at once more: of two
 * events at a time, the one that writes last has seen what the other changed. Throws when it changes faster than it can be
 * followed: the event comes again.
 */
export async function syncFamily(
  trusted: Trusted,
  contractorId: string,
  family: Family,
  terms: TermsReader,
): Promise<'right' | 'repaired'> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const known = round === 0 ? terms : createTermsReader(trusted);
    const changes = await changesOf(family, known);
    if (changes.length === 0) return round === 0 ? 'right' : 'repaired';
    await write(trusted, family, changes);
  }
  throw new Error(`Too busy to be followed: the ${family.collection} of ${contractorId}`);
}
