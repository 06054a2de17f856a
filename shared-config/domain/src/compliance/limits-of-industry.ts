import type { OshaRate } from '../requirement.ts';
import type { NaicsGroup, RequirementSet } from '../schemas/requirement-schema.ts';
import type { ReasonFacts } from './status.ts';

/** A group of industries, and the beginning of the code by which a contractor belongs to it. */
export interface FittingGroup {
  readonly group: NaicsGroup;
  /** 2 to 6 digits. */
  readonly code: string;
}

/** A limit that a group of industries can have of its own. */
type GroupedLimit = OshaRate | 'latest' | 'avg3';

/** The group that a NAICS code belongs to: of all whose codes begin it the one with the longest; without a code none. */
export function fittingGroup(
  { naicsGroups = [] }: Pick<RequirementSet, 'naicsGroups'>,
  naics: string | undefined,
): FittingGroup | undefined {
  if (naics === undefined) return undefined;
  let found: FittingGroup | undefined;
  for (const group of naicsGroups) {
    for (const code of group.naics) {
      if (naics.startsWith(code) && code.length > (found?.code.length ?? 0)) found = { group, code };
    }
  }
  return found;
}

/** "238 Specialty trades". */
export function groupLabel({ group, code }: FittingGroup): string {
  return `${code} ${group.name}`;
}

/** A version with the limits of one group in place of those for all; the version itself where there is no group. */
export function limitsOfIndustry<Version extends Pick<RequirementSet, 'osha' | 'emr'>>(
  version: Version,
  fitting: FittingGroup | undefined,
): Version {
  if (fitting === undefined) return version;
  const { osha, emr } = version;
  const { trir, dart, ltir, emrLatest, emrAvg3 } = fitting.group;
  return {
    ...version,
    osha: { ...osha, trir: trir ?? osha.trir, dart: dart ?? osha.dart, ltir: ltir ?? osha.ltir },
    emr: { ...emr, latest: emrLatest ?? emr.latest, avg3: emrAvg3 ?? emr.avg3 },
  };
}

/** Whose limit one is; undefined: that of all, or one of this contractor alone. */
export function groupFacts(
  {
    set,
    group: fitting,
  }: { readonly set: Pick<RequirementSet, 'osha' | 'emr'>; readonly group: FittingGroup | undefined },
  limit: GroupedLimit,
): ReasonFacts | undefined {
  if (fitting === undefined) return undefined;
  const { group } = fitting;
  const isOwn =
    limit === 'latest'
      ? group.emrLatest !== undefined && group.emrLatest === set.emr.latest
      : limit === 'avg3'
        ? group.emrAvg3 !== undefined && group.emrAvg3 === set.emr.avg3
        : group[limit] !== undefined && group[limit] === set.osha[limit];
  return isOwn ? { limitFor: groupLabel(fitting) } : undefined;
}
