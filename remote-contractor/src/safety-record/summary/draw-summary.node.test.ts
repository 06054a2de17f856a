import type { Company, EmrRecord, NotRated, OshaYear } from '@vcms/domain';
import { loadPdfKit } from '@vcms/kits/paper';
import { readPdfText } from '@vcms/pdf';
import {
  countedLogs,
  type StoredEmr,
  type StoredNotRated,
  type StoredYear,
  toSafetyDossier,
} from '@vcms/safety-record/editor';
import { emrStanding, ratesWithIntervals } from '@vcms/safety-record/model';
import { describe, expect, it } from 'vitest';
import { drawSummary } from './draw-summary.ts';
import { summaryContent, summaryName } from './summary-content.ts';

const TODAY = '2026-11-20';
const MOMENT = new Date('2026-11-20T18:05:00Z');
const UNSTAMPED = {
  path: '',
  updatedAt: undefined,
  updatedBy: undefined,
  createdAt: undefined,
  createdBy: undefined,
};
const KEPT = { version: 1, submittedOn: TODAY, record: { ...UNSTAMPED, companyId: 'k1' } } as const;

function aYear(year: number, change: Partial<OshaYear> = {}): StoredYear {
  return {
    ...{
      id: String(year),
      year,
      establishmentName: 'Yard',
      naics: '238160',
      noWork: false,
      exemption: 'none',
    },
    ...{ employees: 120, hours: 240_000, G: 0, H: 1, I: 0, J: 2, K: 14, L: 0 },
    ...{ M1: 3, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0, citations: [], log300Redacted: false, source: 'form' },
    ...{ trir: '2.50', dart: '0.83', ltir: '0.83', severity: '11.67', state: 'accepted', ...KEPT },
    ...change,
  } as unknown as StoredYear;
}

function anEmr(effective: string, value: string, state: EmrRecord['state'] = 'accepted'): StoredEmr {
  const of = { kind: 'interstate', states: [], issuer: 'ncci', policyNumber: 'WC-100', letterDocId: 'l' };
  return { id: effective, effective, value, state, ...of, ...KEPT } as unknown as StoredEmr;
}

const COMPANY = { id: 'k1', name: 'Harrow Électric & Sons', naicsPrimary: '238210' } as unknown as Company;

function aFile(
  years: readonly StoredYear[],
  emr: readonly StoredEmr[],
  notRated: readonly StoredNotRated[] = [],
) {
  const nothing = { engagements: [], documents: [], reviews: [], requirementSets: [], overrides: [] };
  return toSafetyDossier({ company: COMPANY, years, emr, notRated, ...nothing, benchmarks: [] }, TODAY);
}

const FILE = aFile(
  [
    aYear(2025, { state: 'submitted', J: 5, M1: 6, hours: 201_500 }),
    aYear(2024),
    aYear(2022, { noWork: true, hours: 0, employees: 0, H: 0, J: 0, K: 0, M1: 0, trir: null }),
    aYear(2021, { state: 'draft', hours: 99_999 }),
  ],
  [
    anEmr('2025-04-01', '0.91'),
    anEmr('2026-04-01', '0.96', 'submitted'),
    anEmr('2024-04-01', '0.88', 'draft'),
  ],
);

/** Every line of the file, read back from its letters. */
async function linesOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const read = await readPdfText(new Blob([bytes]), new AbortController().signal);
  if (read.kind !== 'text') throw new Error(read.kind);
  return read.pages.flatMap(({ page, items }) => {
    const rows = new Map<number, string[]>();
    for (const { text, y } of items) {
      const at = Math.round(y);
      rows.set(at, [...(rows.get(at) ?? []), text]);
    }
    return [...rows]
      .toSorted(([left], [right]) => left - right)
      .map(([, texts]) => `${page}| ${texts.join(' ')}`);
  });
}

async function textOf(file = FILE): Promise<string> {
  const lines = await linesOf(await drawSummary(await loadPdfKit(), summaryContent(file), MOMENT));
  return lines.join('\n').replaceAll(/ +/g, ' ');
}

describe('the summary of a safety record', () => {
  it('says by year what was worked and what happened, where it stands, and what is missing', async () => {
    const text = await textOf();

    expect(text).toContain('Safety record of Harrow Électric & Sons');
    expect(text).toContain('As of 11/20/2026.');
    expect(text).toContain('Clients look at 2025, 2024, 2023.');
    expect(text).toMatch(/2025 Under review 201,500 120 6 0 14 0/);
    expect(text).toMatch(/2024 Confirmed 240,000 120 3 0 14 0/);
    expect(text).toMatch(/2023 Missing - - - - - -/);
    expect(text).toMatch(/2022 Confirmed No work - - - - -/);
    expect(text).toContain('2023 is missing from the years that clients look at.');
  });

  it('keeps the numbers of a draft to itself', async () => {
    const text = await textOf();

    expect(text).toMatch(/2021 Draft - - - - - -/);
    expect(text).not.toContain('99,999');
    expect(text).not.toContain('0.88');
  });

  it("gives the page's own rates with their intervals, by year and pooled", async () => {
    const text = await textOf();
    const rows = [
      ['2024', [aYear(2024)]],
      ['2024, 2025 together', countedLogs(FILE)],
    ] as const;
    for (const [title, logs] of rows) {
      const { trir, dart, ltir } = ratesWithIntervals(logs);
      const rates = [trir, dart, ltir].map((one) => `${one?.rate} (${one?.low} to ${one?.high})`);
      expect(text).toContain(`${title} ${rates.join(' ')}`);
    }
    // 28 days away in 441,500 hours, worked out by hand.
    expect(text).toMatch(/together .* 12\.68/);
  });

  it('gives the EMR by year, the latest and the mean, or that the company is not rated', async () => {
    const { latest, mean } = emrStanding(FILE.records.emr, TODAY);
    const text = await textOf();
    expect([latest?.value, mean]).toEqual(['0.96', '0.94']);
    expect(text).toContain('Latest: 0.96 from 04/01/2026. Mean of 2 years: 0.94.');
    expect(text).toMatch(/04\/01\/2026 0\.96 Interstate, NCCI, policy WC-100 Under review/);

    const letter = {
      id: 'n',
      reason: 'new_business',
      date: '2026-02-01',
      letterDocId: 'l',
      state: 'accepted',
    };
    const young = await textOf(
      aFile([], [], [{ ...letter, ...KEPT } as unknown as StoredNotRated & NotRated]),
    );
    expect(young).toContain('No experience modification is in effect on this day.');
    expect(young).toMatch(/02\/01\/2026 Not rated New business/);
  });

  it('is a tagged file that goes on over pages, named after the company and the day', async () => {
    const years = Array.from({ length: 30 }, (_none, back) => aYear(2025 - back));
    const bytes = await drawSummary(await loadPdfKit(), summaryContent(aFile(years, [])), MOMENT);
    const raw = new TextDecoder('latin1').decode(bytes);

    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en-US\)/);
    expect(raw.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
    const lines = await linesOf(bytes);
    for (const { year } of years)
      expect(lines.some((line) => line.includes(`| ${year} Confirmed`))).toBe(true);
    expect(summaryName(FILE)).toBe('safety-record-harrow-lectric-sons-2026-11-20.pdf');
  });
});
