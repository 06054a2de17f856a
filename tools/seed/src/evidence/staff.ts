import {
  ASSIGNMENT_SIGHT_DAYS,
  addDays,
  STAFF_RECORD_TYPE,
  type StaffDocument,
  type StaffMember,
} from '@vcms/domain';
import { JOB_ROLES, STAFF_DOC_TYPES, STAFF_SITES } from '../catalogue/staff-types.ts';
import { FIRST_NAMES, LAST_NAMES } from '../sample-words.ts';
import type { FilePart } from '../words/contractor-file.ts';
import { ago, type FileContext, firmReview } from '../words/file-context.ts';
import { type SampleDocument, sampleDocument, sampleRestricted } from '../words/sample-document.ts';

/** People of each contractor: 17 times 8 are nearly the 140 of domain section 8. */
const PEOPLE = 8;
/** Who left the first of several clients so long ago that it does not see the assignment any more. */
const LEFT = 3;

function person(context: FileContext, index: number): StaffMember {
  const { random, company, contractorId } = context;
  return {
    id: `${contractorId}-p${index + 1}`,
    firstName: random.pick(FIRST_NAMES),
    lastName: random.pick(LAST_NAMES),
    jobRole: JOB_ROLES[index % JOB_ROLES.length] ?? 'Foreman',
    trade: company.trades[0] ?? 'other_trades',
    hireDate: ago(context, random.int(200, 4_000)),
    badgeNo: String(1_000 + index),
    status: index === PEOPLE - 1 ? 'inactive' : 'active',
  };
}

interface PaperAge {
  readonly issued: number;
  readonly state: StaffDocument['state'];
}

/** Months of the documents that wait of people who are good besides, by place: what their client has in its queue. */
const WAITING: Readonly<Record<number, number>> = { 4: 24, 6: 12 };

/** Most are good; with gaps, one has run out, one is about to, one waits, one was never submitted, two renew one document. */
function paperAge(context: FileContext, place: number, months: number): PaperAge | undefined {
  const days = Math.round(months * 30.4);
  const usual = {
    issued: context.random.int(20, Math.max(21, days === 0 ? 900 : days - 60)),
    state: 'accepted',
  } as const;
  if (!context.quirks.has('staff_gaps') && place % 7 !== 6) return usual;
  if (place === 0) return undefined;
  if (place === 1) return { issued: days === 0 ? 30 : days + 25, state: 'accepted' };
  if (place === 2) return { issued: days === 0 ? 30 : days - 12, state: 'accepted' };
  const waits = place === 3 || (context.quirks.has('staff_gaps') && WAITING[place] === months);
  return waits ? { issued: place === 3 ? 4 : place + 2, state: 'submitted' } : usual;
}

/** Somebody with gaps married since one of the documents was handed in: it does not count for the new name. */
function holderOf(context: FileContext, { firstName, lastName }: StaffMember, place: number, months: number) {
  const isFormer = context.quirks.has('staff_gaps') && place === 6 && months === 24;
  return `${firstName} ${isFormer ? 'Ellsworth' : lastName}`;
}

/** One file holds what a person has been trained in. */
const recordOf = (member: StaffMember) => `record-${member.id}`;

function papersOf(context: FileContext, member: StaffMember, place: number): readonly StaffDocument[] {
  return STAFF_DOC_TYPES.filter(
    ({ jobRoles }) => jobRoles === 'all' || jobRoles.includes(member.jobRole),
  ).flatMap(({ id: typeId, validMonths: months, sensitive }) => {
    const age = paperAge(context, place, months);
    if (age === undefined) return [];
    const issuedOn = ago(context, age.issued);
    return [
      {
        id: `${member.id}-${typeId}`,
        staffId: member.id,
        typeId,
        issuer: 'Prairie Safety Training',
        number: String(context.random.int(1_000, 9_999)),
        issuedOn,
        docId: sensitive ? `roster-${typeId}` : recordOf(member),
        sensitive,
        holder: holderOf(context, member, place, months),
        state: age.state,
        version: 1,
        submittedOn: addDays(issuedOn, 1),
      },
    ];
  });
}

function rosterPage(context: FileContext, name: string, people: readonly StaffMember[]) {
  const rows = people.map(({ firstName, lastName, jobRole }): [string, string] => [
    `${firstName} ${lastName}`,
    jobRole,
  ]);
  return {
    heading: 'RECORD OF ATTENDANCE',
    subheading: `${name}, ${context.company.name}`,
    rows,
    foot: 'Sample.',
  };
}

function trainingRecord(
  context: FileContext,
  member: StaffMember,
  papers: readonly StaffDocument[],
): SampleDocument {
  const name = `${member.firstName} ${member.lastName}`;
  const rows = papers.map(({ typeId, issuedOn }): [string, string] => [
    STAFF_DOC_TYPES.find(({ id }) => id === typeId)?.name ?? typeId,
    issuedOn,
  ]);
  return sampleDocument({
    contractorId: context.contractorId,
    id: recordOf(member),
    typeId: STAFF_RECORD_TYPE,
    category: 'other',
    visibility: 'company',
    staffId: member.id,
    title: `Training record, ${name}`,
    issuedOn: ago(context, 25),
    page: {
      heading: 'TRAINING RECORD',
      subheading: `${name}, ${member.jobRole}, ${context.company.name}`,
      rows,
      foot: 'Sample.',
    },
  });
}

function filesOf(
  context: FileContext,
  people: readonly StaffMember[],
  papers: readonly StaffDocument[],
): FilePart {
  const { contractorId } = context;
  const open = papers.filter(({ sensitive }) => !sensitive);
  const closed = STAFF_DOC_TYPES.filter(({ sensitive }) => sensitive);
  return {
    documents: people.flatMap((member) => {
      const own = open.filter(({ staffId }) => staffId === member.id);
      return own.length === 0 ? [] : [trainingRecord(context, member, own)];
    }),
    restricted: closed.map(({ id, name }) =>
      sampleRestricted(
        contractorId,
        `roster-${id}`,
        `${name}: record`,
        'staff_file',
        rosterPage(context, name, people),
      ),
    ),
  };
}

/** People, where they work, and their papers. */
export function staffPart(context: FileContext): FilePart {
  const { contractorId, clients } = context;
  const people = Array.from({ length: PEOPLE }, (_, index) => person(context, index));
  const staffDocuments = people.flatMap((member, place) => papersOf(context, member, place));
  const assignments = people.flatMap((member, place) =>
    clients
      .map(({ id: clientId }, at) => ({
        isNow: (place + at) % 2 === 0 || clients.length === 1,
        isPast: place === LEFT && at === 0,
        assignment: {
          clientId,
          staffId: member.id,
          contractorId,
          name: `${member.firstName} ${member.lastName}`,
          jobRole: member.jobRole,
          sites: [STAFF_SITES[place % STAFF_SITES.length] ?? 'Main site'],
          from: ago(context, 150),
        },
      }))
      .filter(({ isNow, isPast }) => isNow || isPast)
      .map(({ isNow, assignment }) =>
        isNow ? assignment : { ...assignment, to: ago(context, ASSIGNMENT_SIGHT_DAYS + 10) },
      ),
  );
  const reviews = staffDocuments.flatMap((paper) =>
    firmReview(context, 'staff_document', paper).map((review) => ({ ...review, staffId: paper.staffId })),
  );
  return { people, staffDocuments, assignments, reviews, ...filesOf(context, people, staffDocuments) };
}
