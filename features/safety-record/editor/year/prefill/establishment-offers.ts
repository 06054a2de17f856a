import type { Offer } from '@vcms/kits/evidence';
import type { ReadSummary, SummaryCount } from '@vcms/pdf';
import { type EstablishmentRow, rowName } from '../establishments/establishment-values.ts';
import { countOffers, textOffer } from './summary-offers.ts';

/** What a 300A offers to one establishment, in the order of its fields. */
export function establishmentOffers(
  summary: ReadSummary,
  { values }: EstablishmentRow,
): readonly Offer<SummaryCount | 'name' | 'naics'>[] {
  return [
    ...textOffer('name', 'Establishment name', summary.establishmentName, values.name),
    ...textOffer('naics', 'NAICS code', summary.naics, values.naics),
    ...countOffers(summary, values),
  ];
}

function plain(name: string | undefined): string | undefined {
  return name
    ?.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Which of a file's summaries is of a row: the one that bears its name, else the one at its place, else the first. From 0. */
export function summaryAt(
  summaries: readonly ReadSummary[],
  rows: readonly EstablishmentRow[],
  row: EstablishmentRow,
): number {
  const name = plain(row.values.name);
  // A row without a name is that of no summary.
  const named =
    name === ''
      ? -1
      : summaries.findIndex(({ establishmentName }) => plain(establishmentName?.value) === name);
  if (named >= 0) return named;
  const at = rows.indexOf(row);
  return summaries.length === rows.length && at >= 0 ? at : 0;
}

/** Page and name of each summary of a file, to choose from. */
export function summaryChoices(summaries: readonly ReadSummary[]): readonly (readonly [number, string])[] {
  return summaries.map(({ page, establishmentName }, at) => [
    at,
    establishmentName === undefined ? `Page ${page}` : `Page ${page}: ${establishmentName.value}`,
  ]);
}

/** The rows, to choose from. */
export function rowChoices(rows: readonly EstablishmentRow[]): readonly (readonly [string, string])[] {
  return rows.map((row, at) => [row.key, rowName(row, at)]);
}
