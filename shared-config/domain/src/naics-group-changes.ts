import { fittingGroup, limitsOfIndustry } from './compliance/limits-of-industry.ts';
import { compareDecimals } from './decimal.ts';
import type { DemandDirection } from './insurance-changes.ts';
import { ceiling, isLowerRate, OSHA_RATE_LABELS, rateLimitText } from './limit-order.ts';
import { OSHA_RATES } from './requirement.ts';
import type { NaicsGroup, RequirementSet } from './schemas/requirement-schema.ts';

type Limits = Pick<RequirementSet, 'osha' | 'emr' | 'naicsGroups'>;

/** What differs for the contractors whose NAICS code begins with some digits. */
interface GroupChange {
  /** The digits. */
  readonly part: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly direction: DemandDirection;
}

/** Limits of a group in one line: "TRIR 2.00, latest EMR 0.90". */
export function groupLimitsText(group: NaicsGroup): string {
  const rates = OSHA_RATES.flatMap((rate) =>
    group[rate] === undefined ? [] : [`${OSHA_RATE_LABELS[rate]} ${rateLimitText(group[rate])}`],
  );
  const { emrLatest, emrAvg3 } = group;
  const parts = [
    ...rates,
    ...(emrLatest === undefined ? [] : [`latest EMR ${emrLatest}`]),
    ...(emrAvg3 === undefined ? [] : [`mean EMR ${emrAvg3}`]),
  ];
  return parts.length === 0 ? 'the general limits' : parts.join(', ');
}

/** What holds for a code: from the group that it belongs to, else from the limits for all. */
function limitsFor(version: Limits | undefined, code: string) {
  if (version === undefined) return undefined;
  const { osha, emr } = limitsOfIndustry(version, fittingGroup(version, code));
  return {
    ...(osha.required ? { trir: osha.trir, dart: osha.dart, ltir: osha.ltir } : {}),
    ...(emr.required ? { latest: emr.latest, avg3: emr.avg3 } : {}),
  };
}

/** More where any limit is lower or new; of what stayed the same neither more nor less. */
function directionOf(
  before: Limits | undefined,
  after: Limits,
  code: string,
  isSameText: boolean,
): DemandDirection {
  const [was, is] = [limitsFor(before, code), limitsFor(after, code)];
  const rates = OSHA_RATES.flatMap((rate) =>
    rateLimitText(was?.[rate]) === rateLimitText(is?.[rate])
      ? []
      : [ceiling(was?.[rate], is?.[rate], isLowerRate)],
  );
  const isLower = (low: string, high: string) => compareDecimals(low, high) < 0;
  const modifications = (['latest', 'avg3'] as const).flatMap((leaf) =>
    was?.[leaf] === is?.[leaf] ? [] : [ceiling(was?.[leaf], is?.[leaf], isLower)],
  );
  const all = [...rates, ...modifications];
  if (all.includes('raised')) return 'raised';
  return all.length === 0 || isSameText ? 'neutral' : 'lowered';
}

function ownGroup(version: Limits | undefined, code: string): NaicsGroup | undefined {
  return version?.naicsGroups?.find(({ naics }) => naics.includes(code));
}

/** What two versions ask otherwise of single industries, code by code; `before` undefined: there were no limits. */
export function groupChanges(before: Limits | undefined, after: Limits): readonly GroupChange[] {
  const codes = [before, after].flatMap(
    (version) => version?.naicsGroups?.flatMap(({ naics }) => naics) ?? [],
  );
  return [...new Set(codes)].sort().flatMap((code) => {
    const [was, is] = [ownGroup(before, code), ownGroup(after, code)];
    const texts = [was, is].map((group) => (group === undefined ? 'As for all' : groupLimitsText(group)));
    const [from = '', to = ''] = texts;
    const name = (is ?? was)?.name ?? '';
    const renamed = was !== undefined && is !== undefined && was.name !== is.name;
    if (from === to && !renamed) return [];
    return [
      {
        part: code,
        label: `NAICS ${code} ${name}`,
        before: renamed ? `${was.name}: ${from}` : from,
        after: renamed ? `${is.name}: ${to}` : to,
        direction: directionOf(before, after, code, from === to),
      },
    ];
  });
}
