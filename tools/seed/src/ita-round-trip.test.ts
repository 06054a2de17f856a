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

/** OSHA's published rules of its columns in their order (domain 1.1), written down apart from the product's own. */
const RULES = [
  ...[
    /^.{1,100}$/,
    /^\d{9}$/,
    /^.{0,100}$/,
    /^(?!.*p\.?\s*o\.?\s*box).{1,100}$/i,
    /^.{1,100}$/,
    /^[A-Z]{2}$/,
  ],
  ...[/^(\d{5}|\d{9})$/, /^\d{6}$/, /^.{0,300}$/, /^(1|21?|22|3)$/, /^[123]$/, /^\d{4}$/],
  ...[/^([1-9]\d{0,3}|1\d{4}|2[0-4]\d{3})$/, /^[1-9]\d*$/, /^[12]$/],
  ...Array<RegExp>(12).fill(/^\d+$/),
  /^.{0,100}$/,
];

function sizeOf(employees: number, year: number): string {
  if (employees < 20 || employees >= 250) return employees < 20 ? '1' : '3';
  if (year < 2023) return '2';
  return employees < 100 ? '21' : '22';
}

/** The values of a row; a quoted one may hold commas. */
function cellsOf(line: string): readonly string[] {
  const cells = [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].slice(0, RULES.length);
  return cells.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}

/** Which of the rules a row breaks: of a column by its title, of several by what they say. */
function broken(line: string): readonly string[] {
  const cells = cellsOf(line);
  const number = (title: string) => Number(cells[TITLES.split(',').indexOf(title)]);
  const [G, H, I, J, K, L] = [
    'deaths',
    'dafw_cases',
    'djtr_cases',
    'other_cases',
    'dafw_days',
    'djtr_days',
  ].map((name) => number(`total_${name}`)) as [number, number, number, number, number, number];
  const employees = number('annual_average_employees');
  const types = cells.slice(21, 27).reduce((sum, cell) => sum + Number(cell), 0);
  const across = {
    'M1 to M6 are the cases': types === G + H + I + J,
    'more employees than cases': employees > G + H + I + J,
    'days away go with cases of days away': H > 0 === K > 0 && K >= H,
    'cases of transfer go with days of it': (I === 0 || L > 0) && (L === 0 || H + I > 0),
    'under 8,760 hours each': number('total_hours_worked') / employees < 8_760,
    'the size follows the employees': cells[9] === sizeOf(employees, number('year_filing_for')),
    'no characters that are refused': !/[~@#$%^*?\\!]/.test(line),
  };
  return [
    ...RULES.flatMap((rule, at) => (rule.test(cells[at] ?? '') ? [] : [TITLES.split(',')[at] ?? ''])),
    ...Object.entries(across).flatMap(([words, holds]) => (holds ? [] : [words])),
  ];
}

/** A year without work is not filed. */
const filed = years.filter(({ log }) => !log.noWork);

describe('the years of the demo data in OSHA’s file', () => {
  it('are nearly all of them, of nearly every contractor', () => {
    const companies = (of: typeof years) => new Set(of.map(({ company }) => company?.id)).size;
    expect({ years: years.length, filed: filed.length }).toEqual({ years: 46, filed: 43 });
    // One of them worked in no year.
    expect([companies(years), companies(filed)]).toEqual([16, 15]);
  });

  it('would be told to break rules', () => {
    const row =
      '"North, yard",00-1234567,Acme,PO Box 9,Joliet,Ill,604,238210,,22,1,2025,60,112800,1,0,1,0,2,0,0,3,0,0,0,0,0,';
    expect(broken(row)).toEqual([
      ...['ein', 'street_address', 'state', 'zip'],
      'days away go with cases of days away',
      'the size follows the employees',
    ]);
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
      expect(broken(line)).toEqual([]);
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
