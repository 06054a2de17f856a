import type { TextPage } from '../acord25/read-acord25.ts';
import type { SummaryCount } from '../osha300a/summary.ts';
import { type PaperPage, type TextStyle, textPage, USUAL_STYLE } from './sample-text.ts';

export interface Sample300a {
  readonly year: number;
  readonly counts: Readonly<Partial<Record<SummaryCount, number>>>;
  readonly name: string;
  readonly naics: string;
  readonly executive: string;
  readonly title: string;
  /** MM/DD/YYYY. */
  readonly signed: string;
}

export type Layout300a = 'official' | 'list' | 'table';

/** A year whose two sums agree. */
export const SAMPLE_300A: Sample300a = {
  year: 2025,
  counts: {
    ...{ G: 0, H: 2, I: 3, J: 4, K: 31, L: 12, M1: 6, M2: 1, M3: 0, M4: 0, M5: 2, M6: 0 },
    ...{ employees: 48, hours: 98_765 },
  },
  name: 'Redstem Oilfield Services, LLC',
  naics: '213112',
  executive: 'Dana Whitfield',
  title: 'Vice President',
  signed: '01/29/2026',
};

/** With commas, as people type hours. */
function shown(sample: Sample300a, field: SummaryCount): string {
  return sample.counts[field]?.toLocaleString('en-US') ?? '';
}

const COLUMNS = [44, 154, 264, 374] as const;
const HEADS = [
  ['Total number of', 'deaths'],
  ['Total number of', 'cases with days', 'away from work'],
  ['Total number of', 'cases with job', 'transfer or restriction'],
  ['Total number of', 'other recordable', 'cases'],
];

function officialLeft({ put, fill }: PaperPage, sample: Sample300a): void {
  put('OSHA’s Form 300A (Rev. 04/2004)', 44, 20);
  put('Summary of Work-Related Injuries and Illnesses', 44, 34);
  put(
    'All establishments covered by Part 1904 must complete this Summary page, even if no work-related',
    44,
    60,
  );
  put('injuries or illnesses occurred during the year. If you had no cases, write “0.”', 44, 70);
  put('Number of Cases', 44, 100);
  HEADS.forEach((lines, at) => {
    lines.forEach((text, row) => void put(text, COLUMNS[at] ?? 0, 114 + row * 10));
  });
  (['G', 'H', 'I', 'J'] as const).forEach((field, at) => {
    const x = COLUMNS[at] ?? 0;
    put('____________', x, 156);
    fill(shown(sample, field), x + 4, 154, 60);
    put(`(${field})`, x, 168);
  });
  put('Number of Days', 44, 190);
  put('Total number of days', 44, 204);
  put('away from work', 44, 214);
  put('Total number of days of', 264, 204);
  put('job transfer or restriction', 264, 214);
  fill(shown(sample, 'K'), 48, 232, 60);
  fill(shown(sample, 'L'), 268, 232, 60);
  put('(K)', 44, 246);
  put('(L)', 264, 246);
  put('Injury and Illness Types', 44, 270);
  put('Total number of . . .', 44, 284);
  put('(M)', 60, 294);
  const types = [
    'Injuries',
    'Skin disorders',
    'Respiratory conditions',
    'Poisonings',
    'Hearing loss',
    'All other illnesses',
  ];
  types.forEach((text, at) => {
    const [x, y] = [at < 3 ? 44 : 264, 308 + (at % 3) * 14];
    put(`(${at + 1}) ${text}`, x, y);
    put('______', x + 118, y + 1);
    fill(shown(sample, `M${at + 1}` as SummaryCount), x + 122, y, 40);
  });
  put(
    'Post this Summary page from February 1 to April 30 of the year following the year covered by the form.',
    44,
    370,
  );
}

function officialRight({ put, fill }: PaperPage, sample: Sample300a): void {
  const { year, naics } = sample;
  put('Year 20', 600, 20);
  fill(String(year).slice(2), 636, 20, 24);
  put('U.S. Department of Labor', 600, 34);
  put('Form approved OMB no. 1218-0176', 600, 48);
  put('Establishment information', 520, 100);
  put('Your establishment name', 520, 116);
  fill(sample.name, 622, 116, 150);
  put('Street', 520, 130);
  fill('100 Elm Street', 550, 130, 200);
  put('City', 520, 144);
  fill('Odessa', 540, 144, 60);
  put('State', 640, 144);
  fill('TX', 664, 144, 20);
  put('ZIP', 690, 144);
  fill('79761', 710, 144, 40);
  put('Industry description (e.g., Manufacture of motor truck trailers)', 520, 160);
  put('Standard Industrial Classification (SIC), if known (e.g., 3715)', 520, 188);
  put('OR', 520, 202);
  put('North American Industrial Classification (NAICS), if known (e.g., 336212)', 520, 216);
  [...naics].forEach((digit, at) => void fill(digit, 530 + at * 16, 230, 12));
  put('Employment information (If you don’t have these figures, see the', 520, 258);
  put('Worksheet on the next page to estimate.)', 520, 268);
  put('Annual average number of employees', 520, 284);
  fill(shown(sample, 'employees'), 680, 284, 60);
  put('Total hours worked by all employees last year', 520, 300);
  fill(shown(sample, 'hours'), 712, 300, 60);
  put('Sign here', 520, 324);
  put('Knowingly falsifying this document may result in a fine.', 520, 336);
  put('I certify that I have examined this document and that to the best of my', 520, 350);
  put('knowledge the entries are true, accurate, and complete.', 520, 360);
  fill(sample.executive, 522, 384, 120);
  fill(sample.title, 680, 384, 90);
  put('Company executive', 520, 396);
  put('Title', 678, 396);
  fill('(555) 201-3040', 522, 414, 80);
  fill(sample.signed, 680, 414, 70);
  put('Phone', 520, 426);
  put('Date', 678, 426);
}

const LIST: readonly (readonly [SummaryCount, string])[] = [
  ['G', '(G) Total number of deaths'],
  ['H', '(H) Total number of cases with days away from work'],
  ['I', '(I) Total number of cases with job transfer or restriction'],
  ['J', '(J) Total number of other recordable cases'],
  ['K', '(K) Total number of days away from work'],
  ['L', '(L) Total number of days of job transfer or restriction'],
  ['M1', '(M1) Injuries'],
  ['M2', '(M2) Skin disorders'],
  ['M3', '(M3) Respiratory conditions'],
  ['M4', '(M4) Poisonings'],
  ['M5', '(M5) Hearing loss'],
  ['M6', '(M6) All other illnesses'],
  ['employees', 'Annual average number of employees'],
  ['hours', 'Total hours worked by all employees'],
];

function typedHead({ put }: PaperPage, { year, name, naics }: Sample300a): void {
  put(`OSHA Form 300A, calendar year ${year}`, 60, 40);
  put('Summary of Work-Related Injuries and Illnesses', 60, 54);
  put(`Establishment name: ${name}`, 60, 76);
  put(`NAICS code: ${naics}`, 60, 90);
}

function typedFoot({ put }: PaperPage, { executive, title, signed }: Sample300a, y: number): void {
  put(`Company executive: ${executive}`, 60, y);
  put(`Title: ${title}`, 60, y + 14);
  put(`Date: ${signed}`, 60, y + 28);
}

function list(page: PaperPage, sample: Sample300a): void {
  typedHead(page, sample);
  LIST.forEach(([field, label], at) => {
    page.put(`${label}:`, 60, 116 + at * 14);
    page.fill(shown(sample, field), 60 + (label.length + 3) * 4.4, 116 + at * 14, 60);
  });
  typedFoot(page, sample, 116 + LIST.length * 14 + 10);
}

function table(page: PaperPage, sample: Sample300a): void {
  typedHead(page, sample);
  const fields = LIST.slice(0, 12).map(([field]) => field);
  fields.forEach((field, at) => {
    page.put(field, 60 + at * 40, 120);
    page.fill(shown(sample, field), 62 + at * 40, 136, 30);
  });
  LIST.slice(12).forEach(([field, label], at) => {
    page.put(label, 60, 170 + at * 14);
    page.fill(shown(sample, field), 260, 170 + at * 14, 60);
  });
  typedFoot(page, sample, 220);
}

/** Writes a form 300A: the official one lies across, 792 points wide and 612 high. */
export function write300a(page: PaperPage, sample: Sample300a, layout: Layout300a): void {
  if (layout === 'list') list(page, sample);
  else if (layout === 'table') table(page, sample);
  else {
    officialLeft(page, sample);
    officialRight(page, sample);
  }
}

/** A form 300A as the pieces of text that a PDF gives. */
export function sample300a(sample: Sample300a, layout: Layout300a, style: TextStyle = USUAL_STYLE): TextPage {
  const page = textPage(style);
  write300a(page, sample, layout);
  return page.page();
}
