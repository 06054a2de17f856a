import type { Endorsement, InsuranceLine, LimitCode } from '../insurance.ts';

/** What is judged of a line, as the last part of the item's key (domain 3.2). */
export type InsurancePart =
  | LimitCode
  | Endorsement
  | 'coverage'
  | 'certificate_holder'
  | 'wc_statutory'
  | 'occurrence_only'
  | 'aggregate_per'
  | 'autos'
  | 'min_best'
  | 'named_insured';

/** Every contractor is asked the same few dozen things, so each key is put together once. */
const KEYS: Readonly<Record<InsuranceLine, Map<InsurancePart, string>>> = {
  gl: new Map(),
  auto: new Map(),
  umbrella: new Map(),
  wc_el: new Map(),
  professional: new Map(),
  pollution: new Map(),
};

/** `insurance.<line>.<part>`. */
export function insuranceKey(line: InsuranceLine, part: InsurancePart): string {
  const known = KEYS[line].get(part);
  if (known !== undefined) return known;
  const key = `insurance.${line}.${part}`;
  KEYS[line].set(part, key);
  return key;
}
