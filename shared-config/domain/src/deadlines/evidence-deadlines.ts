import { addDays, type CalendarDate } from '../calendar-date.ts';
import { emrEnd } from '../compliance/emr-items.ts';
import type { EvidenceState } from '../evidence-state.ts';
import { LINE_LABELS } from '../insurance.ts';
import { reviewPromisedOn } from '../working-days.ts';
import type { Deadline, DeadlineKind, DeadlineTopic } from './deadline.ts';
import type { ContractorRecords } from './deadline-sources.ts';

type Entry = Omit<Deadline, 'id'>;

/** Days before its end on which a policy should be renewed, unless told (domain 1.3). */
const RENEWAL_DAYS = 30;

interface Place {
  readonly topic: DeadlineTopic;
  readonly id: string;
  readonly parts: readonly string[];
}

function entry(kind: DeadlineKind, date: CalendarDate, contractorId: string, place: Place): Entry {
  return { kind, date, parts: place.parts, contractorId, link: { topic: place.topic, id: place.id } };
}

type Policies = NonNullable<ContractorRecords['policies']>;
type DatedPolicy = Policies[number];

/** First day without coverage. */
function endOf({ expiration, cancelledOn }: DatedPolicy): CalendarDate {
  return cancelledOn !== undefined && cancelledOn < expiration ? cancelledOn : expiration;
}

/** True when another accepted policy of the line takes over on the day this one ends. */
function isRenewed(policy: DatedPolicy, accepted: Policies): boolean {
  const end = endOf(policy);
  return accepted.some(
    (other) =>
      other.id !== policy.id && other.line === policy.line && other.effective <= end && endOf(other) > end,
  );
}

function policyEntries({ id, policies = [] }: ContractorRecords, renewalDays: number): readonly Entry[] {
  const accepted = policies.filter(({ state }) => state === 'accepted');
  return accepted
    .filter((policy) => !isRenewed(policy, accepted))
    .flatMap((policy) => {
      const parts = [LINE_LABELS[policy.line], policy.insurerName];
      const place = { topic: 'insurance' as const, id: policy.id, parts };
      const end = endOf(policy);
      return [
        entry('policy_ends', end, id, place),
        entry('policy_renewal', addDays(end, -renewalDays), id, place),
      ];
    });
}

/** The accepted record that was made for the latest date: its end is the one that counts. */
function newest<Entity extends { readonly id: string; readonly state: EvidenceState }>(
  records: readonly Entity[],
  dateOf: (record: Entity) => string,
): Entity | undefined {
  return records
    .filter(({ state }) => state === 'accepted')
    .toSorted((left, right) => {
      const [one, other] = [`${dateOf(left)} ${left.id}`, `${dateOf(right)} ${right.id}`];
      return Number(one < other) - Number(one > other);
    })[0];
}

function letterEntries({ id, emr = [], notRated = [] }: ContractorRecords): readonly Entry[] {
  const rated = newest(emr, ({ effective }) => effective);
  const unrated = newest(notRated, ({ date }) => date);
  const place = (record: { readonly id: string }) => ({
    topic: 'statistics' as const,
    id: record.id,
    parts: [],
  });
  return [
    ...(rated === undefined ? [] : [entry('emr_ends', emrEnd(rated.effective), id, place(rated))]),
    ...(unrated === undefined ? [] : [entry('not_rated_ends', emrEnd(unrated.date), id, place(unrated))]),
  ];
}

function programEntries({ id, programs = [] }: ContractorRecords): readonly Entry[] {
  const kinds = [...new Set(programs.map(({ programId }) => programId))];
  return kinds.flatMap((programId) => {
    const versions = programs.filter((version) => version.programId === programId);
    const current = newest(versions, ({ version }) => String(version).padStart(6, '0'));
    if (current?.validUntil === undefined) return [];
    const parts = [programId.replaceAll(/[_-]+/g, ' ')];
    return [entry('program_ends', current.validUntil, id, { topic: 'programs', id: programId, parts })];
  });
}

function paperEntries({ id, documents = [], staffDocuments = [] }: ContractorRecords): readonly Entry[] {
  return [
    ...documents.flatMap(({ id: documentId, state, title, expiresOn }) =>
      state !== 'accepted' || expiresOn === undefined
        ? []
        : [entry('document_ends', expiresOn, id, { topic: 'documents', id: documentId, parts: [title] })],
    ),
    ...staffDocuments.flatMap(({ id: documentId, state, typeId, personName, expiresOn }) => {
      const parts = [personName, typeId.replaceAll(/[_-]+/g, ' ')];
      return state !== 'accepted' || expiresOn === undefined
        ? []
        : [entry('staff_document_ends', expiresOn, id, { topic: 'workforce', id: documentId, parts })];
    }),
  ];
}

const TOPIC_OF_LIST = {
  policies: ['insurance', 'policy'],
  emr: ['statistics', 'EMR'],
  notRated: ['statistics', 'not rated'],
  oshaYears: ['statistics', 'OSHA log'],
  programs: ['programs', 'safety program'],
  documents: ['documents', 'document'],
  staffDocuments: ['workforce', 'staff document'],
  responses: ['questionnaire', 'questionnaire'],
} as const satisfies Partial<Record<keyof ContractorRecords, readonly [DeadlineTopic, string]>>;

/** By when the firm has promised to decide on what waits. */
function promisedEntries(contractor: ContractorRecords): readonly Entry[] {
  const lists = Object.keys(TOPIC_OF_LIST) as (keyof typeof TOPIC_OF_LIST)[];
  return lists.flatMap((list) =>
    (contractor[list] ?? []).flatMap(({ id, state, submittedOn }) => {
      if ((state !== 'submitted' && state !== 'in_review') || submittedOn === undefined) return [];
      const [topic, word] = TOPIC_OF_LIST[list];
      const place = { topic, id, parts: [word] };
      return [entry('review_promised', reviewPromisedOn(submittedOn), contractor.id, place)];
    }),
  );
}

/** Dates that follow from what one contractor has on file; entries may lie on any day. */
export function evidenceEntries(
  contractor: ContractorRecords,
  renewalDays: number = RENEWAL_DAYS,
): readonly Entry[] {
  return [
    ...policyEntries(contractor, renewalDays),
    ...letterEntries(contractor),
    ...programEntries(contractor),
    ...paperEntries(contractor),
    ...promisedEntries(contractor),
  ];
}
