import { formatMoney } from '../insurance.ts';
import { reasonText } from './reason-text.ts';
import type { Item } from './status.ts';

function shown(key: string, value: string | number | boolean | undefined): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' && key.startsWith('insurance.') ? formatMoney(value) : String(value);
}

/** How an item stands against its demand: "$500,000 against $1,000,000", or the reasons in words. */
export function actualAgainstRequired(item: Item): string {
  const used = item.facts?.used ?? 0;
  if (typeof item.actual === 'number' && item.required !== undefined && used > 0) {
    const limit = formatMoney(item.actual + used);
    return `${shown(item.key, item.actual)} of ${limit} left against ${shown(item.key, item.required)}`;
  }
  if (item.actual !== undefined && item.required !== undefined) {
    return `${shown(item.key, item.actual)} against ${shown(item.key, item.required)}`;
  }
  if (item.required !== undefined && item.reasons.length === 0) {
    return `${shown(item.key, item.required)} required`;
  }
  return item.reasons.map((reason) => reasonText(item, reason)).join('. ');
}
