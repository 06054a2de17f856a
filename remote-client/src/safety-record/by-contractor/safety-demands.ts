import {
  activeOverride,
  type CalendarDate,
  fittingGroup,
  groupFacts,
  type Item,
  itemTitle,
  limitsOfIndustry,
  type RequirementOverride,
  type RequirementSet,
  rateLimitText,
  standingOverrides,
  versionOn,
} from '@vcms/domain';
import type { OwnDemand } from '@vcms/kits/requirements';

/** Demands on the safety record that can differ for one contractor, in the order of the page. */
const SAFETY_KEYS = ['osha.trir', 'osha.dart', 'osha.ltir', 'osha.deaths', 'emr.latest', 'emr.avg3'] as const;
export type SafetyKey = (typeof SAFETY_KEYS)[number];

const LEAVES = {
  'osha.trir': 'trir',
  'osha.dart': 'dart',
  'osha.ltir': 'ltir',
  'emr.latest': 'latest',
  'emr.avg3': 'avg3',
} as const;

/** What is asked of all. */
export interface UsualDemand {
  /** "3.00", "1.25 × industry", "No limit". */
  readonly text: string;
  /** undefined: there is no limit, or it depends on the industry. */
  readonly value: number | undefined;
  /** A multiple: it depends on the contractor's industry. */
  readonly byIndustry: boolean;
  /** Whose limit it is, where it is one of some industries: "238 Specialty trades". */
  readonly group: string | undefined;
}

const NO_LIMIT = 'No limit';

type Amount = Pick<UsualDemand, 'text' | 'value' | 'byIndustry'>;

function numberDemand(value: string | number | null | undefined): Amount {
  const isSet = value !== undefined && value !== null;
  return {
    text: isSet ? String(value) : NO_LIMIT,
    value: isSet ? Number(value) : undefined,
    byIndustry: false,
  };
}

function amountOf(set: RequirementSet, key: SafetyKey): Amount {
  if (key === 'osha.deaths') return numberDemand(set.osha.maxDeaths);
  if (key === 'emr.latest' || key === 'emr.avg3') {
    return numberDemand(key === 'emr.latest' ? set.emr.latest : set.emr.avg3);
  }
  const limit = set.osha[LEAVES[key]];
  if (limit === undefined || 'limit' in limit) return numberDemand(limit?.limit);
  return { text: rateLimitText(limit), value: undefined, byIndustry: true };
}

/** What all contractors of its industry must meet on a day; undefined: the records it is judged on are not required then. */
export function usualDemand(
  { sets, naics }: Pick<SafetyFacts, 'sets' | 'naics'>,
  key: SafetyKey,
  day: CalendarDate,
): UsualDemand | undefined {
  const version = versionOn(sets, day);
  const area = key.startsWith('osha.') ? 'osha' : 'emr';
  if (version?.[area].required !== true) return undefined;
  const group = fittingGroup(version, naics);
  const set = limitsOfIndustry(version, group);
  const facts = key === 'osha.deaths' ? undefined : groupFacts({ set, group }, LEAVES[key]);
  return { ...amountOf(set, key), group: facts?.limitFor };
}

/** One demand on one contractor. */
export interface SafetyRow {
  readonly key: SafetyKey;
  readonly title: string;
  readonly usual: UsualDemand;
  /** What holds today instead. */
  readonly own: OwnDemand | undefined;
  /** What will hold instead from a later day on. */
  readonly later: readonly OwnDemand[];
  /** The contractor's own number as it was last evaluated. */
  readonly actual: string | undefined;
}

export interface SafetyFacts {
  /** The contractor's confirmed NAICS code; without one no limit of an industry holds. */
  readonly naics?: string | undefined;
  readonly sets: readonly RequirementSet[];
  /** Of this client and contractor; of any state. */
  readonly overrides: readonly RequirementOverride[];
  readonly items: readonly Item[];
  readonly today: CalendarDate;
}

/** What is asked of all, what of this contractor instead, and where it stands; without what is not required today. */
export function safetyRows({ sets, naics, overrides, items, today }: SafetyFacts): readonly SafetyRow[] {
  const standing = standingOverrides(overrides, today);
  return SAFETY_KEYS.flatMap((key) => {
    const usual = usualDemand({ sets, naics }, key, today);
    if (usual === undefined) return [];
    const actual = items.find((item) => item.key === key)?.actual;
    return [
      {
        ...{ key, usual, title: itemTitle(key) },
        own: activeOverride(standing, key, today),
        later: standing.filter((entry) => entry.key === key && entry.from > today),
        actual: actual === undefined ? undefined : String(actual),
      },
    ];
  });
}
