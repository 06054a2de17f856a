import { addDays, addMonths, dayNumber, yearOf } from '../calendar-date.ts';
import { INSURANCE_LINES } from '../insurance.ts';
import { OVERRIDE_DAYS_MAX } from '../requirement.ts';
import { AREAS, type Area } from './areas.ts';
import {
  type ChangeCalendar,
  type ChangeDate,
  createChangeCalendar,
  daysInOrder,
  markDate,
  markEnd,
  markLastDay,
  markTerm,
  NO_DAYS,
  type Notice,
} from './change-calendar.ts';
import { emrEnd } from './emr-items.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { PROGRAM_WARN_DAYS, programEnd, type ScoredVersion, scoredVersion } from './program-items.ts';
import { NEW_VERSION_DAYS } from './questionnaire-items.ts';
import { staffDocumentEnd } from './staff.ts';

const INSURANCE: readonly Area[] = ['insurance'];
const OSHA: readonly Area[] = ['osha'];
const EMR: readonly Area[] = ['emr'];
const PROGRAM: readonly Area[] = ['program'];
const QUESTIONNAIRE: readonly Area[] = ['questionnaire'];
/** A statement among the documents stands in for workers' compensation. */
const DOCUMENT: readonly Area[] = ['insurance', 'document'];
const STAFF: readonly Area[] = ['staff'];

/** An overridden limit turns a line on with so many days of warning. */
const NEW_LINE_WARN_DAYS = 30;

/** Clients ask for the same few numbers of days on every line and in every version. */
function addDistinct(days: number[], more: number): void {
  if (!days.includes(more)) days.push(more);
}

function graceDaysOf({ requirementSet }: EvaluationInput): readonly number[] {
  const days: number[] = [];
  for (const { policy } of requirementSet) addDistinct(days, policy.graceDays);
  return days;
}

function markInsurance(
  calendar: ChangeCalendar,
  { requirementSet, evidence }: EvaluationInput,
  graceDays: readonly number[],
) {
  const warnDays = [NEW_LINE_WARN_DAYS];
  for (const { insurance } of requirementSet) {
    for (const line of INSURANCE_LINES)
      addDistinct(warnDays, insurance[line]?.warnDays ?? NEW_LINE_WARN_DAYS);
  }
  const around = { warnDays, graceDays };
  for (const { effective, expiration, cancelledOn } of evidence.policies) {
    markDate(calendar, INSURANCE, effective);
    markEnd(calendar, INSURANCE, dayNumber(expiration), around);
    if (cancelledOn !== undefined) markEnd(calendar, INSURANCE, dayNumber(cancelledOn), around);
  }
}

/** A year ends, and later the time to submit its log: of this year and the next two. */
function markLogs(calendar: ChangeCalendar, { asOf }: EvaluationInput): void {
  const first = yearOf(asOf);
  for (let year = first; year <= first + 2; year += 1) {
    markDate(calendar, OSHA, `${year}-01-01`);
    markDate(calendar, OSHA, `${year}-03-03`);
  }
}

function markEmr(calendar: ChangeCalendar, { requirementSet, evidence }: EvaluationInput): void {
  const warnDays: number[] = [];
  for (const { emr } of requirementSet) addDistinct(warnDays, emr.warnDays);
  for (const { effective } of evidence.emr) {
    markDate(calendar, EMR, effective);
    markEnd(calendar, EMR, dayNumber(emrEnd(effective)), { warnDays, graceDays: NO_DAYS });
  }
  for (const { date } of evidence.notRated) {
    markDate(calendar, EMR, date);
    markDate(calendar, EMR, emrEnd(date));
  }
}

const PROGRAM_NOTICE: Notice = { warnDays: [PROGRAM_WARN_DAYS], graceDays: NO_DAYS };

/** Every version as the firm reviewed it, and as a client did for itself. */
function reviewedPrograms({ evidence, reviews }: EvaluationInput): readonly ScoredVersion[] {
  const own = reviews.filter(({ subjectType, score }) => subjectType === 'program' && score !== undefined);
  return evidence.programs.flatMap((version) => [
    version,
    ...own
      .filter(({ subjectId }) => subjectId === version.id)
      .map((review) => scoredVersion(version, { state: 'accepted', own: review })),
  ]);
}

function markPrograms(calendar: ChangeCalendar, input: EvaluationInput): void {
  const versions = reviewedPrograms(input);
  for (const { programs } of input.requirementSet) {
    for (const demand of programs) {
      for (const version of versions) {
        const end = version.programId === demand.programId ? programEnd(version, demand) : undefined;
        if (end !== undefined) markEnd(calendar, PROGRAM, dayNumber(end), PROGRAM_NOTICE);
      }
    }
  }
}

function markQuestionnaires(calendar: ChangeCalendar, { requirementSet, evidence }: EvaluationInput): void {
  const notice = { warnDays: NO_DAYS, graceDays: [NEW_VERSION_DAYS] };
  for (const { publishedOn } of evidence.questionnaires) {
    if (publishedOn !== undefined) markEnd(calendar, QUESTIONNAIRE, dayNumber(publishedOn), notice);
  }
  for (const { submittedOn } of evidence.responses) {
    if (submittedOn === undefined) continue;
    for (const { questionnaire } of requirementSet) {
      markDate(calendar, QUESTIONNAIRE, addMonths(submittedOn, questionnaire.maxAgeMonths));
    }
  }
}

function markDocuments(
  calendar: ChangeCalendar,
  { requirementSet, evidence }: EvaluationInput,
  graceDays: readonly number[],
) {
  const warnDays = [0];
  for (const { documents } of requirementSet) {
    for (const demand of documents) addDistinct(warnDays, demand.warnDays);
  }
  for (const { issuedOn, expiresOn } of evidence.documents) {
    markDate(calendar, DOCUMENT, issuedOn);
    markLastDay(calendar, DOCUMENT, expiresOn, { warnDays, graceDays });
  }
}

function markStaff(
  calendar: ChangeCalendar,
  { evidence: { staff } }: EvaluationInput,
  graceDays: readonly number[],
): void {
  for (const assignment of staff.assignments) markTerm(calendar, STAFF, assignment);
  for (const entry of staff.documents) {
    markDate(calendar, STAFF, entry.issuedOn);
    for (const { id, validMonths, warnDays } of staff.docTypes) {
      if (id !== entry.typeId) continue;
      const around = { warnDays: [warnDays], graceDays };
      markLastDay(calendar, STAFF, staffDocumentEnd(entry, validMonths), around);
    }
  }
}

/** What clients decide touches every area. */
function markDecisions(calendar: ChangeCalendar, input: EvaluationInput): void {
  for (const { effectiveFrom } of input.requirementSet) markDate(calendar, AREAS, effectiveFrom);
  for (const override of input.overrides) {
    markTerm(calendar, AREAS, override);
    // Relief ends by itself.
    markTerm(calendar, AREAS, { ...override, to: addDays(override.from, OVERRIDE_DAYS_MAX) });
  }
  for (const variance of input.variances) markTerm(calendar, AREAS, variance);
}

/** Every later day on which a rule could answer differently with unchanged evidence, in order (domain 3.5). */
export function changeDates(input: EvaluationInput): Iterable<ChangeDate> {
  const calendar = createChangeCalendar(input.asOf);
  const graceDays = graceDaysOf(input);
  markInsurance(calendar, input, graceDays);
  markLogs(calendar, input);
  markEmr(calendar, input);
  markPrograms(calendar, input);
  markQuestionnaires(calendar, input);
  markDocuments(calendar, input, graceDays);
  markStaff(calendar, input, graceDays);
  markDecisions(calendar, input);
  return daysInOrder(calendar);
}
