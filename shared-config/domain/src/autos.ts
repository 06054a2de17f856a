import { AUTOS } from './insurance.ts';

export type Auto = (typeof AUTOS)[number];

/** The boxes of the form (ACORD 25, automobile liability), in its order. */
export const AUTO_LABELS: Readonly<Record<Auto, string>> = {
  any: 'Any auto',
  owned: 'Owned autos only',
  scheduled: 'Scheduled autos',
  hired: 'Hired autos only',
  non_owned: 'Non-owned autos only',
};

/** What a client can ask for: a schedule is no cover that anybody needs as such. */
export const AUTO_DEMANDS = ['any', 'owned', 'hired', 'non_owned'] as const satisfies readonly Auto[];
export type AutoDemand = (typeof AUTO_DEMANDS)[number];

const WORDS: Readonly<Record<Exclude<Auto, 'any'>, string>> = {
  owned: 'owned',
  scheduled: 'scheduled',
  hired: 'hired',
  non_owned: 'non-owned',
};

/** "Hired and non-owned autos", "Any auto"; '' for none. */
export function autosInWords(autos: readonly Auto[]): string {
  if (autos.includes('any')) return 'Any auto';
  const words = AUTOS.flatMap((auto) => (auto !== 'any' && autos.includes(auto) ? [WORDS[auto]] : []));
  const last = words.pop();
  if (last === undefined) return '';
  const text = words.length === 0 ? last : `${words.join(', ')} and ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} autos`;
}

/**
 * What is asked for and not covered. Any auto covers every kind; a schedule covers the vehicles that it names, not all that are
 * owned.
 */
export function uncoveredAutos(
  asked: readonly AutoDemand[],
  covered: readonly Auto[],
): readonly AutoDemand[] {
  if (covered.includes('any')) return [];
  return AUTO_DEMANDS.filter((auto) => asked.includes(auto) && !covered.includes(auto));
}

/** Several demands as one: any auto contains the others; undefined where nothing is asked. */
export function demandedAutos(
  demands: readonly (readonly AutoDemand[] | undefined)[],
): AutoDemand[] | undefined {
  const asked = AUTO_DEMANDS.filter((auto) => demands.some((demand) => demand?.includes(auto) === true));
  if (asked.includes('any')) return ['any'];
  return asked.length === 0 ? undefined : asked;
}

/** The boxes as one text, in the order of the form: "hired,non_owned". */
export function joinAutos(autos: readonly Auto[]): string {
  return AUTOS.filter((auto) => autos.includes(auto)).join(',');
}

/** The boxes that a text of `joinAutos` names; what it does not know is none. */
export function splitAutos(text: string): Auto[] {
  const named = text.split(',');
  return AUTOS.filter((auto) => named.includes(auto));
}
