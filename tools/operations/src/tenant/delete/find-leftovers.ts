import { loadAccount } from '@vcms/server/accounts';
import type { Trusted } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';
import { openValue } from '../export/open-value.ts';
import { fileFolders, findRecords, paged } from '../find-records.ts';
import { COMPANY_TABLE, groupOf, rowNameOf, TABLE_NAMES, type TableName } from '../table/company-table.ts';
import type { CompanyRow, CompanyTie, LeavingCompany } from '../table/company-tie.ts';
import { deletionSteps } from './deletion-steps.ts';

/** What a company left in the database. */
export interface Leftovers {
  /** Documents that name it and stay by the table, and why. */
  readonly kept: ReadonlyMap<string, { readonly count: number; readonly why: string }>;
  /** Paths of what should have gone. */
  readonly left: readonly string[];
  readonly read: number;
}

/** What a text is cut into: ids and addresses stand whole in it, whatever stands around them. */
const BETWEEN = /[^\p{L}\p{N}@.+-]+/u;

type Trace = 'company' | 'person' | 'address';

/**
 * Asks once more for what a deletion takes away, then looks into every document of the database for the company's id, its
 * people's ids and their addresses: what the table forgot would be found here. Reads everything, a page at a time.
 */
export async function findLeftovers(trusted: Trusted, company: LeavingCompany): Promise<Leftovers> {
  const kept = new Map<string, { count: number; why: string }>();
  const left = new Set(await stillFound(trusted, company));
  let read = 0;
  const needles = needlesOf(company);
  const groups = new Set(TABLE_NAMES.map(groupOf));
  // A collection that the table does not know is looked into as well.
  for (const { id } of await trusted.db.listCollections()) groups.add(id);
  for (const group of groups) {
    for await (const page of paged(trusted.db.collectionGroup(group))) {
      read += page.length;
      for (const { ref, ...entry } of page.map((found) => ({ ref: found.ref, data: found.data() }))) {
        const traces = tracesIn([ref.path, openValue(entry.data)], needles);
        if (traces.size === 0) continue;
        const name = rowNameOf(ref.path);
        const why = name === undefined ? undefined : whyKept(name, traces, entry.data, company);
        if (left.has(ref.path)) continue;
        if (why === undefined) left.add(ref.path);
        else kept.set(`${name}`, { count: (kept.get(`${name}`)?.count ?? 0) + 1, why });
      }
    }
  }
  for (const folder of await fileFolders(trusted, company))
    for (const { path } of await trusted.files.list(folder)) left.add(`file ${path}`);
  for (const { uid } of company.people)
    if ((await loadAccount(trusted.auth, uid)) !== undefined) left.add(`account ${uid}`);
  return { kept, left: [...left], read };
}

/** Records that the deletion's own questions find. */
async function stillFound(trusted: Trusted, company: LeavingCompany): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, tie, does } of deletionSteps(company.side)) {
    if (does !== 'delete') continue;
    for await (const page of findRecords(trusted.db, name, tie, company))
      found.push(...page.map(({ ref }) => ref.path));
  }
  return found;
}

function needlesOf({ id, people }: LeavingCompany): ReadonlyMap<string, Trace> {
  return new Map<string, Trace>([
    ...people.map(({ uid }) => [uid, 'person'] as const),
    ...people.filter(({ email }) => email !== '').map(({ email }) => [email, 'address'] as const),
    [id, 'company'],
  ]);
}

function tracesIn(value: unknown, needles: ReadonlyMap<string, Trace>, found = new Set<Trace>()): Set<Trace> {
  if (typeof value === 'string') {
    for (const token of [value, ...value.split(BETWEEN)]) {
      const trace = needles.get(token);
      if (trace !== undefined) found.add(trace);
    }
  } else if (Array.isArray(value)) {
    for (const inner of value) tracesIn(inner, needles, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      tracesIn(name, needles, found);
      tracesIn(inner, needles, found);
    }
  }
  return found;
}

/** Of others' records the uid of who wrote them stays: without account and record it says nothing of a person. */
const AUTHOR = 'Only the id of a person who wrote or decided; the person is gone.';

/** Why a document stays that names the company; undefined: it should be gone. */
function whyKept(
  name: TableName,
  traces: ReadonlySet<Trace>,
  data: DocumentData,
  company: LeavingCompany,
): string | undefined {
  const { side } = company;
  const row: CompanyRow = COMPANY_TABLE[name];
  const stays = row.ties.find(
    (tie) =>
      (tie.side ?? side) === side &&
      (tie.relation === 'shared' || tie.relation === 'mention') &&
      (tie.only?.(data, company) ?? true),
  );
  if (traces.has('address') && name !== 'audit') return undefined;
  if (stays !== undefined) return stays.why;
  if (traces.has('company') || row.ties.some(isOfPeople)) return undefined;
  return AUTHOR;
}

function isOfPeople({ find }: CompanyTie): boolean {
  return find?.by === 'prefix' || ((find?.by === 'field' || find?.by === 'id') && find.of === 'people');
}
