import { formatDate, formatMoney, wordingTerm, wordingValueText } from '@vcms/domain';
import type { OwnDemand } from '@vcms/kits/requirements';
import type { LimitRow } from './limit-rows.ts';

export function usualText({
  usual,
  usualWords,
  code,
  wording,
}: Pick<LimitRow, 'usual' | 'usualWords' | 'code' | 'wording'>): string {
  if (wording !== undefined) return usualWords ?? 'Not required';
  if (code === undefined) return 'Same as for all';
  return usual === undefined ? 'Not required' : formatMoney(usual);
}

export function ownText(own: OwnDemand | undefined): string {
  if (own === undefined) return '–';
  if (own.waived) return 'Waived';
  const term = wordingTerm(own.key);
  return term === undefined ? formatMoney(Number(own.value)) : wordingValueText(term, String(own.value));
}

/** "+$1,000,000", "-$500,000"; a dash where nothing can be compared. */
export function differenceText({ difference, own }: Pick<LimitRow, 'difference' | 'own'>): string {
  if (difference === undefined || own === undefined) return '–';
  return difference > 0 ? `+${formatMoney(difference)}` : formatMoney(difference);
}

export function effectiveText({
  waived,
  effective,
  usualWords,
  wording,
  own,
}: Pick<LimitRow, 'waived' | 'effective' | 'usualWords' | 'wording' | 'own'>): string {
  if (waived) return 'Waived';
  if (wording !== undefined && own !== undefined) return ownText(own);
  if (usualWords !== undefined) return usualWords;
  return effective === undefined ? 'Not required' : formatMoney(effective);
}

export function untilText(own: OwnDemand | undefined): string {
  if (own === undefined) return '–';
  return own.to === null ? 'No end' : formatDate(own.to);
}

/** What comes later: "$2,000,000 from 12/24/2026 to 01/31/2027". */
export function laterText(later: OwnDemand): string {
  const end = later.to === null ? '' : ` to ${formatDate(later.to)}`;
  return `${ownText(later)} from ${formatDate(later.from)}${end}`;
}
