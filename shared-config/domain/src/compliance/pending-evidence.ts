import { type Item, severityRank } from './status.ts';

/**
 * Evidence that nobody reviewed may make a demand worse, never better (domain 3.7): every item is judged with it and
 * without it, and the worse one counts. Of two that are as bad the one that sees the newest evidence is shown.
 * @param carrying key of the item that says whether there is evidence at all, and that it waits: always as seen
 * @param seen judged with everything that was submitted
 * @param confirmed judged with what was accepted alone
 */
export function worseOf(
  carrying: string,
  seen: readonly Item[],
  confirmed: readonly Item[],
): readonly Item[] {
  const known = new Map(confirmed.map((item) => [item.key, item]));
  return seen.map((item) => {
    const other = item.key === carrying ? undefined : known.get(item.key);
    return other !== undefined && severityRank(other.raw) < severityRank(item.raw) ? other : item;
  });
}
