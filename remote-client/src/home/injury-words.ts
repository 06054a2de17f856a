import type { Counts } from '@vcms/data';
import { counted } from '@vcms/domain';
import type { InjuryCount } from './client-counts.ts';

function yearsOf({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}

/** What a pooled TRIR is made of, so that nobody takes it for the rate of every contractor. */
export function injuryWords(
  { approved, pooled, cases, hours }: Counts<InjuryCount>,
  years: { readonly from: number; readonly to: number } | undefined,
): string {
  if (pooled === 0) return 'No approved contractor has confirmed OSHA logs yet.';
  const span = years === undefined ? '' : `, ${yearsOf(years)}`;
  const of = `${pooled.toLocaleString('en-US')} of ${counted(approved, 'contractor')}`;
  return `${counted(cases, 'case')} in ${hours.toLocaleString('en-US')} hours${span}. Confirmed logs of ${of}.`;
}
