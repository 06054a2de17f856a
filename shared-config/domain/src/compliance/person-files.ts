import type { CalendarDate } from '../calendar-date.ts';
import type { StaffAssignment, StaffMember } from '../schemas/document-schemas.ts';
import { versionOn } from './effective-requirements.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { evaluateStaff, type StaffInput, type StaffResult } from './staff.ts';

/** What is known of one person who is assigned to a client, and of nobody else. */
export interface PersonFile {
  readonly person: StaffMember;
  readonly assignment: StaffAssignment;
  readonly staff: StaffInput;
}

function groupedBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}

/** The records of each person apart, in the order of the people: judging one does not go through those of thousands. */
export function personFiles(input: EvaluationInput, clientId: string): readonly PersonFile[] {
  const { contractor, requirementSet, overrides, evidence } = input;
  const { people, assignments, docTypes } = evidence.staff;
  const documents = groupedBy(evidence.staff.documents, ({ staffId }) => staffId);
  const papers = input.reviews.filter(({ subjectType }) => subjectType === 'staff_document');
  const reviews = groupedBy(papers, ({ subjectId }) => subjectId);
  const own = new Map(
    assignments
      .filter((entry) => entry.clientId === clientId && entry.contractorId === contractor.id)
      .map((entry) => [entry.staffId, entry]),
  );
  return people.flatMap((person): readonly PersonFile[] => {
    const assignment = own.get(person.id);
    if (assignment === undefined) return [];
    const held = documents.get(person.id) ?? [];
    const staff = {
      contractor,
      requirementSet,
      overrides,
      reviews: held.flatMap(({ id }) => reviews.get(id) ?? []),
      people: [person],
      assignments: [assignment],
      docTypes,
      documents: held,
    };
    return [{ person, assignment, staff }];
  });
}

function isThere({ from, to }: StaffAssignment, asOf: CalendarDate): boolean {
  return from <= asOf && (to === undefined || asOf <= to);
}

/** One person on a day; undefined: inactive, or not assigned. Before its first version a client requires nothing. */
export function judgeFile(
  { person, assignment, staff }: PersonFile,
  clientId: string,
  asOf: CalendarDate,
): StaffResult | undefined {
  const sets = staff.requirementSet.filter((set) => set.clientId === clientId);
  if (versionOn(sets, asOf) !== undefined) return evaluateStaff(asOf, clientId, staff)[0];
  if (person.status !== 'active' || !isThere(assignment, asOf)) return undefined;
  return { staffId: person.id, overall: 'not_applicable', siteReady: true, items: [] };
}
