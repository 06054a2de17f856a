import { type OshaYear, yearOf, yearRates } from '@vcms/domain';
import {
  ago,
  type FileContext,
  type FilePart,
  firmReview,
  type SampleDocument,
  sampleDocument,
} from '@vcms/seed/words';
import { keptYears, reviewsOfReturned } from './kept-versions.ts';

/** Hours that a person works in a year. */
const HOURS_EACH = 1_880;

type Cases = Pick<OshaYear, 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6'>;

function casesOf(total: number, deaths: number): Cases {
  const injured = total - deaths;
  const H = Math.floor(injured / 3);
  const I = Math.floor((injured - H) / 2);
  const [M2, M3, M4, M6] = [0, 0, 0, 0];
  const M5 = injured > 4 ? 1 : 0;
  return { G: deaths, H, I, J: injured - H - I, K: H * 11, L: I * 9, M1: total - M5, M2, M3, M4, M5, M6 };
}

interface Work {
  readonly employees: number;
  readonly hours: number;
  readonly cases: Cases;
}

/** Too few people for the duty to keep a log. */
const EXEMPT: Work = { employees: 7, hours: 7 * HOURS_EACH, cases: casesOf(0, 0) };

function workOf({ quirks, company, random }: FileContext, isLatest: boolean): Work {
  if (quirks.has('osha_idle')) return { employees: 0, hours: 0, cases: casesOf(0, 0) };
  if (quirks.has('osha_small')) return { employees: 5, hours: 9_000, cases: casesOf(isLatest ? 1 : 0, 0) };
  const employees = Math.max(8, company.employeesPeakLastYear ?? 8);
  const hours = employees * HOURS_EACH;
  const rate = quirks.has('osha_over') ? 6.4 : random.int(0, 16) / 10;
  const deaths = quirks.has('osha_death') && isLatest ? 1 : 0;
  return { employees, hours, cases: casesOf(Math.round((rate * hours) / 200_000) + deaths, deaths) };
}

function stateOf({ quirks }: FileContext, back: number): OshaYear['state'] {
  if (quirks.has('osha_returned') && back === 2) return 'changes_requested';
  return quirks.has('osha_pending') && back === 1 ? 'submitted' : 'accepted';
}

function yearEntry(context: FileContext, year: number, back: number): OshaYear {
  const { quirks, company } = context;
  const usual = workOf(context, back === 1);
  const isExempt = quirks.has('osha_exempt');
  const { employees, hours, cases } = isExempt ? EXEMPT : usual;
  const isIdle = quirks.has('osha_idle');
  return {
    id: String(year),
    year,
    establishmentName: `${company.name}, main yard`,
    naics: company.naicsPrimary ?? '238990',
    ...{ employees, hours },
    ...cases,
    noWork: isIdle,
    exemption: isExempt ? 'size' : 'none',
    citations:
      quirks.has('osha_over') && back === 1
        ? [{ type: 'serious', count: 1, explanation: 'Guard of a saw was off.' }]
        : [],
    certifiedBy: 'Morgan Hale',
    certifiedTitle: 'Owner',
    certifiedOn: `${year + 1}-01-28`,
    ...(isIdle ? { statementDocId: 'no-work' } : isExempt ? {} : { form300aDocId: `form-300a-${year}` }),
    log300Redacted: true,
    source: back === 3 ? 'ita_csv' : 'form',
    ...yearRates({ ...cases, hours }),
    state: stateOf(context, back),
    // The year that waits was returned once and has been corrected.
    version: back === 1 && quirks.has('osha_pending') ? 2 : 1,
    submittedOn: back === 1 && quirks.has('osha_pending') ? ago(context, 7) : `${year + 1}-02-03`,
  };
}

function form300a(context: FileContext, log: OshaYear): SampleDocument {
  const { G, H, I, J, K, L } = log;
  const numbers = { G, H, I, J, K, L, M1: log.M1, M5: log.M5 };
  return sampleDocument({
    contractorId: context.contractorId,
    id: `form-300a-${log.year}`,
    typeId: 'osha300a',
    category: 'osha300a',
    title: `Form 300A for ${log.year}`,
    issuedOn: `${log.year + 1}-01-28`,
    page: {
      heading: 'SUMMARY OF WORK-RELATED INJURIES AND ILLNESSES',
      subheading: `Year ${log.year}. Sample in the manner of form 300A.`,
      rows: [
        ['Establishment', log.establishmentName],
        ['NAICS', log.naics],
        ['Annual average number of employees', String(log.employees)],
        ['Total hours worked by all employees', log.hours.toLocaleString('en-US')],
        ...Object.entries(numbers).map(([column, count]): [string, string] => [
          `Column ${column}`,
          String(count),
        ]),
        ['Certified by', `${log.certifiedBy ?? ''}, ${log.certifiedTitle ?? ''}`],
      ],
      foot: 'Sample. Post this summary from February 1 to April 30 of the year after.',
    },
  });
}

function statement(context: FileContext): SampleDocument {
  return sampleDocument({
    contractorId: context.contractorId,
    id: 'no-work',
    typeId: 'no_work',
    category: 'other',
    title: 'Statement that there was no work',
    issuedOn: ago(context, 200),
    page: {
      heading: 'STATEMENT',
      subheading: context.company.name,
      rows: [['Statement', 'The company had no employees at work in the years named in its logs.']],
      foot: 'Sample, signed by the owner.',
    },
  });
}

/** The years a company has logs of: three, less what it is too young for or never submitted. */
function yearsBack({ quirks }: FileContext): readonly number[] {
  if (quirks.has('started_this_year')) return [];
  if (quirks.has('osha_missing_year')) return [1];
  return [3, 2, 1];
}

/** Logs of the last three years, oldest first (domain section 8). */
export function statisticsPart(context: FileContext): FilePart {
  const lastYear = yearOf(context.today) - 1;
  const logs = yearsBack(context).map((back) => yearEntry(context, lastYear - back + 1, back));
  const forms = logs.filter(({ form300aDocId }) => form300aDocId !== undefined);
  return {
    oshaYears: logs,
    oshaYearVersions: keptYears(context, logs),
    documents: [
      ...forms.map((log) => form300a(context, log)),
      ...(context.quirks.has('osha_idle') ? [statement(context)] : []),
    ],
    reviews: [
      ...reviewsOfReturned(context, logs),
      ...logs.flatMap((log) =>
        firmReview(context, 'osha_year', log, 'Column K is empty although column H has cases.'),
      ),
    ],
  };
}
