import { type OshaYear, SUMMED_OSHA_NUMBERS, yearRates } from '@vcms/domain';
import { exportIta, importedYear, importItaFile } from '@vcms/safety-record/model';
import { describe, expect, it } from 'vitest';
import { buildDemoData } from './demo-data.ts';

const TODAY = '2026-11-21';
const data = buildDemoData(TODAY);

/** The titles of OSHA's file (domain 1.1), word by word: the upload refuses any other. */
const TITLES =
  'establishment_name,ein,company_name,street_address,city,state,zip,naics_code,industry_description,size,establishment_type,' +
  'year_filing_for,annual_average_employees,total_hours_worked,no_injuries_illnesses,total_deaths,total_dafw_cases,' +
  'total_djtr_cases,total_other_cases,total_dafw_days,total_djtr_days,total_injuries,total_skin_disorders,' +
  'total_respiratory_conditions,total_poisonings,total_hearing_loss,total_other_illnesses,change_reason';

const years = data.files.flatMap(({ contractorId, oshaYears }) => {
  const company = data.companies.find(({ id }) => id === contractorId);
  return oshaYears.map((log) => ({ id: `${contractorId}, ${log.year}`, log, company }));
});
/** The columns from `year_filing_for` on; the last one says why a row that was filed before is filed again. */
function numbersOf(log: OshaYear): readonly string[] {
  const { year, employees, hours, G, H, I, J, K, L, M1, M2, M3, M4, M5, M6 } = log;
  const hadCases = G + H + I + J > 0 ? 1 : 2;
  const numbers = [year, employees, hours, hadCases, G, H, I, J, K, L, M1, M2, M3, M4, M5, M6];
  return [...numbers.map(String), ''];
}

/** A year without work is not filed. */
const filed = years.filter(({ log }) => !log.noWork);

describe('the years of the demo data in OSHA’s file', () => {
  it('are nearly all of them, of nearly every contractor', () => {
    expect({ years: years.length, filed: filed.length }).toEqual({ years: 46, filed: 43 });
  });

  it.each(filed)(
    'break none of its rules and read back with the same values: $id',
    async ({ log, company }) => {
      if (company === undefined) throw new Error('No company has these years.');
      const { record, secret } = company;

      const { text = '', breaks } = exportIta(log, { ...record, ein: secret?.ein });
      expect(breaks).toEqual([]);
      const [titles, line = ''] = text.split('\r\n');
      expect(titles).toBe(TITLES);
      expect(line.split(',').slice(-17)).toEqual(numbersOf(log));

      const { rows, problems } = await importItaFile(new Blob([text]), TODAY, {
        signal: new AbortController().signal,
      });
      expect(problems).toEqual([]);
      const [row] = rows;
      expect(row?.establishment).toMatchObject({
        ein: secret?.ein,
        companyName: record.name,
        type: 'private',
      });

      const again = importedYear(log.year, rows, record);
      const { year, establishmentName, naics } = log;
      expect(again).toMatchObject({ year, establishmentName, naics });
      for (const name of SUMMED_OSHA_NUMBERS) expect([name, again?.[name]]).toEqual([name, log[name]]);
      const { trir, dart, ltir, severity } = log;
      expect(again && yearRates(again)).toEqual({ trir, dart, ltir, severity });
    },
  );
});
