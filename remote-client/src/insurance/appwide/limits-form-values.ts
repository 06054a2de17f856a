import type { RequirementContent } from '@vcms/data';
import {
  type AggregateScope,
  type CalendarDate,
  type Endorsement,
  INSURANCE_LINES,
  type InsuranceDemands,
  type InsuranceLine,
  isCalendarDate,
  LIMITS_OF_LINE,
  type LimitCode,
  type LineRequirement,
  parseMoney,
  type RequirementSet,
  validationText,
} from '@vcms/domain';
import { lineRequirementSchema } from '@vcms/domain/schemas';

/** One line as the form holds it: amounts and days as typed. */
export interface LineValues {
  readonly required: boolean;
  readonly limits: Readonly<Partial<Record<LimitCode, string>>>;
  readonly endorsements: readonly Endorsement[];
  readonly certificateHolder: boolean;
  readonly statutory: boolean;
  readonly occurrenceOnly: boolean;
  readonly viaUmbrella: boolean;
  readonly aggregatePer: '' | AggregateScope;
  readonly minBest: string;
  readonly warnDays: string;
}

export interface LimitsValues {
  /** As the browser's date field gives it. */
  readonly effectiveFrom: string;
  readonly changeNote: string;
  readonly lines: Readonly<Record<InsuranceLine, LineValues>>;
}

/** Messages by field: effectiveFrom, changeNote, or `<line>.<field>` such as auto.auto_csl. */
export type LimitsProblems = Readonly<Partial<Record<string, string>>>;

export const CHANGE_NOTE = { min: 5, max: 500 } as const;

/** What a draft says as long as nobody has written a note: a version without one cannot be stored. */
const NO_NOTE = 'Draft';

function lineValues(line: InsuranceLine, demand: LineRequirement | undefined): LineValues {
  const amounts = LIMITS_OF_LINE[line].flatMap((code): [LimitCode, string][] => {
    const amount = demand?.limits[code];
    return amount === undefined ? [] : [[code, amount.toLocaleString('en-US')]];
  });
  return {
    required: demand?.required === true,
    limits: Object.fromEntries(amounts),
    endorsements: demand?.endorsements ?? [],
    certificateHolder: demand?.certificateHolder === true,
    statutory: demand?.statutory === true,
    occurrenceOnly: demand?.occurrenceOnly === true,
    viaUmbrella: demand?.viaUmbrella === true,
    aggregatePer: demand?.aggregatePer ?? '',
    minBest: demand?.minBest ?? '',
    warnDays: String(demand?.warnDays ?? 30),
  };
}

function linesOf(insurance: InsuranceDemands): LimitsValues['lines'] {
  const entries = INSURANCE_LINES.map((line) => [line, lineValues(line, insurance[line])] as const);
  return Object.fromEntries(entries) as Record<InsuranceLine, LineValues>;
}

/** The form of a version; a draft's stand-in for a note shows as none. */
export function limitsValues({
  insurance,
  effectiveFrom,
  changeNote,
}: Pick<RequirementSet, 'insurance' | 'effectiveFrom' | 'changeNote'>): LimitsValues {
  return {
    effectiveFrom,
    changeNote: changeNote === NO_NOTE ? '' : changeNote,
    lines: linesOf(insurance),
  };
}

/** A flag that is off is left out, as versions have it. */
function lineDemand(line: InsuranceLine, values: LineValues): LineRequirement {
  const amounts = LIMITS_OF_LINE[line].flatMap((code): [LimitCode, number][] => {
    const amount = parseMoney(values.limits[code] ?? '');
    return amount === undefined ? [] : [[code, amount]];
  });
  const minBest = values.minBest.trim();
  const days = values.warnDays.trim();
  return {
    required: values.required,
    limits: Object.fromEntries(amounts),
    endorsements: [...values.endorsements],
    ...(values.statutory ? { statutory: true } : {}),
    ...(values.certificateHolder ? { certificateHolder: true } : {}),
    ...(values.occurrenceOnly ? { occurrenceOnly: true } : {}),
    ...(values.viaUmbrella ? { viaUmbrella: true } : {}),
    ...(values.aggregatePer === '' ? {} : { aggregatePer: values.aggregatePer }),
    ...(minBest === '' ? {} : { minBest }),
    warnDays: /^\d+$/.test(days) ? Number(days) : Number.NaN,
  };
}

/** The demands that the form stands for. */
export function insuranceOf({ lines }: Pick<LimitsValues, 'lines'>): InsuranceDemands {
  return Object.fromEntries(INSURANCE_LINES.map((line) => [line, lineDemand(line, lines[line])]));
}

/** The whole version: what is not insurance is that of `base`, untouched. */
export function limitsContent(
  values: LimitsValues,
  base: Omit<RequirementContent, 'insurance'>,
): RequirementContent {
  const { osha, emr, programs, questionnaire, documents, staffDocs, policy } = base;
  const note = values.changeNote.trim();
  return {
    effectiveFrom: values.effectiveFrom,
    changeNote: note.length < CHANGE_NOTE.min ? NO_NOTE : note,
    insurance: insuranceOf(values),
    ...{ osha, emr, programs, questionnaire, documents, staffDocs, policy },
  };
}

/** What keeps the form from being saved (V3, V4, V24 of domain section 4). */
export function draftProblems(values: LimitsValues): LimitsProblems {
  const problems: Record<string, string> = {};
  for (const line of INSURANCE_LINES) {
    const checked = lineRequirementSchema.safeParse(lineDemand(line, values.lines[line]));
    for (const issue of checked.success ? [] : checked.error.issues) {
      problems[`${line}.${String(issue.path.at(-1))}`] ??= issue.message;
    }
  }
  if (!isCalendarDate(values.effectiveFrom)) problems.effectiveFrom = validationText('V5');
  if (values.changeNote.trim().length > CHANGE_NOTE.max) problems.changeNote = noteProblem();
  return problems;
}

function noteProblem(): string {
  return validationText('V2', { field: 'Change note', ...CHANGE_NOTE });
}

/** What keeps it from being published; `today` is the client's. */
export function publishProblems(values: LimitsValues, today: CalendarDate): LimitsProblems {
  const { length } = values.changeNote.trim();
  const isPast = isCalendarDate(values.effectiveFrom) && values.effectiveFrom < today;
  return {
    ...draftProblems(values),
    ...(isPast ? { effectiveFrom: 'Choose a date from today on.' } : {}),
    ...(length < CHANGE_NOTE.min || length > CHANGE_NOTE.max ? { changeNote: noteProblem() } : {}),
  };
}
