import {
  type CalendarDate,
  evaluateStaff,
  type Item,
  type RequirementOverride,
  type RequirementSet,
  type Review,
  reasonText,
  type StaffAssignment,
  type StaffDocType,
  type StaffDocument,
  type StaffMember,
  type StaffResult,
  versionOn,
} from '@vcms/domain';

/** What one client asks of people: the same for everybody it has on site. */
export interface PersonTerms {
  readonly clientId: string;
  readonly sets: readonly RequirementSet[];
  readonly docTypes: readonly StaffDocType[];
  readonly overrides: readonly RequirementOverride[];
}

/** One person's own records, as the reader may see them. */
export interface PersonRecords {
  readonly person: StaffMember;
  readonly documents: readonly StaffDocument[];
  readonly reviews: readonly Review[];
}

/** The assignment holds on the day, its first and its last day included. */
function isAssignedOn({ from, to }: Pick<StaffAssignment, 'from' | 'to'>, day: CalendarDate): boolean {
  return from <= day && (to === undefined || day <= to);
}

/** How one person stands with one client on a day; undefined: inactive, or not assigned on that day. */
export function judgePerson(
  { person, documents, reviews }: PersonRecords,
  assignment: StaffAssignment,
  { clientId, sets, docTypes, overrides }: PersonTerms,
  asOf: CalendarDate,
): StaffResult | undefined {
  // Before its first version a client asks nothing, which makes everybody ready.
  if (versionOn(sets, asOf) === undefined) {
    if (person.status !== 'active' || !isAssignedOn(assignment, asOf)) return undefined;
    return { staffId: person.id, overall: 'not_applicable', siteReady: true, items: [] };
  }
  const [result] = evaluateStaff(asOf, clientId, {
    contractor: { id: assignment.contractorId, name: '', trades: [], riskLevel: 'low' },
    requirementSet: sets,
    overrides,
    reviews,
    people: [person],
    assignments: [assignment],
    docTypes,
    documents,
  });
  return result;
}

export type CellState = 'ready' | 'expiring' | 'pending' | 'missing' | 'waived';

/** One cell of the matrix, person by type. */
export function cellOf({ status }: Pick<Item, 'status'>): CellState {
  if (status === 'compliant') return 'ready';
  if (status === 'expiring') return 'expiring';
  if (status === 'pending_review') return 'pending';
  return status === 'non_compliant' ? 'missing' : 'waived';
}

/** The code of the type that an item is about: the last part of `staff.<staffId>.<typeId>`. */
export function typeOfItem({ key }: Pick<Item, 'key'>): string {
  return key.split('.').at(-1) ?? '';
}

/** What a type is called; a type that is gone by its code. */
export function typeName(docTypes: readonly Pick<StaffDocType, 'id' | 'name'>[], id: string): string {
  return docTypes.find((type) => type.id === id)?.name ?? id.replaceAll('-', ' ');
}

/** Why somebody may not work yet by the papers, a sentence for each document: "First aid and CPR: Nothing on file". */
export function obstacles(
  result: StaffResult,
  docTypes: readonly StaffDocType[],
  sets: readonly RequirementSet[],
  asOf: CalendarDate,
): readonly string[] {
  const demands = versionOn(sets, asOf)?.staffDocs ?? [];
  return result.items
    .filter((item) => item.status === 'non_compliant' || item.status === 'pending_review')
    .filter((item) => demands.some(({ typeId, required }) => required && typeId === typeOfItem(item)))
    .map((item) => {
      const why = item.reasons.map((reason) => reasonText(item, reason)).join(', ');
      return `${typeName(docTypes, typeOfItem(item))}: ${why === '' ? 'Nothing on file' : why}`;
    });
}
