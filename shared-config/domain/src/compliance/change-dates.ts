import { addDays, addMonths, type CalendarDate, datesAround, yearOf } from '../calendar-date.ts';
import { AREAS, type Area } from './areas.ts';
import { emrEnd } from './emr-items.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { PROGRAM_WARN_DAYS, programEnd } from './program-items.ts';
import { NEW_VERSION_DAYS } from './questionnaire-items.ts';
import { staffDocumentEnd } from './staff.ts';

type Dates = readonly (CalendarDate | undefined)[];

/** Days before and after an end on which something is said about it. */
interface Notice {
  readonly warnDays: readonly number[];
  readonly graceDays?: readonly number[];
}

/** The first day with a warning, the end itself, and the end of a grace behind it; of an end that is past only that. */
function aroundEnd(
  asOf: CalendarDate,
  end: CalendarDate | undefined,
  { warnDays, graceDays = [] }: Notice,
): Dates {
  if (end === undefined) return [];
  if (end <= asOf) return graceDays.length === 0 ? [] : datesAround(end, graceDays);
  return [end, ...datesAround(end, [...warnDays.map((days) => -days), ...graceDays])];
}

/** A paper that is good through its printed end: warned before it, gone the day after. */
function aroundLastDay(
  asOf: CalendarDate,
  last: CalendarDate | undefined,
  { warnDays, graceDays = [] }: Notice,
): Dates {
  if (last === undefined) return [];
  const gone = addDays(last, 1);
  return [...aroundEnd(asOf, last, { warnDays }), ...aroundEnd(asOf, gone, { warnDays: [], graceDays })];
}

function dayAfter(last: CalendarDate | null | undefined): Dates {
  return last === null || last === undefined ? [] : [addDays(last, 1)];
}

/** Clients ask for the same few numbers of days on every line. */
function distinct(days: readonly number[]): readonly number[] {
  return [...new Set(days)];
}

function insuranceDates({ asOf, requirementSet, evidence }: EvaluationInput): Dates {
  const asked = requirementSet.flatMap((set) =>
    Object.values(set.insurance).map((demand) => demand?.warnDays ?? 0),
  );
  // An overridden limit turns a line on with 30 days of warning.
  const graceDays = distinct(requirementSet.map((set) => set.policy.graceDays));
  const notice = { warnDays: distinct([...asked, 30]), graceDays };
  return evidence.policies.flatMap(({ effective, expiration, cancelledOn }) => [
    effective,
    ...aroundEnd(asOf, expiration, notice),
    ...aroundEnd(asOf, cancelledOn, notice),
  ]);
}

function logDates({ asOf }: EvaluationInput): Dates {
  const years = [yearOf(asOf), yearOf(asOf) + 1, yearOf(asOf) + 2];
  return years.flatMap((year) => [`${year}-01-01`, `${year}-03-03`]);
}

function emrDates({ asOf, requirementSet, evidence }: EvaluationInput): Dates {
  const notice = { warnDays: distinct(requirementSet.map((set) => set.emr.warnDays)) };
  return [
    ...evidence.emr.flatMap(({ effective }) => [effective, ...aroundEnd(asOf, emrEnd(effective), notice)]),
    ...evidence.notRated.flatMap(({ date }) => [date, emrEnd(date)]),
  ];
}

function programDates({ asOf, requirementSet, evidence }: EvaluationInput): Dates {
  const demands = requirementSet.flatMap((set) => set.programs);
  return evidence.programs.flatMap((version) =>
    demands
      .filter((demand) => demand.programId === version.programId)
      .flatMap((demand) => aroundEnd(asOf, programEnd(version, demand), { warnDays: [PROGRAM_WARN_DAYS] })),
  );
}

function questionnaireDates({ asOf, requirementSet, evidence }: EvaluationInput): Dates {
  const ages = requirementSet.map((set) => set.questionnaire.maxAgeMonths);
  return [
    ...evidence.questionnaires.flatMap(({ publishedOn }) =>
      aroundEnd(asOf, publishedOn, { warnDays: [], graceDays: [NEW_VERSION_DAYS] }),
    ),
    ...evidence.responses.flatMap(({ submittedOn }) =>
      submittedOn === undefined ? [] : ages.map((months) => addMonths(submittedOn, months)),
    ),
  ];
}

function documentDates({ asOf, requirementSet, evidence }: EvaluationInput): Dates {
  const asked = requirementSet.flatMap((set) => set.documents.map((demand) => demand.warnDays));
  const graceDays = distinct(requirementSet.map((set) => set.policy.graceDays));
  const notice = { warnDays: distinct([...asked, 0]), graceDays };
  return evidence.documents.flatMap((entry) => [
    entry.issuedOn,
    ...aroundLastDay(asOf, entry.expiresOn, notice),
  ]);
}

function staffDates({ asOf, requirementSet, evidence: { staff } }: EvaluationInput): Dates {
  const graceDays = distinct(requirementSet.map((set) => set.policy.graceDays));
  return [
    ...staff.assignments.flatMap(({ from, to }) => [from, ...dayAfter(to)]),
    ...staff.documents.flatMap((entry) => [
      entry.issuedOn,
      ...staff.docTypes
        .filter((docType) => docType.id === entry.typeId)
        .flatMap((docType) =>
          aroundLastDay(asOf, staffDocumentEnd(entry, docType.validMonths), {
            warnDays: [docType.warnDays],
            graceDays,
          }),
        ),
    ]),
  ];
}

function decisionDates({ requirementSet, overrides, variances }: EvaluationInput): Dates {
  return [
    ...requirementSet.map((set) => set.effectiveFrom),
    ...overrides.flatMap(({ from, to }) => [from, ...dayAfter(to)]),
    ...variances.flatMap(({ from, to }) => [from, ...dayAfter(to)]),
  ];
}

/** A day on which the named areas could answer differently with unchanged evidence. */
export interface ChangeDate {
  readonly date: CalendarDate;
  readonly areas: readonly Area[];
}

/** Which dates concern which areas. A statement among the documents stands in for workers' compensation. */
function datesByArea(input: EvaluationInput): readonly (readonly [readonly Area[], Dates])[] {
  return [
    [['insurance'], insuranceDates(input)],
    [['osha'], logDates(input)],
    [['emr'], emrDates(input)],
    [['program'], programDates(input)],
    [['questionnaire'], questionnaireDates(input)],
    [['insurance', 'document'], documentDates(input)],
    [['staff'], staffDates(input)],
    [AREAS, decisionDates(input)],
  ];
}

/** Every later day on which a rule could answer differently with unchanged evidence, in order (domain 3.5). */
export function changeDates(input: EvaluationInput): readonly ChangeDate[] {
  const found = new Map<CalendarDate, readonly Area[]>();
  for (const [areas, dates] of datesByArea(input)) {
    for (const date of dates) {
      if (date === undefined || date <= input.asOf) continue;
      const known = found.get(date);
      found.set(date, known === undefined ? areas : joined(known, areas));
    }
  }
  return [...found.keys()].sort().map((date) => ({ date, areas: found.get(date) ?? AREAS }));
}

function joined(left: readonly Area[], right: readonly Area[]): readonly Area[] {
  return left === right ? left : AREAS.filter((area) => left.includes(area) || right.includes(area));
}
