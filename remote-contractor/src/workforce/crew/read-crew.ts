import type { CalendarDate, StaffMember } from '@vcms/domain';
import { assignmentsOfPersonQuery, documentsOfPersonQuery, reviewsOfPersonQuery } from '@vcms/workforce/data';
import { judgePerson, obstacles } from '@vcms/workforce/model';
import { type Firestore, getDocs, type Query } from 'firebase/firestore';
import type { WorkforceTerms } from '../use-client-terms.ts';

type Checked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

async function valuesOf<Value>(query: Query<Checked<Value>>): Promise<readonly Value[]> {
  const { docs } = await getDocs(query);
  return docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
}

/** How one person stands with one client on a day. */
export interface CrewLine {
  readonly staffId: string;
  readonly name: string;
  readonly clientName: string;
  readonly isReady: boolean;
  /** A sentence for each document that stands in the way. */
  readonly missing: readonly string[];
}

export interface CrewQuestion {
  readonly firestore: Firestore;
  readonly contractorId: string;
  readonly terms: Pick<WorkforceTerms, 'clients'>;
  readonly asOf: CalendarDate;
  readonly signal: AbortSignal;
}

async function linesOf(
  person: StaffMember,
  { firestore, contractorId, terms, asOf }: CrewQuestion,
): Promise<readonly CrewLine[]> {
  const [documents, reviews, assignments] = await Promise.all([
    valuesOf(documentsOfPersonQuery(firestore, contractorId, person.id)),
    valuesOf(reviewsOfPersonQuery(firestore, contractorId, person.id)),
    valuesOf(assignmentsOfPersonQuery(firestore, contractorId, person.id)),
  ]);
  return assignments.flatMap((assignment) => {
    const client = terms.clients.find(({ clientId }) => clientId === assignment.clientId);
    const result = client && judgePerson({ person, documents, reviews }, assignment, client, asOf);
    if (client === undefined || result === undefined) return [];
    return {
      staffId: person.id,
      name: `${person.firstName} ${person.lastName}`,
      clientName: client.engagement.clientName,
      isReady: result.siteReady,
      missing: obstacles(result, client.docTypes, client.sets, asOf),
    };
  });
}

/** People read at the same time. */
const AT_ONCE = 10;

/**
 * How people stand on a day with each client that they work for then, judged as the clients do. Rejects as reads do, or when the
 * signal aborts.
 */
export async function readCrew(
  people: readonly StaffMember[],
  question: CrewQuestion,
): Promise<readonly CrewLine[]> {
  const lines: CrewLine[] = [];
  for (let at = 0; at < people.length; at += AT_ONCE) {
    question.signal.throwIfAborted();
    const some = people.slice(at, at + AT_ONCE);
    lines.push(...(await Promise.all(some.map((person) => linesOf(person, question)))).flat());
  }
  return lines;
}

/** How many people are ready for a client on a day, and who is not. */
export interface CrewCount {
  readonly clientName: string;
  readonly ready: number;
  readonly all: number;
  readonly gaps: readonly CrewLine[];
}

/** The lines by client, in the order of names. */
export function countCrew(lines: readonly CrewLine[]): readonly CrewCount[] {
  const names = [...new Set(lines.map(({ clientName }) => clientName))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return names.map((clientName) => {
    const own = lines.filter((line) => line.clientName === clientName);
    const gaps = own.filter(({ isReady }) => !isReady).sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return { clientName, ready: own.length - gaps.length, all: own.length, gaps };
  });
}
