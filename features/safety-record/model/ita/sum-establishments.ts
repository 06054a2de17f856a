import { type Company, type OshaEstablishment, type OshaYear, SUMMED_OSHA_NUMBERS } from '@vcms/domain';
import { OSHA_ESTABLISHMENTS_MAX } from '@vcms/domain/schemas';
import type { ItaRow } from './import-ita.ts';

type Sums = Pick<OshaYear, (typeof SUMMED_OSHA_NUMBERS)[number]>;

/** The numbers of a company: those of its establishments together. */
export function sumEstablishments(establishments: readonly Sums[]): Sums {
  const entries = SUMMED_OSHA_NUMBERS.map((name) => [
    name,
    establishments.reduce((total, one) => total + one[name], 0),
  ]);
  return Object.fromEntries(entries) as Sums;
}

/** What the form of a year begins with after an import. */
export type ImportedYear = Sums &
  Pick<OshaYear, 'year' | 'establishmentName' | 'naics' | 'source'> & {
    readonly establishments: OshaEstablishment[];
  };

/**
 * The picked rows of one year as one record, each establishment kept. The industry is that of the establishment with the most
 * hours. Undefined for no row or more than a record holds.
 */
export function importedYear(
  year: number,
  rows: readonly ItaRow[],
  company: Pick<Company, 'name'>,
): ImportedYear | undefined {
  const establishments = rows.filter((row) => row.year === year).map(({ establishment }) => establishment);
  const [largest] = establishments.toSorted((left, right) => right.hours - left.hours);
  if (largest === undefined || establishments.length > OSHA_ESTABLISHMENTS_MAX) return undefined;
  return {
    ...sumEstablishments(establishments),
    year,
    establishmentName: establishments.length === 1 ? largest.name : company.name.slice(0, 100),
    naics: largest.naics,
    source: 'ita_csv',
    establishments,
  };
}
