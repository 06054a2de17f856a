import { overridesOfPairQuery, recordRef, shownEvidenceQuery } from '@vcms/data';
import { arePapersInSight, type CalendarDate, engagementId, type StaffAssignment } from '@vcms/domain';
import type { CsvColumn } from '@vcms/kits/register';
import { documentsOfPersonQuery, reviewsOfPersonQuery } from '@vcms/workforce/data';
import { endText, judgePerson, obstacles, relationObstacle } from '@vcms/workforce/model';
import { type Firestore, getDoc, getDocs, type Query } from 'firebase/firestore';
import type { OwnTerms } from './use-own-terms.ts';

type Checked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

async function valuesOf<Value>(query: Query<Checked<Value>>): Promise<readonly Value[]> {
  const { docs } = await getDocs(query);
  return docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
}

/** One person of a crew list. */
export interface CrewLine {
  readonly contractor: string;
  readonly ready: string;
  readonly missing: string;
}

async function lineOf(
  assignment: StaffAssignment,
  terms: OwnTerms,
  asOf: CalendarDate,
  firestore: Firestore,
): Promise<CrewLine> {
  const { clientId, sets, docTypes } = terms;
  const { contractorId, staffId } = assignment;
  if (!arePapersInSight(assignment, terms.today)) {
    const relation = (
      await getDoc(recordRef(firestore, 'engagements', engagementId(clientId, contractorId)))
    ).data();
    const contractor = relation?.ok === true ? relation.value.contractorName : contractorId;
    return { contractor, ready: 'No', missing: endText(assignment.to) };
  }
  const [person, relation, documents, reviews, overrides] = await Promise.all([
    getDoc(recordRef(firestore, 'staff', contractorId, staffId)),
    getDoc(recordRef(firestore, 'engagements', engagementId(clientId, contractorId))),
    valuesOf(shownEvidenceQuery(documentsOfPersonQuery(firestore, contractorId, staffId))),
    valuesOf(reviewsOfPersonQuery(firestore, contractorId, staffId, clientId)),
    valuesOf(overridesOfPairQuery(firestore, clientId, contractorId)),
  ]);
  const [known, engagement] = [person.data(), relation.data()];
  const contractor = engagement?.ok === true ? engagement.value.contractorName : contractorId;
  if (known?.ok !== true || engagement?.ok !== true)
    return { contractor, ready: 'Unknown', missing: 'The record cannot be read.' };
  const records = { person: known.value, documents, reviews };
  const result = judgePerson(records, assignment, { clientId, sets, docTypes, overrides }, asOf);
  if (result === undefined) return { contractor, ready: 'No', missing: 'Not assigned on this day' };
  // The list goes to the gate: of a company that may not work now nobody is ready, as on the page of the gate.
  const closed = relationObstacle(engagement.value.state);
  const missing = [...(closed === undefined ? [] : [closed]), ...obstacles(result, docTypes, sets, asOf)];
  const isReady = closed === undefined && result.siteReady;
  return { contractor, ready: isReady ? 'Yes' : 'No', missing: missing.join('; ') };
}

/** People read at the same time. */
const AT_ONCE = 8;

/** What the list says of each person besides the assignment, by the person's id. Rejects as reads do, or when the signal aborts. */
export async function crewLines(
  rows: readonly StaffAssignment[],
  terms: OwnTerms,
  asOf: CalendarDate,
  firestore: Firestore,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CrewLine>> {
  const lines = new Map<string, CrewLine>();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    signal.throwIfAborted();
    const some = rows.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map((row) => lineOf(row, terms, asOf, firestore)));
    some.forEach(({ staffId }, place) => {
      const line = found[place];
      if (line !== undefined) lines.set(staffId, line);
    });
  }
  return lines;
}

/** The columns of a crew list that need reads of their own: company, ready on the day, what is missing. */
export async function crewColumns(
  rows: readonly StaffAssignment[],
  terms: OwnTerms,
  asOf: CalendarDate,
  firestore: Firestore,
  signal: AbortSignal,
): Promise<readonly CsvColumn<StaffAssignment>[]> {
  const lines = await crewLines(rows, terms, asOf, firestore, signal);
  return [
    { title: 'Company', value: ({ staffId }) => lines.get(staffId)?.contractor },
    { title: `Ready on ${asOf}`, value: ({ staffId }) => lines.get(staffId)?.ready },
    { title: 'Missing', value: ({ staffId }) => lines.get(staffId)?.missing },
  ];
}
