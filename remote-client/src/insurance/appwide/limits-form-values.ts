import {
  type AggregateScope,
  type AutoDemand,
  demandedAutos,
  type Endorsement,
  type EndorsementProof,
  INSURANCE_LINES,
  type InsuranceDemands,
  type InsuranceLine,
  LIMITS_OF_LINE,
  type LimitCode,
  type LineRequirement,
  parseMoney,
} from '@vcms/domain';
import { lineRequirementSchema } from '@vcms/domain/schemas';
import type { DraftFrame, DraftProblems } from '@vcms/kits/requirements';

/** One line as the form holds it: amounts and days as typed. */
export interface LineValues {
  readonly required: boolean;
  readonly limits: Readonly<Partial<Record<LimitCode, string>>>;
  readonly endorsements: readonly Endorsement[];
  readonly endorsementProof: EndorsementProof;
  readonly certificateHolder: boolean;
  readonly statutory: boolean;
  readonly occurrenceOnly: boolean;
  readonly viaUmbrella: boolean;
  readonly aggregatePer: '' | AggregateScope;
  readonly autos: readonly AutoDemand[];
  readonly minBest: string;
  readonly warnDays: string;
}

export interface LimitsValues extends DraftFrame {
  readonly lines: Readonly<Record<InsuranceLine, LineValues>>;
}

/** Messages by field: effectiveFrom, changeNote, or `<line>.<field>` such as auto.auto_csl. */
export type LimitsProblems = DraftProblems;

function lineValues(line: InsuranceLine, demand: LineRequirement | undefined): LineValues {
  const amounts = LIMITS_OF_LINE[line].flatMap((code): [LimitCode, string][] => {
    const amount = demand?.limits[code];
    return amount === undefined ? [] : [[code, amount.toLocaleString('en-US')]];
  });
  return {
    required: demand?.required === true,
    limits: Object.fromEntries(amounts),
    endorsements: demand?.endorsements ?? [],
    endorsementProof: demand?.endorsementProof ?? 'page',
    certificateHolder: demand?.certificateHolder === true,
    statutory: demand?.statutory === true,
    occurrenceOnly: demand?.occurrenceOnly === true,
    viaUmbrella: demand?.viaUmbrella === true,
    aggregatePer: demand?.aggregatePer ?? '',
    autos: demand?.autos ?? [],
    minBest: demand?.minBest ?? '',
    warnDays: String(demand?.warnDays ?? 30),
  };
}

function linesOf(insurance: InsuranceDemands): LimitsValues['lines'] {
  const entries = INSURANCE_LINES.map((line) => [line, lineValues(line, insurance[line])] as const);
  return Object.fromEntries(entries) as Record<InsuranceLine, LineValues>;
}

/** The form of a version's insurance. */
export function limitsValues(
  { insurance }: { readonly insurance: InsuranceDemands },
  { effectiveFrom, changeNote }: DraftFrame,
): LimitsValues {
  return { effectiveFrom, changeNote, lines: linesOf(insurance) };
}

/** A flag that is off is left out, as versions have it. */
function lineDemand(line: InsuranceLine, values: LineValues): LineRequirement {
  const amounts = LIMITS_OF_LINE[line].flatMap((code): [LimitCode, number][] => {
    const amount = parseMoney(values.limits[code] ?? '');
    return amount === undefined ? [] : [[code, amount]];
  });
  const autos = demandedAutos([values.autos]);
  const minBest = values.minBest.trim();
  const days = values.warnDays.trim();
  return {
    required: values.required,
    limits: Object.fromEntries(amounts),
    endorsements: [...values.endorsements],
    ...(values.endorsementProof === 'page' ? {} : { endorsementProof: values.endorsementProof }),
    ...(values.statutory ? { statutory: true } : {}),
    ...(values.certificateHolder ? { certificateHolder: true } : {}),
    ...(values.occurrenceOnly ? { occurrenceOnly: true } : {}),
    ...(values.viaUmbrella ? { viaUmbrella: true } : {}),
    ...(values.aggregatePer === '' ? {} : { aggregatePer: values.aggregatePer }),
    ...(autos === undefined ? {} : { autos }),
    ...(minBest === '' ? {} : { minBest }),
    warnDays: /^\d+$/.test(days) ? Number(days) : Number.NaN,
  };
}

/** The demands that the form stands for. */
export function insuranceOf({ lines }: Pick<LimitsValues, 'lines'>): InsuranceDemands {
  return Object.fromEntries(INSURANCE_LINES.map((line) => [line, lineDemand(line, lines[line])]));
}

/** What keeps the lines from being saved (V3, V4, V24 of domain section 4). */
export function limitsProblems({ lines }: LimitsValues): DraftProblems {
  const problems: Record<string, string> = {};
  for (const line of INSURANCE_LINES) {
    const checked = lineRequirementSchema.safeParse(lineDemand(line, lines[line]));
    for (const issue of checked.success ? [] : checked.error.issues) {
      problems[`${line}.${String(issue.path.at(-1))}`] ??= issue.message;
    }
  }
  return problems;
}
