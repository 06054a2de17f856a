import {
  NAICS_GROUP_BOUNDS,
  type NaicsGroup,
  OSHA_RATES,
  type OshaRate,
  type RateLimit,
  validationText,
} from '@vcms/domain';
import type { DraftProblems } from '@vcms/kits/requirements';
import type { RateValues } from '../acceptable-values.ts';
import {
  asDecimal,
  BOUNDS,
  decimalProblem,
  rateLimit,
  rateProblem,
  rateValues,
} from '../acceptable-values.ts';

/** How a group limits a rate: as all others, or by a limit of its own. */
export type GroupRateKind = 'general' | 'number' | 'industry';

export interface GroupRate {
  readonly kind: GroupRateKind;
  readonly limit: string;
  readonly multiplier: string;
}

/** One group of industries as the form holds it. */
export interface GroupValues {
  /** "g0": stays the same while groups are added and removed. */
  readonly key: string;
  readonly name: string;
  /** Beginnings of NAICS codes. */
  readonly naics: readonly string[];
  readonly rates: Readonly<Record<OshaRate, GroupRate>>;
  /** '' for the limit for all. */
  readonly emrLatest: string;
  readonly emrAvg3: string;
}

const { groups: MOST, codes: MOST_CODES, name: NAME } = NAICS_GROUP_BOUNDS;

function groupRate(limit: RateLimit | undefined): GroupRate {
  const { kind, ...typed } = rateValues(limit);
  return { ...typed, kind: kind === 'none' ? 'general' : kind };
}

function asRate({ kind, ...typed }: GroupRate): RateValues {
  return { ...typed, kind: kind === 'general' ? 'none' : kind };
}

/** The form of a version's groups. */
export function groupValues(groups: readonly NaicsGroup[] = []): readonly GroupValues[] {
  return groups.map(({ name, naics, trir, dart, ltir, emrLatest = '', emrAvg3 = '' }, at) => ({
    key: `g${at}`,
    ...{ name, naics, emrLatest, emrAvg3 },
    rates: { trir: groupRate(trir), dart: groupRate(dart), ltir: groupRate(ltir) },
  }));
}

/** With one more, which names nothing yet; as it is where there are as many as a version can have. */
export function withNewGroup(groups: readonly GroupValues[]): readonly GroupValues[] {
  if (groups.length >= MOST) return groups;
  const rate = groupRate(undefined);
  const numbers = groups.map(({ key }) => Number(key.slice(1)));
  return [
    ...groups,
    {
      key: `g${Math.max(-1, ...numbers) + 1}`,
      ...{ name: '', naics: [], emrLatest: '', emrAvg3: '' },
      rates: { trir: rate, dart: rate, ltir: rate },
    },
  ];
}

function emrLimit(text: string): string | undefined {
  return text.trim() === '' ? undefined : asDecimal(text);
}

/** What one group of the form stands for. */
export function groupDemand({ name, naics, rates, emrLatest, emrAvg3 }: GroupValues): NaicsGroup {
  return {
    name: name.trim(),
    naics: [...naics],
    trir: rateLimit(asRate(rates.trir)),
    dart: rateLimit(asRate(rates.dart)),
    ltir: rateLimit(asRate(rates.ltir)),
    emrLatest: emrLimit(emrLatest),
    emrAvg3: emrLimit(emrAvg3),
  };
}

function nameProblem(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return validationText('V1', { field: 'Name' });
  return length < NAME.min || length > NAME.max
    ? validationText('V2', { field: 'Name', ...NAME })
    : undefined;
}

function codesProblem(codes: readonly string[], elsewhere: readonly string[]): string | undefined {
  if (codes.length === 0) return 'Add a NAICS code.';
  if (codes.length > MOST_CODES) return `Add at most ${MOST_CODES} codes.`;
  const twice = codes.find((code, at) => elsewhere.includes(code) || codes.indexOf(code) !== at);
  return twice === undefined ? undefined : `${twice} stands in another group. Remove it from one of them.`;
}

/** What keeps one group from being saved, by its fields. */
function problemsOf(group: GroupValues, elsewhere: readonly string[]): DraftProblems {
  const emr = (text: string) => (text.trim() === '' ? undefined : decimalProblem(text, BOUNDS.emr));
  return {
    name: nameProblem(group.name),
    naics: codesProblem(group.naics, elsewhere),
    ...Object.fromEntries(OSHA_RATES.map((rate) => [rate, rateProblem(asRate(group.rates[rate]))])),
    emrLatest: emr(group.emrLatest),
    emrAvg3: emr(group.emrAvg3),
  };
}

/** What keeps the groups from being saved, by `groups.<key>.<field>`. */
export function groupProblems(groups: readonly GroupValues[]): DraftProblems {
  const all = groups.flatMap((group) => {
    const elsewhere = groups.filter((other) => other !== group).flatMap(({ naics }) => naics);
    return Object.entries(problemsOf(group, elsewhere)).map(
      ([field, problem]) => [`groups.${group.key}.${field}`, problem] as const,
    );
  });
  return Object.fromEntries(all.filter(([, problem]) => problem !== undefined));
}
