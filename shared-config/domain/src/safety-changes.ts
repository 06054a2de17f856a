import { compareDecimals } from './decimal.ts';
import type { DemandDirection } from './insurance-changes.ts';
import { ceiling, isLowerRate, NO_LIMIT, OSHA_RATE_LABELS, rateLimitText } from './limit-order.ts';
import { groupChanges } from './naics-group-changes.ts';
import type { NotRatedTreatment, OshaBasis } from './requirement.ts';
import type { EmrRequirement, OshaRequirement, RequirementSet } from './schemas/requirement-schema.ts';

/** One difference between two versions of what a client accepts of injury rates and EMR, in words. */
export interface SafetyChange {
  readonly area: 'osha' | 'emr' | 'groups';
  /** Unique within the area. */
  readonly part: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly direction: DemandDirection;
}

export const OSHA_BASIS_LABELS: Readonly<Record<OshaBasis, string>> = {
  pooled_3yr: 'Three years pooled',
  latest_year: 'Latest year alone',
};

export const NOT_RATED_LABELS: Readonly<Record<NotRatedTreatment, string>> = {
  assume_1_00: 'Counts as 1.00',
  not_applicable: 'Not evaluated',
  non_compliant: 'Not accepted',
};

type Part = Omit<SafetyChange, 'area'>;

function part(name: string, label: string, texts: readonly [string, string], direction: DemandDirection) {
  const [before, after] = texts;
  return before === after ? [] : [{ part: name, label, before, after, direction }];
}

function rateParts(before: OshaRequirement, after: OshaRequirement): readonly Part[] {
  return (['trir', 'dart', 'ltir'] as const).flatMap((rate) =>
    part(
      rate,
      OSHA_RATE_LABELS[rate],
      [rateLimitText(before[rate]), rateLimitText(after[rate])],
      ceiling(before[rate], after[rate], isLowerRate),
    ),
  );
}

function ruleText(rule: OshaRequirement['smallEmployerRule']): string {
  if (rule === null) return 'None';
  return `Under ${rule.hoursBelow.toLocaleString('en-US')} hours, up to ${rule.maxCases} ${rule.maxCases === 1 ? 'case' : 'cases'}`;
}

function ruleDirection(
  before: OshaRequirement['smallEmployerRule'],
  after: OshaRequirement['smallEmployerRule'],
): DemandDirection {
  if (before === null) return 'lowered';
  const spares = after !== null && after.hoursBelow >= before.hoursBelow && after.maxCases >= before.maxCases;
  return spares ? 'lowered' : 'raised';
}

function oshaParts(before: OshaRequirement, after: OshaRequirement): readonly Part[] {
  const deaths = (set: OshaRequirement) => (set.maxDeaths === null ? NO_LIMIT : String(set.maxDeaths));
  const young = (set: OshaRequirement) =>
    set.newCompanyRequiresVariance ? 'Need a variance' : 'Not evaluated';
  return [
    // The same records give another rate, which may be higher or lower.
    ...part('basis', 'Years', [OSHA_BASIS_LABELS[before.basis], OSHA_BASIS_LABELS[after.basis]], 'raised'),
    ...rateParts(before, after),
    ...part(
      'deaths',
      'Deaths in three years',
      [deaths(before), deaths(after)],
      ceiling(before.maxDeaths ?? undefined, after.maxDeaths ?? undefined, (is, was) => is < was),
    ),
    ...part(
      'small_employer',
      'Small employer rule',
      [ruleText(before.smallEmployerRule), ruleText(after.smallEmployerRule)],
      ruleDirection(before.smallEmployerRule, after.smallEmployerRule),
    ),
    ...part(
      'new_company',
      'New companies',
      [young(before), young(after)],
      after.newCompanyRequiresVariance ? 'raised' : 'lowered',
    ),
  ];
}

/** From what asks least of a company that is not rated to what asks most. */
const STRICTNESS: readonly NotRatedTreatment[] = ['not_applicable', 'assume_1_00', 'non_compliant'];

function emrParts(before: EmrRequirement, after: EmrRequirement): readonly Part[] {
  const limit = (value: string | undefined) => value ?? NO_LIMIT;
  const isLower = (is: string, was: string) => compareDecimals(is, was) < 0;
  const days = (set: EmrRequirement) => `${set.warnDays} days`;
  const [was, is] = [before, after].map(({ notRatedTreatment }) => STRICTNESS.indexOf(notRatedTreatment));
  return [
    ...part(
      'latest',
      'Latest EMR',
      [limit(before.latest), limit(after.latest)],
      ceiling(before.latest, after.latest, isLower),
    ),
    ...part(
      'avg3',
      'Mean of three years',
      [limit(before.avg3), limit(after.avg3)],
      ceiling(before.avg3, after.avg3, isLower),
    ),
    ...part(
      'not_rated',
      'Not rated',
      [NOT_RATED_LABELS[before.notRatedTreatment], NOT_RATED_LABELS[after.notRatedTreatment]],
      (is ?? 0) > (was ?? 0) ? 'raised' : 'lowered',
    ),
    ...part('warn_days', 'Expiration warning', [days(before), days(after)], 'neutral'),
  ];
}

const NO_OSHA: OshaRequirement = {
  required: false,
  basis: 'pooled_3yr',
  maxDeaths: null,
  smallEmployerRule: null,
  newCompanyRequiresVariance: false,
};
const NO_EMR: EmrRequirement = { required: false, notRatedTreatment: 'not_applicable', warnDays: 30 };

/** What is off asks nothing; what is turned on begins with nothing but its own days and years. */
function areaParts<Area extends { readonly required: boolean }>(
  [before, after]: readonly [Area, Area],
  label: string,
  beginning: Area,
  partsOf: (before: Area, after: Area) => readonly Part[],
): readonly Part[] {
  const word = ({ required }: Area) => (required ? 'Required' : 'Not required');
  const own = part('required', label, [word(before), word(after)], after.required ? 'raised' : 'lowered');
  return after.required ? [...own, ...partsOf(before.required ? before : beginning, after)] : own;
}

/**
 * What differs between two versions of the demands on OSHA rates and EMR, in the order of their page; `before` undefined:
 * nothing was demanded. Where nobody can say which of two asks more, it counts as more.
 */
export function safetyChanges(
  before: Pick<RequirementSet, 'osha' | 'emr' | 'naicsGroups'> | undefined,
  after: Pick<RequirementSet, 'osha' | 'emr' | 'naicsGroups'>,
): readonly SafetyChange[] {
  const { basis } = after.osha;
  const { warnDays } = after.emr;
  const osha = areaParts(
    [before?.osha ?? NO_OSHA, after.osha],
    'OSHA logs',
    { ...NO_OSHA, basis },
    oshaParts,
  );
  const emr = areaParts([before?.emr ?? NO_EMR, after.emr], 'EMR letter', { ...NO_EMR, warnDays }, emrParts);
  return [
    ...osha.map((entry) => ({ ...entry, area: 'osha' as const })),
    ...emr.map((entry) => ({ ...entry, area: 'emr' as const })),
    ...groupChanges(before, after).map((entry) => ({ ...entry, area: 'groups' as const })),
  ];
}
