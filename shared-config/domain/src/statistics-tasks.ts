import { type CalendarDate, isCalendarDate } from './calendar-date.ts';
import { emrEnd } from './compliance/emr-items.ts';
import { OPEN_ENGAGEMENT_STATES } from './engagement.ts';
import { type EvidenceState, WAITING_EVIDENCE_STATES } from './evidence-state.ts';
import { requiredYears } from './required-years.ts';
import { FIRM_SCOPE, reviewTaskId, type TaskFacts, waitsForClient } from './review-tasks.ts';
import type { ReviewTask } from './schemas/review-task-schema.ts';
import type { EmrRecord, NotRated, OshaYear } from './schemas/statistics-schemas.ts';
import { returnsOf } from './task-returns.ts';

/** Evidence as far as it matters who decides on it. */
type TaskEvidence = Pick<OshaYear, 'id' | 'state' | 'version' | 'submittedOn' | 'onBehalf'> & {
  readonly createdBy?: string | undefined;
};

type OshaTaskPart = NonNullable<ReviewTask['osha']>;
export type TaskOshaYear = TaskEvidence &
  Omit<OshaTaskPart, 'isExplained' | 'before' | 'missing'> &
  Pick<OshaYear, 'explanation'>;
export type TaskEmr = TaskEvidence & Pick<EmrRecord, 'effective' | 'value'>;
export type TaskNotRated = TaskEvidence & Pick<NotRated, 'date' | 'reason'>;

/** What is known of one contractor's safety record. */
export interface StatisticsFacts
  extends Pick<TaskFacts, 'contractorId' | 'contractorName' | 'relations' | 'reviews'> {
  /** At the contractor: the years that it must have end with last year. */
  readonly today: CalendarDate;
  /** Of the company; absent: long ago. */
  readonly operatingSince?: CalendarDate | undefined;
  /** All of them: a year is compared with the one before, and said to miss others. */
  readonly oshaYears: readonly TaskOshaYear[];
  readonly emr: readonly TaskEmr[];
  readonly notRated: readonly TaskNotRated[];
}

/** The kinds of evidence that a safety record is made of. */
export const STATISTICS_SUBJECTS = ['osha_year', 'emr', 'not_rated'] as const;

interface Subject extends TaskEvidence {
  readonly subjectType: (typeof STATISTICS_SUBJECTS)[number];
  /** The first day on which no client looks at it any more. */
  readonly endsOn: CalendarDate;
  readonly shown: Pick<ReviewTask, 'osha' | 'emr' | 'notRated'>;
}

/** A year without these states can be compared with. */
const GONE: readonly EvidenceState[] = ['draft', 'withdrawn', 'archived', 'rejected'];
/** Not on file for who reviews: one that was returned waits for its contractor. */
const UNFILED: readonly EvidenceState[] = [...GONE, 'changes_requested'];

/**
 * Years that clients look at and that are not on file, oldest first, if this one is confirmed. One that they do not look at says
 * nothing of it: however many wait, three of them are written anew when a missing one comes.
 */
function missingYears(log: TaskOshaYear, { oshaYears, today, operatingSince }: StatisticsFacts) {
  const filed = oshaYears.filter(({ id, state }) => id === log.id || !UNFILED.includes(state));
  const logs = filed.map((one) => (one.id === log.id ? { ...one, state: 'accepted' as const } : one));
  const { years } = requiredYears({ today, operatingSince, logs });
  if (!years.includes(log.year)) return undefined;
  const missing = years.filter((year) => !filed.some((one) => one.year === year)).toReversed();
  return missing.length === 0 ? undefined : missing;
}

/** A damaged record lacks fields, and a stored task has none that is undefined. */
function present<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;
}

/** Of a damaged record there is no such day. */
function endOf(date: CalendarDate): CalendarDate {
  return isCalendarDate(date) ? emrEnd(date) : '9999-12-31';
}

/** A year counts in the windows of three years that end with it, with the next and with the one after (domain 3.2). */
function yearEnd(year: number): CalendarDate {
  return `${year + 4}-03-03`;
}

function yearSubject(log: TaskOshaYear, facts: StatisticsFacts): Subject {
  const {
    id,
    state,
    version,
    submittedOn,
    onBehalf,
    createdBy,
    year,
    employees,
    hours,
    noWork,
    explanation,
  } = log;
  const { G, H, I, J, K, L, M1, M2, M3, M4, M5, M6 } = log;
  const last = facts.oshaYears.find((other) => other.year === year - 1 && !GONE.includes(other.state));
  const before =
    last && present({ G: last.G, H: last.H, I: last.I, J: last.J, K: last.K, hours: last.hours });
  const numbers = { employees, hours, G, H, I, J, K, L, M1, M2, M3, M4, M5, M6, noWork };
  const isExplained = explanation !== undefined && explanation !== '';
  const missing = missingYears(log, facts);
  return {
    ...{ subjectType: 'osha_year', id, state, version, submittedOn, onBehalf, createdBy },
    endsOn: yearEnd(year),
    shown: { osha: present({ year, ...numbers, isExplained, before, missing }) },
  };
}

function subjectsOf(facts: StatisticsFacts): readonly Subject[] {
  const { oshaYears, emr, notRated } = facts;
  return [
    ...oshaYears.map((log) => yearSubject(log, facts)),
    ...emr.map(({ effective, value, ...rest }): Subject => {
      return {
        ...rest,
        subjectType: 'emr',
        endsOn: endOf(effective),
        shown: { emr: present({ effective, value }) },
      };
    }),
    ...notRated.map(({ date, reason, ...rest }): Subject => {
      return {
        ...rest,
        subjectType: 'not_rated',
        endsOn: endOf(date),
        shown: { notRated: present({ date, reason }) },
      };
    }),
  ];
}

function taskOf(
  { contractorId, contractorName }: StatisticsFacts,
  subject: Subject,
  scope: string,
  clients: readonly string[],
): ReviewTask {
  const { subjectType, id: subjectId, state, version, submittedOn = '', endsOn, shown } = subject;
  const { onBehalf, createdBy } = subject;
  const place = { scope, subjectType, contractorId, subjectId };
  return {
    id: reviewTaskId(place),
    ...place,
    ...{ contractorName, clients: clients.toSorted(), state, version, submittedOn },
    ...(state === 'accepted' ? { endsOn } : {}),
    ...shown,
    ...(onBehalf === undefined || createdBy === undefined
      ? {}
      : { entered: { by: createdBy, firmName: onBehalf.firmName } }),
  };
}

/** Every decision that one contractor's OSHA years, EMR records and not-rated letters wait for, side by side as for policies. */
export function statisticsTasks(facts: StatisticsFacts): readonly ReviewTask[] {
  const { relations, reviews } = facts;
  const relying = relations.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
  const names = relying.map(({ clientName }) => clientName);
  return subjectsOf(facts)
    .filter(({ submittedOn }) => submittedOn !== undefined)
    .flatMap((subject) => [
      ...(WAITING_EVIDENCE_STATES.includes(subject.state)
        ? [
            {
              ...taskOf(facts, subject, FIRM_SCOPE, names),
              ...returnsOf({ ...subject, subjectId: subject.id }, reviews),
            },
          ]
        : []),
      ...relations
        .filter((relation) => waitsForClient(subject, relation, reviews))
        .map(({ clientId, clientName }) => taskOf(facts, subject, clientId, [clientName])),
    ]);
}
