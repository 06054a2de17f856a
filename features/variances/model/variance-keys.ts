import type { Item } from '@vcms/domain';
import { coversKey } from '@vcms/domain';

/** What a variance can be about that is wider than one demand: a line, or all of an area. */
function parentOf(key: string): string | undefined {
  const [area = '', second, leaf] = key.split('.');
  if (leaf !== undefined) return `${area}.${second}`;
  return second !== undefined && ['osha', 'emr'].includes(area) ? area : undefined;
}

function isUnmet({ raw }: Pick<Item, 'raw'>): boolean {
  return raw === 'non_compliant' || raw === 'pending_review';
}

/**
 * Keys that a request can name, those that matter first: each unmet demand behind the line or area it belongs to. Where
 * everything is met, the lines and areas, for what is seen to come.
 */
export function requestableKeys(items: readonly Pick<Item, 'key' | 'raw'>[]): readonly string[] {
  const unmet = items.filter(isUnmet);
  const keys = (unmet.length > 0 ? unmet : items).flatMap(({ key }) => {
    const parent = parentOf(key);
    if (unmet.length === 0) return [parent ?? key];
    return parent === undefined ? [key] : [parent, key];
  });
  const parents = new Set(keys.filter((key) => keys.some((other) => parentOf(other) === key)));
  const ordered = [...parents].flatMap((parent) => [
    parent,
    ...keys.filter((key) => parentOf(key) === parent),
  ]);
  return [...new Set([...ordered, ...keys])];
}

/** What a variance stands in for today: the unmet items under its key; none when it is not needed. */
export function unmetUnder(key: string, items: readonly Item[]): readonly Item[] {
  return items.filter((item) => coversKey(key, item.key) && isUnmet(item));
}
