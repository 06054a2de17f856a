import { addDays, addMonths, type CalendarDate, yearOf } from '../calendar-date.ts';
import { AREAS, type Area } from './areas.ts';
import { emrEnd } from './emr-items.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { PROGRAM_WARN_DAYS, programEnd } from './program-items.ts';
import { NEW_VERSION_DAYS } from './questionnaire-items.ts';
import { staffDocumentEnd } from './staff.ts';

type Dates = readonly (CalendarDate | undefined)[];

/** The first day with a warning, the end itself, and the end of a grace behind it. */
function aroundEnd(
  end: CalendarDate | undefined,
  warnDays: readonly number[],
  graceDays: readonly number[] = [],
): Dates {
  if (end === undefined) return [];
  return [
    end,
    ...warnDays.map((days) => addDays(end, -days)),
    ...graceDays.map((days) => addDays(end, days)),
  ];
}

/** A paper that is good through its printed end: warned before it, gone the day after. */
function aroundLastDay(
  last: CalendarDate | undefined,
  warnDays: readonly number[],
  graceDays: readonly number[],
): Dates {
  if (last === undefined) return [];
  return [...aroundEnd(last, warnDays), ...aroundEnd(addDays(last, 1), [], graceDays)];
}

function dayAfter(last: CalendarDate | null | undefined): Dates {
  return last === null || last === undefined ? [] : [addDays(last, 1)];
}

/** Clients ask for the same few numbers of days on every line. */
function distinct(days: readonly number[]): readonly number[] {
  return [...new Set(days)];
}

function insuranceDates({ requirementSet, evidence }: EvaluationInput): Dates {
  const asked = requirementSet.flatMap((set) =>
    Object.values(set.insurance).map((demand) => demand?.warnDays ?? 0),
  );
  // An overridden limit turns a line on with 30 days of warning.
  const warn = distinct([...asked, 30]);
  const grace = distinct(requirementSet.map((set) => set.policy.graceDays));
  return evidence.policies.flatMap(({ effective, expiration, cancelledOn }) => [
    effective,
    ...aroundEnd(expiration, warn, grace),
    ...aroundEnd(cancelledOn, warn, grace),
  ]);
}

function logDates({ asOf }: EvaluationInput): Dates {
  const years = [yearOf(asOf), yearOf(asOf) + 1, yearOf(asOf) + 2];
  return years.flatMap((year) => [`${year}-01-01`, `${year}-03-03`]);
}

function emrDates({ requirementSet, evidence }: EvaluationInput): Dates {
  const warn = distinct(requirementSet.map((set) => set.emr.warnDays));
  return [
    ...evidence.emr.flatMap(({ effective }) => [effective, ...aroundEnd(emrEnd(effective), warn)]),
    ...evidence.notRated.flatMap(({ date }) => [date, emrEnd(date)]),
  ];
}

function programDates({ requirementSet, evidence }: EvaluationInput): Dates {
  const demands = requirementSet.flatMap((set) => set.programs);
  return evidence.programs.flatMap((version) =>
    demands
      .filter((demand) => demand.programId === version.programId)
      .flatMap((demand) => aroundEnd(programEnd(version, demand), [PROGRAM_WARN_DAYS])),
  );
}

function questionnaireDates({ requirementSet, evidence }: EvaluationInput): Dates {
  const ages = requirementSet.map((set) => set.questionnaire.maxAgeMonths);
  return [
    ...evidence.questionnaires.flatMap(({ publishedOn }) => aroundEnd(publishedOn, [], [NEW_VERSION_DAYS])),
    ...evidence.responses.flatMap(({ submittedOn }) =>
      submittedOn === undefined ? [] : ages.map((months) => addMonths(submittedOn, months)),
    ),
  ];
}

function documentDates({ requirementSet, evidence }: EvaluationInput): Dates {
  const asked = requirementSet.flatMap((set) => set.documents.map((demand) => demand.warnDays));
  const warn = distinct([...asked, 0]);
  const grace = distinct(requirementSet.map((set) => set.policy.graceDays));
  return evidence.documents.flatMap((entry) => [
    entry.issuedOn,
    ...aroundLastDay(entry.expiresOn, warn, grace),
  ]);
}

function staffDates({ requirementSet, evidence: { staff } }: EvaluationInput): Dates {
  const grace = distinct(requirementSet.map((set) => set.policy.graceDays));
  return [
    ...staff.assignments.flatMap(({ from, to }) => [from, ...dayAfter(to)]),
    ...staff.documents.flatMap((entry) => [
      entry.issuedOn,
      ...staff.docTypes
        .filter((docType) => docType.id === entry.typeId)
        .flatMap((docType) =>
          aroundLastDay(staffDocumentEnd(entry, docType.validMonths), [docType.warnDays], grace),
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
