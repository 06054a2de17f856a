import { addDays, addMonths, type CalendarDate } from '../calendar-date.ts';
import { foldedWords } from '../name-words.ts';
import type { StaffDocType, StaffDocument, StaffMember } from '../schemas/document-schemas.ts';
import type { RequirementOverride, RequirementSet } from '../schemas/requirement-schema.ts';
import type { Review } from '../schemas/review-schema.ts';
import { type Cover, judgePaper } from './coverage.ts';
import { applyOverrides, versionOn } from './effective-requirements.ts';
import { createContext, type EvaluationContext, existing } from './evaluation-context.ts';
import { type EvaluatedContractor, NO_EVIDENCE, type StaffEvidence } from './evaluation-input.ts';
import { createMemory } from './evaluation-memory.ts';
import { createItem, type Item, type Status, worstStatus } from './status.ts';

/** What the evaluation of people reads (domain 3.2, staff). */
export interface StaffInput extends StaffEvidence {
  readonly contractor: EvaluatedContractor;
  readonly requirementSet: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  readonly reviews: readonly Review[];
}

/** One person who is assigned to the client on the day. */
export interface StaffResult {
  readonly staffId: string;
  readonly overall: Status;
  /** No mandatory paper is missing or waits for review. */
  readonly siteReady: boolean;
  /** `staff.<staffId>.<typeId>`. */
  readonly items: readonly Item[];
}

/** Last good day of a staff document; undefined when it never ends (domain section 2, staff document). */
export function staffDocumentEnd(
  document: Pick<StaffDocument, 'issuedOn' | 'expiresOn'>,
  validMonths: number,
): CalendarDate | undefined {
  if (document.expiresOn !== undefined || validMonths === 0) return document.expiresOn;
  return addMonths(document.issuedOn, validMonths);
}

type StaffDemand = RequirementSet['staffDocs'][number];

/** A role that its contractor gave somebody instead of another one takes no demand away before it is confirmed. */
function isAsked(person: StaffMember, demand: StaffDemand, docType: StaffDocType): boolean {
  const isOf = (roles: 'all' | readonly string[], role: string) => roles === 'all' || roles.includes(role);
  const asked = demand.when === 'all' ? 'all' : demand.when.jobRoles;
  return (
    docType.active &&
    [person.jobRole, ...(person.earlierJobRoles ?? [])].some(
      (role) => isOf(asked, role) && isOf(docType.jobRoles, role),
    )
  );
}

/** Capitals, accents, spaces and hyphens make no other person. */
function plainName(name: string): string {
  return foldedWords(name).join(' ');
}

type NamedPerson = Pick<StaffMember, 'firstName' | 'lastName'>;

/** It was handed in for this person, by name; one that names nobody was handed in before names were kept, or only now. */
export function isHeldBy(
  { holder }: Pick<StaffDocument, 'holder'>,
  { firstName, lastName }: NamedPerson,
): boolean {
  return holder === undefined || plainName(holder) === plainName(`${firstName} ${lastName}`);
}

function staffCovers(
  context: EvaluationContext,
  documents: readonly StaffDocument[],
  docType: StaffDocType,
): readonly Cover[] {
  return documents.map((document) => {
    const end = staffDocumentEnd(document, docType.validMonths);
    return {
      id: document.id,
      from: document.issuedOn,
      until: end === undefined ? undefined : addDays(end, 1),
      printedEnd: end,
      submittedOn: document.submittedOn,
      review: context.reviewOf('staff_document', document),
    };
  });
}

/** One demanded paper of one person: those that were handed in under another name say nothing of the one who bears this one. */
function judgeDemand(
  context: EvaluationContext,
  person: StaffMember,
  docType: StaffDocType,
  key: string,
): Item {
  const { set, asOf, reviewer, evidence } = context;
  const all = existing(evidence.staff.documents).filter(
    (document) => document.staffId === person.id && document.typeId === docType.id,
  );
  const own = all.filter((document) => isHeldBy(document, person));
  const terms = { asOf, warnDays: docType.warnDays, graceDays: set.policy.graceDays, reviewer };
  const item = judgePaper(key, staffCovers(context, own, docType), terms);
  if (item.status !== 'non_compliant' || own.length === all.length) return item;
  const other = all
    .filter((document) => !own.includes(document))
    .sort(byIssue)
    .at(-1);
  return createItem(key, 'non_compliant', {
    reasons: [`other_name:${other?.holder ?? ''}`],
    evidenceIds: other === undefined ? [] : [other.id],
  });
}

function byIssue(left: StaffDocument, right: StaffDocument): number {
  return (
    Number(left.issuedOn > right.issuedOn) - Number(left.issuedOn < right.issuedOn) ||
    Number(left.id > right.id) - Number(left.id < right.id)
  );
}

function judgePerson(context: EvaluationContext, person: StaffMember): StaffResult {
  const { set, evidence } = context;
  const judged = set.staffDocs.flatMap((demand) => {
    const docType = evidence.staff.docTypes.find(
      (entry) => entry.id === demand.typeId && entry.clientId === set.clientId,
    );
    if (docType === undefined || !isAsked(person, demand, docType)) return [];
    const key = `staff.${person.id}.${demand.typeId}`;
    const item = context.isWaived(key)
      ? createItem(key, 'not_applicable', { reasons: ['waived'] })
      : judgeDemand(context, person, docType, key);
    return [{ item, required: demand.required }];
  });
  const required = judged.filter((entry) => entry.required).map((entry) => entry.item.status);
  const siteReady = !required.some((status) => status === 'non_compliant' || status === 'pending_review');
  const items = judged.map((entry) => entry.item);
  return { staffId: person.id, overall: worstStatus(required), siteReady, items };
}

/** Active people assigned to the client on the day, in the order of their ids. */
function judgeStaff(context: EvaluationContext): readonly StaffResult[] {
  const { asOf, set, evidence, contractor } = context;
  const assigned = new Set(
    evidence.staff.assignments
      .filter(
        (entry) =>
          entry.clientId === set.clientId &&
          entry.contractorId === contractor.id &&
          entry.from <= asOf &&
          (entry.to === undefined || asOf <= entry.to),
      )
      .map((entry) => entry.staffId),
  );
  return evidence.staff.people
    .filter((person) => person.status === 'active' && assigned.has(person.id))
    .sort((left, right) => Number(left.id > right.id) - Number(left.id < right.id))
    .map((person) => judgePerson(context, person));
}

/** The people of a contractor that are assigned to a client, judged on a day (domain 3.2, staff). */
export function evaluateStaff(
  asOf: CalendarDate,
  clientId: string,
  staff: StaffInput,
): readonly StaffResult[] {
  const version = versionOn(
    staff.requirementSet.filter((set) => set.clientId === clientId),
    asOf,
  );
  if (version === undefined) return [];
  const { people, assignments, docTypes, documents, contractor, reviews } = staff;
  const own = staff.overrides.filter(
    (entry) => entry.clientId === clientId && entry.contractorId === contractor.id,
  );
  const evidence = { ...NO_EVIDENCE, staff: { people, assignments, docTypes, documents } };
  const { set, waived } = applyOverrides(version, own, asOf);
  return judgeStaff(
    createContext({
      asOf,
      contractor,
      set,
      waived,
      group: undefined,
      evidence,
      memory: createMemory(reviews),
    }),
  );
}

/** The company's leaf `staff`: people ready of people assigned, where the client lets it count (domain 3.2). */
export function staffItems(context: EvaluationContext): readonly Item[] {
  if (!context.set.policy.staffAffectsCompany) return [];
  const people = judgeStaff(context);
  const ready = people.filter((person) => person.siteReady).length;
  const trace = { actual: ready, required: people.length };
  if (people.length === 0) return [createItem('staff', 'not_applicable', trace)];
  if (ready === people.length) return [createItem('staff', 'compliant', trace)];
  const failing = people.some((person) => person.overall === 'non_compliant');
  return [
    createItem('staff', failing ? 'non_compliant' : 'pending_review', {
      ...trace,
      reasons: ['staff_not_ready'],
      gap: people.length - ready,
      actor: failing ? 'contractor' : context.reviewer,
    }),
  ];
}
