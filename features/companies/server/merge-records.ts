import { documentPath } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { duplicateTitle, keptRecord } from './merge-duplicates.ts';
import type { MergeParties } from './merge-parties.ts';

/** Sub-collections that belong to the record of the company itself and stay with it. */
const STAYS: readonly string[] = ['private', 'contacts', 'accessLog'];
const TOGETHER = 100;

/** A document below a company and where it goes. */
export interface MovingRecord {
  readonly from: string;
  readonly to: string;
  readonly data: DocumentData;
}

/** Every document below the source that the target gets a copy of, parents before children. */
export async function movingRecords(
  { db }: Trusted,
  parties: MergeParties,
): Promise<readonly MovingRecord[]> {
  const { source, target, side } = parties;
  const roots = ['companies', ...(side === 'clientId' ? ['clients'] : [])];
  const found = await Promise.all(
    roots.map(async (root) => {
      const own = await recordsBelow(db.doc(`${root}/${source.id}`));
      return own.map(({ path, data }) => ({
        from: path,
        to: `${root}/${target.id}${path.slice(root.length + 1 + source.id.length)}`,
        data,
      }));
    }),
  );
  const records = found.flat();
  if (side === 'contractorId' || !(await hasRequirements(db.doc(`clients/${target.id}`)))) return records;
  // Versions of two clients make no sequence: the target's demands stay.
  return records.filter(({ from }) => !from.includes('/requirementSets/'));
}

export async function hasRequirements(client: DocumentReference): Promise<boolean> {
  return !(await client.collection('requirementSets').limit(1).get()).empty;
}

async function recordsBelow(parent: DocumentReference): Promise<{ path: string; data: DocumentData }[]> {
  const collections = await parent.listCollections();
  const found = await Promise.all(
    collections
      .filter(({ id }) => !STAYS.includes(id))
      .map(async (collection) => {
        const { docs } = await collection.get();
        const below = await Promise.all(docs.map(({ ref }) => recordsBelow(ref)));
        return [...docs.map((entry) => ({ path: entry.ref.path, data: entry.data() })), ...below.flat()];
      }),
  );
  return found.flat();
}

/** A record and what stands at its new place. */
export interface Meeting {
  readonly record: MovingRecord;
  readonly there: DocumentData;
}

/** Records whose place is taken by one of the target's own. */
export async function meetings(
  { db }: Trusted,
  { source }: MergeParties,
  moving: readonly MovingRecord[],
): Promise<readonly Meeting[]> {
  const records = moving.filter((record) => !isYearVersion(record));
  const found: Meeting[] = [];
  for (let at = 0; at < records.length; at += TOGETHER) {
    const some = records.slice(at, at + TOGETHER);
    const twins = await db.getAll(...some.map(({ to }) => db.doc(to)));
    twins.forEach((twin, index) => {
      const there = twin.data();
      const record = some[index];
      if (record !== undefined && there !== undefined && there.mergedFrom !== source.id) {
        found.push({ record, there });
      }
    });
  }
  return found;
}

export function titleOf({ record }: Meeting): string {
  const [collection = '', id = ''] = record.from.split('/').slice(-2);
  return duplicateTitle(collection, id);
}

/**
 * Copies one record, unless the target's own of that id is as good. Copied, not moved: the archived source keeps its file for
 * the years that records are kept. What the target loses to a better one is kept in the audit.
 */
export async function copyRecord(
  trusted: Trusted,
  parties: MergeParties,
  record: MovingRecord,
  by: string,
): Promise<void> {
  const { db } = trusted;
  const { source, target } = parties;
  const place = db.doc(record.to);
  await db.runTransaction(async (transaction) => {
    const there = (await transaction.get(place)).data();
    // Copied by an earlier run; people may have worked on it since.
    if (there?.mergedFrom === source.id) return;
    if (isYearVersion(record)) {
      if (await isYearOfSource(transaction, parties, record, db))
        transaction.set(place, { ...withNewOwner(record.data, parties), mergedFrom: source.id });
      return;
    }
    if (there !== undefined && keptRecord(record.data, there) === 'target') return;
    transaction.set(place, { ...withNewOwner(record.data, parties), mergedFrom: source.id });
    if (there === undefined) return;
    writeAudit(
      trusted,
      transaction,
      { uid: by, role: '5001', companyId: 'firm' },
      {
        action: 'company.merge_replaced',
        entityType: record.to.split('/').at(-2) ?? '',
        entityId: record.to.split('/').at(-1) ?? '',
        [parties.side]: target.id,
        before: there,
      },
      `merge-${record.to.replaceAll('/', '-')}`,
    );
  });
}

/** What was submitted of a year follows its year: both companies have records of the same years. */
function isYearVersion({ from }: MovingRecord): boolean {
  return from.includes('/oshaYearVersions/');
}

/** Whether the year that a version belongs to is, or becomes, the source's. */
async function isYearOfSource(
  transaction: Transaction,
  { source }: MergeParties,
  { from, to }: MovingRecord,
  db: Trusted['db'],
): Promise<boolean> {
  const yearOf = (path: string) => db.doc(path.split('/').slice(0, -2).join('/'));
  const [own, there] = await transaction.getAll(yearOf(from), yearOf(to));
  const [year, taken] = [own?.data(), there?.data()];
  if (year === undefined) return false;
  return taken === undefined || taken.mergedFrom === source.id || keptRecord(year, taken) === 'source';
}

/** The ids and paths within a record that name the company. */
function withNewOwner(data: DocumentData, { source, target, side }: MergeParties): DocumentData {
  const path = textOf(data.storagePath);
  return {
    ...data,
    ...(data[side] === source.id ? { [side]: target.id } : {}),
    ...(path.startsWith(`companies/${source.id}/`)
      ? { storagePath: newStoragePath(path, source.id, target.id) }
      : {}),
  };
}

function newStoragePath(path: string, from: string, to: string): string {
  return `companies/${to}/${path.slice(`companies/${from}/`.length)}`;
}

/** The file a record names goes first: a record is never without it. */
export async function copyFileOf(
  { files }: Trusted,
  { source, target }: MergeParties,
  { data }: MovingRecord,
): Promise<void> {
  const path = textOf(data.storagePath);
  if (path.startsWith(`companies/${source.id}/`))
    await files.copy(path, newStoragePath(path, source.id, target.id));
}

/** The tax data, where the target has none: the two were found to be one company. */
export async function copyPrivate(trusted: Trusted, { source, target }: MergeParties): Promise<void> {
  const { db } = trusted;
  await db.runTransaction(async (transaction) => {
    const [own, there] = await transaction.getAll(
      db.doc(documentPath('companyPrivate', source.id, 'main')),
      db.doc(documentPath('companyPrivate', target.id, 'main')),
    );
    const data = own?.data();
    if (data === undefined || there === undefined || there.exists) return;
    transaction.set(there.ref, data);
  });
}
