import {
  AGGREGATE_LINES,
  AGGREGATE_SCOPE_LABELS,
  AGGREGATE_SCOPES,
  type AggregateScope,
  type Endorsement,
  endorsementsOfLine,
  INSURANCE_LINES,
  type InsuranceLine,
} from '../insurance.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import { reachesRating } from './insurer-rating.ts';

/** The value of an endorsement that is asked of one contractor alone. */
export const ENDORSEMENT_ASKED = 'required';

/** A demand that is no amount and of which one contractor may have a value of its own: another rating, scope or endorsement. */
export type WordingTerm =
  | { readonly kind: 'rating'; readonly line: InsuranceLine }
  | { readonly kind: 'aggregate'; readonly line: InsuranceLine }
  | { readonly kind: 'endorsement'; readonly line: InsuranceLine; readonly name: Endorsement };

/** What a key of a demand stands for; undefined: an amount, or what is only waived. */
export function wordingTerm(key: string): WordingTerm | undefined {
  const [area, part, leaf] = key.split('.');
  const line = area === 'insurance' ? INSURANCE_LINES.find((known) => known === part) : undefined;
  if (line === undefined) return undefined;
  if (leaf === 'min_best') return { kind: 'rating', line };
  if (leaf === 'aggregate_per')
    return AGGREGATE_LINES.includes(line) ? { kind: 'aggregate', line } : undefined;
  const name = endorsementsOfLine(line).find((known) => known === leaf);
  return name === undefined ? undefined : { kind: 'endorsement', line, name };
}

type Lines = Readonly<Partial<Record<InsuranceLine, LineRequirement>>>;

function scopeOf(value: unknown): AggregateScope | undefined {
  return AGGREGATE_SCOPES.find((known) => known === value);
}

/** What all contractors must show, as an override would say it; undefined: nothing. */
export function usualWording(insurance: Lines, term: WordingTerm): string | undefined {
  const demand = insurance[term.line];
  if (demand?.required !== true) return undefined;
  if (term.kind === 'rating') return demand.minBest;
  if (term.kind === 'aggregate') return demand.aggregatePer;
  return demand.endorsements.includes(term.name) ? ENDORSEMENT_ASKED : undefined;
}

/**
 * Whether a value asks less than the usual one. An aggregate per project is no more and no less than one per location: what takes
 * the place of the other counts as relief, and ends.
 */
export function isMilderWording(term: WordingTerm, usual: string | undefined, value: string): boolean {
  if (usual === undefined || value === usual) return false;
  if (term.kind === 'rating') return !reachesRating(value, usual);
  return term.kind === 'aggregate' && usual !== 'policy';
}

/** The demands with the value of one contractor. On a line that is not asked of it there is nothing to change. */
export function withWording(insurance: Lines, term: WordingTerm, value: string): Lines {
  const demand = insurance[term.line];
  if (demand?.required !== true) return insurance;
  const scope = scopeOf(value);
  if (term.kind === 'rating') return { ...insurance, [term.line]: { ...demand, minBest: value } };
  if (term.kind === 'aggregate')
    return scope === undefined
      ? insurance
      : { ...insurance, [term.line]: { ...demand, aggregatePer: scope } };
  const endorsements = [...new Set([...demand.endorsements, term.name])];
  return { ...insurance, [term.line]: { ...demand, endorsements } };
}

/** A value in words: "B+ VI or better", "Per policy", "Required". */
export function wordingValueText(term: WordingTerm, value: string): string {
  if (term.kind === 'rating') return `${value} or better`;
  const scope = scopeOf(value);
  if (term.kind === 'aggregate')
    return scope === undefined ? value : `Per ${AGGREGATE_SCOPE_LABELS[scope].toLowerCase()}`;
  return 'Required';
}
