import { autosInWords, uncoveredAutos } from './autos.ts';
import { reachesRating } from './compliance/insurer-rating.ts';
import {
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  formatMoney,
  INSURANCE_LINES,
  type InsuranceLine,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
} from './insurance.ts';
import type { LineRequirement, RequirementSet } from './schemas/requirement-schema.ts';

export type InsuranceDemands = RequirementSet['insurance'];

/** What a change asks of contractors: more, less, or neither. */
export type DemandDirection = 'raised' | 'lowered' | 'neutral';

/** One difference between two versions of a client's insurance demands, in words. */
export interface DemandChange {
  readonly line: InsuranceLine;
  /** Unique within the line: required, a limit code, an endorsement, or a term of the line. */
  readonly part: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly direction: DemandDirection;
}

const NOT_ASKED = 'Not required';
const ASKED = 'Asked';

type Part = Pick<DemandChange, 'part' | 'label' | 'before' | 'after' | 'direction'>;

function flag(part: string, label: string, before: boolean, after: boolean): readonly Part[] {
  if (before === after) return [];
  const word = (value: boolean) => (value ? ASKED : NOT_ASKED);
  return [{ part, label, before: word(before), after: word(after), direction: after ? 'raised' : 'lowered' }];
}

/** Neither of two demands contains the other where their order is unknown: what is asked anew counts as more. */
function term<Value>(
  part: string,
  label: string,
  [before, after]: readonly [Value | undefined, Value | undefined],
  directionOf: (before: Value, after: Value) => DemandDirection,
): readonly Part[] {
  if (before === after) return [];
  const direction =
    after === undefined ? 'lowered' : before === undefined ? 'raised' : directionOf(before, after);
  const word = (value: Value | undefined) => {
    if (value === undefined) return NOT_ASKED;
    return typeof value === 'number' ? formatMoney(value) : String(value);
  };
  return [{ part, label, before: word(before), after: word(after), direction }];
}

function limitParts(line: InsuranceLine, before: LineRequirement, after: LineRequirement): readonly Part[] {
  return LIMITS_OF_LINE[line].flatMap((code) =>
    term(code, LIMIT_LABELS[code], [before.limits[code], after.limits[code]], (was, is) =>
      is > was ? 'raised' : 'lowered',
    ),
  );
}

function wordingParts(before: LineRequirement, after: LineRequirement): readonly Part[] {
  const endorsements = ENDORSEMENTS.flatMap((name) =>
    flag(
      name,
      ENDORSEMENT_LABELS[name],
      before.endorsements.includes(name),
      after.endorsements.includes(name),
    ),
  );
  return [
    ...endorsements,
    ...flag(
      'endorsement_proof',
      'Endorsement pages',
      before.endorsementProof !== 'statement',
      after.endorsementProof !== 'statement',
    ),
    ...flag(
      'certificate_holder',
      'Certificate holder',
      before.certificateHolder === true,
      after.certificateHolder === true,
    ),
    ...flag('wc_statutory', 'Statutory coverage', before.statutory === true, after.statutory === true),
    ...flag(
      'occurrence_only',
      'Occurrence form only',
      before.occurrenceOnly === true,
      after.occurrenceOnly === true,
    ),
  ];
}

function termParts(before: LineRequirement, after: LineRequirement): readonly Part[] {
  const helps = (line: LineRequirement) => (line.viaUmbrella === true ? 'Yes' : 'No');
  const autosOf = ({ autos }: LineRequirement) => (autos === undefined ? undefined : autosInWords(autos));
  const days = (line: LineRequirement) => `${line.warnDays} days`;
  return [
    ...term(
      'aggregate_per',
      'Aggregate per',
      [before.aggregatePer, after.aggregatePer],
      () => 'raised' as const,
    ),
    ...term('autos', 'Autos covered', [autosOf(before), autosOf(after)], () =>
      uncoveredAutos(after.autos ?? [], before.autos ?? []).length > 0 ? 'raised' : 'lowered',
    ),
    ...term('min_best', 'Minimum A.M. Best rating', [before.minBest, after.minBest], (was, is) =>
      reachesRating(was, is) ? 'lowered' : 'raised',
    ),
    ...term('via_umbrella', 'Umbrella may fill the gap', [helps(before), helps(after)], (was) =>
      was === 'Yes' ? 'raised' : 'lowered',
    ),
    ...term('warn_days', 'Warning before the end', [days(before), days(after)], () => 'neutral' as const),
  ];
}

const OFF: LineRequirement = { required: false, limits: {}, endorsements: [], warnDays: 0 };

function partsOf(line: InsuranceLine, before: LineRequirement, after: LineRequirement): readonly Part[] {
  const isAsked = flag('required', 'The line itself', before.required, after.required);
  // What stands in a line that is off asks nothing of anybody.
  if (!after.required) return isAsked;
  const old = before.required ? before : { ...OFF, viaUmbrella: after.viaUmbrella, warnDays: after.warnDays };
  return [...isAsked, ...limitParts(line, old, after), ...wordingParts(old, after), ...termParts(old, after)];
}

/** What differs between two versions of the insurance demands, line by line in the order of the certificate. */
export function insuranceChanges(before: InsuranceDemands, after: InsuranceDemands): readonly DemandChange[] {
  return INSURANCE_LINES.flatMap((line) =>
    partsOf(line, before[line] ?? OFF, after[line] ?? OFF).map((part) => ({ line, ...part })),
  );
}

/** True when some contractor may have to show more than before. */
export function isRaise(changes: readonly Pick<DemandChange, 'direction'>[]): boolean {
  return changes.some(({ direction }) => direction === 'raised');
}
