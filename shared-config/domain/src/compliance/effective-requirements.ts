import { addDays, type CalendarDate } from '../calendar-date.ts';
import { formatDecimal, isDecimal, parseDecimal } from '../decimal.ts';
import { INSURANCE_LINES, type InsuranceLine, type LimitCode, lineOfLimit } from '../insurance.ts';
import { OVERRIDE_DAYS_MAX } from '../requirement.ts';
import type { LineRequirement, RequirementOverride, RequirementSet } from '../schemas/requirement-schema.ts';
import { coversKey } from '../variance.ts';
import { isMilderWording, usualWording, withWording, wordingTerm } from './wording-overrides.ts';

type OverrideTerm = Pick<RequirementOverride, 'key' | 'value' | 'waived' | 'from' | 'to' | 'state'>;

/** The demands of one client on one contractor on one day. */
export interface EffectiveRequirements {
  readonly set: RequirementSet;
  /** Keys this contractor need not fulfil; a parent covers its leaves. */
  readonly waived: readonly string[];
}

/** The version that holds on a day: the newest one not later than it; drafts never hold (domain 3.1). */
export function versionOn<Version extends Pick<RequirementSet, 'n' | 'status' | 'effectiveFrom'>>(
  sets: readonly Version[],
  asOf: CalendarDate,
): Version | undefined {
  return sets
    .filter((set) => set.status !== 'draft' && set.effectiveFrom <= asOf)
    .reduce<Version | undefined>((found, set) => {
      if (found === undefined) return set;
      if (set.effectiveFrom === found.effectiveFrom) return set.n > found.n ? set : found;
      return set.effectiveFrom > found.effectiveFrom ? set : found;
    }, undefined);
}

const LIMITS_FROM_ABOVE = /^(osha|emr)\./;

/** The value that a version demands for a key of one number; undefined: none, or not one number. */
function usualValue(set: RequirementSet, key: string): number | undefined {
  const [area = '', part = '', leaf = ''] = key.split('.');
  if (area === 'insurance' && isLine(part) && isLimitOf(part, leaf)) return set.insurance[part]?.limits[leaf];
  if (area === 'osha' && part === 'deaths') return set.osha.maxDeaths ?? undefined;
  if (area === 'osha' && (part === 'trir' || part === 'dart' || part === 'ltir')) {
    const limit = set.osha[part];
    if (limit === undefined) return undefined;
    // A multiple of the industry's rate is no number of its own: whatever takes its place counts as relief, and ends.
    return 'limit' in limit ? Number(limit.limit) : 0;
  }
  if (area === 'emr' && (part === 'latest' || part === 'avg3')) {
    const limit = set.emr[part];
    return limit === undefined ? undefined : Number(limit);
  }
  return area === 'program' ? set.programs.find(({ programId }) => programId === part)?.passScore : undefined;
}

/** Whether less is asked than of all others. */
function isRelief({ key, value, waived }: OverrideTerm, set: RequirementSet): boolean {
  if (waived) return true;
  const term = wordingTerm(key);
  if (term !== undefined) return isMilderWording(term, usualWording(set.insurance, term), String(value));
  const usual = usualValue(set, key);
  if (value === undefined || usual === undefined) return false;
  return LIMITS_FROM_ABOVE.test(key) ? Number(value) > usual : Number(value) < usual;
}

/**
 * The last day of an override. Relief ends by itself after a year, whatever its record says: access rules cannot compare it
 * with what is asked of all (domain section 2: lower or waived needs an end within 365 days).
 */
function lastDay(entry: OverrideTerm, set: RequirementSet): CalendarDate | null {
  if (!isRelief(entry, set)) return entry.to;
  const latest = addDays(entry.from, OVERRIDE_DAYS_MAX);
  return entry.to === null || entry.to > latest ? latest : entry.to;
}

/** The override of exactly this key on a day, the first and the last day included; the later start wins. */
export function activeOverride<Term extends OverrideTerm>(
  overrides: readonly Term[],
  key: string,
  asOf: CalendarDate,
): Term | undefined {
  return overrides
    .filter(
      (entry) =>
        entry.key === key &&
        entry.state === 'active' &&
        entry.from <= asOf &&
        (entry.to === null || asOf <= entry.to),
    )
    .reduce<Term | undefined>(
      (found, entry) => (found === undefined || entry.from > found.from ? entry : found),
      undefined,
    );
}

/** The value demanded for a key on a day; undefined when it is waived. */
export function demandedValue<Value extends string | number>(
  key: string,
  appwide: Value,
  overrides: readonly OverrideTerm[],
  asOf: CalendarDate,
): Value | string | number | undefined {
  const override = activeOverride(overrides, key, asOf);
  if (override === undefined) return appwide;
  return override.waived ? undefined : (override.value ?? appwide);
}

const NEW_LINE: LineRequirement = { required: true, limits: {}, endorsements: [], warnDays: 30 };

function isLine(text: string): text is InsuranceLine {
  return INSURANCE_LINES.some((line) => line === text);
}

function isLimitOf(line: InsuranceLine, code: string): code is LimitCode {
  return lineOfLimit(code) === line;
}

/** A limit for a line nobody else must carry turns the line on for this contractor. */
function withLimit(set: RequirementSet, line: string, code: string, value: number): RequirementSet {
  if (!isLine(line) || !isLimitOf(line, code)) return set;
  const appwide = set.insurance[line];
  const base = appwide?.required === true ? appwide : { ...NEW_LINE, ...appwide, required: value > 0 };
  const limits = { ...base.limits, [code]: value };
  return { ...set, insurance: { ...set.insurance, [line]: { ...base, limits } } };
}

function withValue(set: RequirementSet, key: string, value: string | number): RequirementSet {
  const [area = '', part = '', leaf = ''] = key.split('.');
  const term = wordingTerm(key);
  if (term !== undefined) return { ...set, insurance: withWording(set.insurance, term, String(value)) };
  const amount = Number(value);
  const text = isDecimal(String(value)) ? formatDecimal(parseDecimal(String(value), 2), 2) : '';
  if (area === 'insurance') return withLimit(set, part, leaf, amount);
  if (area === 'osha' && part === 'deaths') return { ...set, osha: { ...set.osha, maxDeaths: amount } };
  if (area === 'osha' && ['trir', 'dart', 'ltir'].includes(part) && text !== '') {
    return { ...set, osha: { ...set.osha, [part]: { limit: text } } };
  }
  if (area === 'emr' && ['latest', 'avg3'].includes(part) && text !== '') {
    return { ...set, emr: { ...set.emr, [part]: text } };
  }
  if (area !== 'program') return set;
  const programs = set.programs.map((entry) =>
    entry.programId === part ? { ...entry, passScore: amount } : entry,
  );
  return { ...set, programs };
}

/** A requirement version with the overrides of one contractor on a day (domain 3.1, step 1). */
export function applyOverrides(
  set: RequirementSet,
  overrides: readonly RequirementOverride[],
  asOf: CalendarDate,
): EffectiveRequirements {
  const keys = [...new Set(overrides.map((entry) => entry.key))].sort();
  const bounded = overrides.map((entry) => ({ ...entry, to: lastDay(entry, set) }));
  const active = keys.flatMap((key) => activeOverride(bounded, key, asOf) ?? []);
  // Amounts first: one of them may ask for a line, and what its policy must say follows.
  const isWording = ({ key }: OverrideTerm) => wordingTerm(key) !== undefined;
  const ordered = [...active.filter((entry) => !isWording(entry)), ...active.filter(isWording)];
  return {
    set: ordered.reduce(
      (current, entry) => (entry.value === undefined ? current : withValue(current, entry.key, entry.value)),
      set,
    ),
    waived: active.filter((entry) => entry.waived).map((entry) => entry.key),
  };
}

export function isWaived(waived: readonly string[], key: string): boolean {
  return waived.some((entry) => coversKey(entry, key));
}
