import {
  activeOverride,
  type CalendarDate,
  INSURANCE_LINES,
  type InsuranceLine,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  type LimitCode,
  type RequirementOverride,
  type RequirementSet,
  standingOverrides,
  versionOn,
  WORDING_PARTS,
  type WordingPart,
  wordingDemand,
  wordingTerm,
} from '@vcms/domain';
import type { OwnDemand } from '@vcms/kits/requirements';
import { demandName } from '../model/demand-name.ts';
import { isLowered, isMilder } from '../model/override-rules.ts';
import { usualWordingOn } from './wording-subject.ts';

/** One demand of the grid: what is asked of all, what of this contractor. */
export interface LimitRow {
  readonly key: string;
  /** undefined for a demand that is no amount, such as an endorsement. */
  readonly code: LimitCode | undefined;
  /** A demand of the policy's wording, of its insurer or of the certificate. */
  readonly wording: WordingPart | undefined;
  readonly label: string;
  /** Whole US dollars asked of all; undefined: not asked. */
  readonly usual: number | undefined;
  /** What is asked of all where it is no amount: "A- VII or better". */
  readonly usualWords: string | undefined;
  /** What holds today instead. */
  readonly own: OwnDemand | undefined;
  /** What will hold instead from a later day on. */
  readonly later: readonly OwnDemand[];
  /** Dollars asked of this contractor today; undefined: nothing is asked. */
  readonly effective: number | undefined;
  readonly waived: boolean;
  /** Dollars more (or less, negative) than asked of all; undefined where one of the two is not asked. */
  readonly difference: number | undefined;
}

export interface LineRows {
  readonly line: InsuranceLine;
  /** Asked of all contractors. */
  readonly required: boolean;
  /** The whole line is waived today. */
  readonly waiver: OwnDemand | undefined;
  readonly laterWaivers: readonly OwnDemand[];
  readonly rows: readonly LimitRow[];
}

export interface LimitGridFacts {
  readonly sets: readonly RequirementSet[];
  /** Of this client and contractor; of any state. */
  readonly overrides: readonly RequirementOverride[];
  readonly today: CalendarDate;
}

function amountOf(own: OwnDemand | undefined): number | undefined {
  return own?.value === undefined ? undefined : Number(own.value);
}

/** What is no amount has none to compare. */
function waivedOnly(own: OwnDemand | undefined): OwnDemand | undefined {
  return own?.waived === true ? own : undefined;
}

function numbers(usual: number | undefined, own: OwnDemand | undefined, lineWaived: boolean) {
  const waived = lineWaived || own?.waived === true;
  const effective = waived ? undefined : (amountOf(own) ?? usual);
  const difference = effective === undefined || usual === undefined ? undefined : effective - usual;
  return { waived, effective, difference };
}

/** What is asked of all on a day for an amount; undefined: nothing. */
export function usualLimit(
  sets: readonly RequirementSet[],
  line: InsuranceLine,
  code: LimitCode,
  day: CalendarDate,
): number | undefined {
  const demand = versionOn(sets, day)?.insurance[line];
  return demand?.required === true ? demand.limits[code] : undefined;
}

/** The insurance demands on one contractor, line by line: what all must carry, and what stands for this one instead. */
export function limitRows({ sets, overrides, today }: LimitGridFacts): readonly LineRows[] {
  const insurance = versionOn(sets, today)?.insurance ?? {};
  const standing = standingOverrides(overrides, today);
  const later = (key: string) => standing.filter((entry) => entry.key === key && entry.from > today);
  const lineOf = (line: InsuranceLine): LineRows => {
    const prefix = `insurance.${line}`;
    const required = insurance[line]?.required === true;
    const waiver = activeOverride(standing, prefix, today);
    const rowOf = (key: string, part: Partial<Pick<LimitRow, 'code' | 'wording'>> = {}): LimitRow => {
      const { code, wording } = part;
      const usual = code === undefined || !required ? undefined : insurance[line]?.limits[code];
      const usualWords = wording === undefined ? undefined : wordingDemand(insurance[line], wording);
      const own = activeOverride(standing, key, today);
      const label = code === undefined ? demandName({ key }) : LIMIT_LABELS[code];
      return {
        key,
        code,
        wording,
        label,
        usual,
        usualWords,
        own,
        later: later(key),
        ...numbers(usual, wording === undefined ? own : waivedOnly(own), waiver !== undefined),
      };
    };
    const codes: readonly LimitCode[] = LIMITS_OF_LINE[line];
    const amounts = codes.map((code) => rowOf(`${prefix}.${code}`, { code }));
    const wordings = WORDING_PARTS.map((wording) => rowOf(`${prefix}.${wording}`, { wording }));
    const named = [...amounts, ...wordings];
    const known = new Set([prefix, ...named.map(({ key }) => key)]);
    const others = [...new Set(standing.map(({ key }) => key))]
      .filter((key) => key.startsWith(`${prefix}.`) && !known.has(key))
      .map((key) => rowOf(key));
    const rows = [...named, ...others].filter(
      ({ usual, usualWords, own, later: coming }) =>
        usual !== undefined || usualWords !== undefined || own !== undefined || coming.length > 0,
    );
    return { line, required, waiver, laterWaivers: later(prefix), rows };
  };
  return INSURANCE_LINES.map(lineOf).filter(
    ({ required, waiver, laterWaivers, rows }) =>
      required || waiver !== undefined || laterWaivers.length > 0 || rows.length > 0,
  );
}

/** True when nothing special is asked of this contractor, now or later. */
export function usesUsualLimits(lines: readonly LineRows[]): boolean {
  return lines.every(
    ({ waiver, laterWaivers, rows }) =>
      waiver === undefined &&
      laterWaivers.length === 0 &&
      rows.every(({ own, later }) => own === undefined && later.length === 0),
  );
}

/** Special demands on another contractor as they would be for this one: from today on, to the same day. */
export function copiedDemands(
  overrides: readonly RequirementOverride[],
  sets: readonly RequirementSet[],
  today: CalendarDate,
): readonly (OwnDemand & { readonly lowered: boolean })[] {
  return standingOverrides(overrides, today)
    .filter(({ key }) => key.startsWith('insurance.'))
    .map((entry) => {
      const { id, key, value, waived, reason, to } = entry;
      const from = entry.from > today ? entry.from : today;
      const [, line = '', code = ''] = key.split('.');
      const known = INSURANCE_LINES.find((name) => name === line);
      const limit = known === undefined ? undefined : LIMITS_OF_LINE[known].find((name) => name === code);
      const usual =
        known === undefined || limit === undefined ? undefined : usualLimit(sets, known, limit, from);
      const term = wordingTerm(key);
      const lowered =
        term === undefined
          ? isLowered({ usual, waived, value: amountOf(entry) })
          : isMilder({ term, usual: usualWordingOn(sets, term, from), waived, value: String(value) });
      return { id, key, value, waived, reason, from, to, lowered };
    });
}
