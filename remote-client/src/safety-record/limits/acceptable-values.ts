import {
  type Decimal,
  type EmrRequirement,
  formatDecimal,
  type NotRatedTreatment,
  OSHA_RATES,
  type OshaBasis,
  type OshaRate,
  type OshaRequirement,
  parseDecimal,
  type RateLimit,
  validationText,
} from '@vcms/domain';
import type { Demands, DraftFrame, DraftProblems } from '@vcms/kits/requirements';

/** How a rate is limited: not at all, by a number, or by a multiple of the industry's rate. */
export type RateKind = 'none' | 'number' | 'industry';

/** One rate as the form holds it: both ways as typed, so that changing one's mind loses nothing. */
export interface RateValues {
  readonly kind: RateKind;
  readonly limit: string;
  readonly multiplier: string;
}

export interface OshaValues {
  readonly required: boolean;
  readonly basis: OshaBasis;
  readonly rates: Readonly<Record<OshaRate, RateValues>>;
  /** '' for no limit. */
  readonly maxDeaths: string;
  readonly smallEmployers: boolean;
  readonly hoursBelow: string;
  readonly maxCases: string;
  readonly newCompanyRequiresVariance: boolean;
}

export interface EmrValues {
  readonly required: boolean;
  /** '' for no limit. */
  readonly latest: string;
  readonly avg3: string;
  readonly notRatedTreatment: NotRatedTreatment;
  readonly warnDays: string;
}

export interface AcceptableValues extends DraftFrame {
  readonly osha: OshaValues;
  readonly emr: EmrValues;
}

/** What the records allow (domain section 2), by field of the form. */
export const BOUNDS = {
  limit: { min: '0.00', max: '50.00' },
  multiplier: { min: '0.50', max: '3.00' },
  emr: { min: '0.20', max: '3.00' },
  maxDeaths: { min: 0, max: 10 },
  hoursBelow: { min: 50_000, max: 400_000 },
  maxCases: { min: 0, max: 3 },
  warnDays: { min: 0, max: 120 },
} as const;

/** What a number typed stands for, with two places: "2.5" is "2.50"; undefined for what is no such number. */
export function typedDecimal(text: string): Decimal | undefined {
  const bare = text.trim();
  const full = bare.startsWith('.') ? `0${bare}` : bare;
  return /^\d{1,2}(\.\d{1,2})?$/.test(full) ? formatDecimal(parseDecimal(full, 2), 2) : undefined;
}

/** A whole number as typed, thousands separated or not; NaN for anything else. */
function typedWhole(text: string): number {
  const bare = text.replace(/[,\s]/g, '');
  return /^\d{1,9}$/.test(bare) ? Number(bare) : Number.NaN;
}

/** One rate of the form. */
export function rateValues(limit: RateLimit | undefined): RateValues {
  if (limit === undefined) return { kind: 'none', limit: '', multiplier: '1.00' };
  return 'limit' in limit
    ? { kind: 'number', limit: limit.limit, multiplier: '1.00' }
    : { kind: 'industry', limit: '', multiplier: limit.industryMultiplier };
}

/** The form of a version's OSHA and EMR demands. */
export function acceptableValues(
  { osha, emr }: Pick<Demands, 'osha' | 'emr'>,
  { effectiveFrom, changeNote }: DraftFrame,
): AcceptableValues {
  const rule = osha.smallEmployerRule;
  return {
    effectiveFrom,
    changeNote,
    osha: {
      required: osha.required,
      basis: osha.basis,
      rates: { trir: rateValues(osha.trir), dart: rateValues(osha.dart), ltir: rateValues(osha.ltir) },
      maxDeaths: osha.maxDeaths === null ? '' : String(osha.maxDeaths),
      smallEmployers: rule !== null,
      hoursBelow: (rule?.hoursBelow ?? 200_000).toLocaleString('en-US'),
      maxCases: String(rule?.maxCases ?? 1),
      newCompanyRequiresVariance: osha.newCompanyRequiresVariance,
    },
    emr: {
      required: emr.required,
      latest: emr.latest ?? '',
      avg3: emr.avg3 ?? '',
      notRatedTreatment: emr.notRatedTreatment,
      warnDays: String(emr.warnDays),
    },
  };
}

/** What cannot be read stays as it was typed: the form is not saved while there is such a thing. */
export function asDecimal(text: string): Decimal {
  return typedDecimal(text) ?? text.trim();
}

/** What one rate of the form stands for; undefined: no limit. */
export function rateLimit({ kind, limit, multiplier }: RateValues): RateLimit | undefined {
  if (kind === 'none') return undefined;
  return kind === 'number' ? { limit: asDecimal(limit) } : { industryMultiplier: asDecimal(multiplier) };
}

function oshaDemand(values: OshaValues): OshaRequirement {
  const { rates, maxDeaths, smallEmployers, hoursBelow, maxCases } = values;
  return {
    required: values.required,
    basis: values.basis,
    trir: rateLimit(rates.trir),
    dart: rateLimit(rates.dart),
    ltir: rateLimit(rates.ltir),
    maxDeaths: maxDeaths.trim() === '' ? null : typedWhole(maxDeaths),
    smallEmployerRule: smallEmployers
      ? { hoursBelow: typedWhole(hoursBelow), maxCases: typedWhole(maxCases) }
      : null,
    newCompanyRequiresVariance: values.newCompanyRequiresVariance,
  };
}

function emrDemand({ required, latest, avg3, notRatedTreatment, warnDays }: EmrValues): EmrRequirement {
  return {
    required,
    latest: latest.trim() === '' ? undefined : asDecimal(latest),
    avg3: avg3.trim() === '' ? undefined : asDecimal(avg3),
    notRatedTreatment,
    warnDays: typedWhole(warnDays),
  };
}

/** The demands that the form stands for. */
export function acceptableDemands({ osha, emr }: AcceptableValues): Pick<Demands, 'osha' | 'emr'> {
  return { osha: oshaDemand(osha), emr: emrDemand(emr) };
}

/** V4 for a number with two places that is out of its bounds, or no number; undefined: it is fine. */
export function decimalProblem(
  text: string,
  { min, max }: { readonly min: string; readonly max: string },
): string | undefined {
  const value = typedDecimal(text);
  const isFine = value !== undefined && Number(value) >= Number(min) && Number(value) <= Number(max);
  return isFine ? undefined : validationText('V4', { min, max });
}

function wholeProblem(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): string | undefined {
  const value = typedWhole(text);
  if (Number.isNaN(value)) return validationText('V3');
  if (value >= min && value <= max) return undefined;
  return validationText('V4', { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US') });
}

/** V4 for what is typed of one rate; undefined: it is fine. */
export function rateProblem({ kind, limit, multiplier }: RateValues): string | undefined {
  if (kind === 'none') return undefined;
  return kind === 'number'
    ? decimalProblem(limit, BOUNDS.limit)
    : decimalProblem(multiplier, BOUNDS.multiplier);
}

function unlessEmpty(text: string, problem: string | undefined): string | undefined {
  return text.trim() === '' ? undefined : problem;
}

/** What keeps the values from being saved (V3, V4 of domain section 4), by `<area>.<field>`. */
export function acceptableProblems({ osha, emr }: AcceptableValues): DraftProblems {
  const rates = OSHA_RATES.map((rate) => [`osha.${rate}`, rateProblem(osha.rates[rate])] as const);
  const rule = osha.smallEmployers;
  const all: readonly (readonly [string, string | undefined])[] = [
    ...rates,
    ['osha.maxDeaths', unlessEmpty(osha.maxDeaths, wholeProblem(osha.maxDeaths, BOUNDS.maxDeaths))],
    ['osha.hoursBelow', rule ? wholeProblem(osha.hoursBelow, BOUNDS.hoursBelow) : undefined],
    ['osha.maxCases', rule ? wholeProblem(osha.maxCases, BOUNDS.maxCases) : undefined],
    ['emr.latest', unlessEmpty(emr.latest, decimalProblem(emr.latest, BOUNDS.emr))],
    ['emr.avg3', unlessEmpty(emr.avg3, decimalProblem(emr.avg3, BOUNDS.emr))],
    ['emr.warnDays', wholeProblem(emr.warnDays, BOUNDS.warnDays)],
  ];
  return Object.fromEntries(all.filter(([, problem]) => problem !== undefined));
}
