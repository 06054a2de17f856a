import { OSHA_RATES, type OshaRate, paperDate, pooledRates, type RateNumbers } from '@vcms/domain';
import {
  countedLogs,
  EMR_ISSUERS,
  EMR_KINDS,
  isCounted,
  NOT_RATED_REASONS,
  type SafetyDossier,
  type YearEntry,
  yearEntries,
} from '@vcms/safety-record/editor';
import { emrStanding, ratesWithIntervals } from '@vcms/safety-record/model';
import { stateWords } from '../state-words.ts';

export interface SummaryTable {
  readonly title: string;
  readonly lead: string;
  readonly head: readonly string[];
  /** Each as long as the head. */
  readonly rows: readonly (readonly string[])[];
}

/** What a summary of a safety record says, in words. */
export interface SafetySummary {
  readonly title: string;
  readonly lead: string;
  readonly tables: readonly SummaryTable[];
  readonly notes: readonly string[];
}

const NONE = '-';

const whole = (value: number): string => value.toLocaleString('en-US');

function stateOf({ log, isDue, isRequired }: YearEntry): string {
  if (log !== undefined) return stateWords(log.state).label;
  if (isDue) return 'Due';
  return isRequired ? 'Missing' : NONE;
}

/** A year that says something to clients; drafts and what was taken back keep their numbers to themselves. */
function shownLog({ log }: YearEntry) {
  return log !== undefined && isCounted(log) ? log : undefined;
}

function countRow(entry: YearEntry): readonly string[] {
  const log = shownLog(entry);
  const begin = [String(entry.year), stateOf(entry)];
  if (log === undefined) return [...begin, ...Array.from({ length: 6 }, () => NONE)];
  if (log.noWork) return [...begin, 'No work', ...Array.from({ length: 5 }, () => NONE)];
  const { employees, hours, G, H, I, J, K, L } = log;
  return [...begin, ...[hours, employees, G + H + I + J, G, K, L].map(whole)];
}

/** A rate with its exact 95% interval, as the page shows it. */
function rateText(logs: readonly RateNumbers[], rate: OshaRate): string {
  const value = ratesWithIntervals(logs)[rate];
  return value === null ? NONE : `${value.rate} (${value.low} to ${value.high})`;
}

function rateRow(title: string, logs: readonly RateNumbers[]): readonly string[] {
  const rates = OSHA_RATES.map((rate) => rateText(logs, rate));
  return [title, ...rates, pooledRates(logs).severity ?? NONE];
}

function yearTables(file: SafetyDossier): readonly SummaryTable[] {
  const entries = yearEntries(file);
  const counted = countedLogs(file);
  const asked = file.required.years;
  const [first, last] = [counted[0]?.year, counted.at(-1)?.year];
  const together = first === last ? String(last) : `${counted.map(({ year }) => year).join(', ')} together`;
  return [
    {
      title: 'Hours and cases',
      lead:
        asked.length === 0
          ? 'No year is required yet: the company has not finished one.'
          : `Clients look at ${asked.join(', ')}.`,
      head: [
        'Year',
        'State',
        'Hours',
        'Employees',
        'Cases (G-J)',
        'Deaths (G)',
        'Days away (K)',
        'Days restricted (L)',
      ],
      rows: entries.map(countRow),
    },
    {
      title: 'Injury rates',
      lead: 'Cases per 200,000 hours. In brackets: the exact 95% interval, the range that chance alone can produce.',
      head: ['Year', 'TRIR', 'DART', 'LTIR', 'Severity'],
      rows: [
        ...entries.flatMap((entry) => {
          const log = shownLog(entry);
          return log === undefined ? [] : [rateRow(String(entry.year), [log])];
        }),
        ...(counted.length === 0 ? [] : [rateRow(together, counted)]),
      ],
    },
  ];
}

function emrLead({ records, today }: SafetyDossier): string {
  const { latest, mean, counted } = emrStanding(records.emr, today);
  if (latest === undefined || mean === undefined)
    return 'No experience modification is in effect on this day.';
  const years = counted === 1 ? '1 year' : `${counted} years`;
  return `Latest: ${latest.value} from ${paperDate(latest.effective)}. Mean of ${years}: ${mean}.`;
}

function emrTable(file: SafetyDossier): SummaryTable {
  const { emr, notRated } = file.records;
  const rated = emr
    .filter(isCounted)
    .toSorted((left, right) => right.effective.localeCompare(left.effective))
    .map((one) => [
      paperDate(one.effective),
      one.value,
      `${EMR_KINDS[one.kind]}, ${EMR_ISSUERS[one.issuer]}, policy ${one.policyNumber}`,
      stateWords(one.state).label,
    ]);
  const declared = notRated
    .filter(isCounted)
    .map((one) => [
      paperDate(one.date),
      'Not rated',
      NOT_RATED_REASONS[one.reason],
      stateWords(one.state).label,
    ]);
  return {
    title: 'Experience modification (EMR)',
    lead: emrLead(file),
    head: ['From', 'EMR', 'Evidence', 'State'],
    rows: [...rated, ...declared],
  };
}

/** The safety record of a contractor on a day, from what its own page shows. */
export function summaryContent(file: SafetyDossier): SafetySummary {
  const { records, today } = file;
  const missing = file.required.years.filter((year) => !countedLogs(file).some((log) => log.year === year));
  const lacks = missing.toSorted().join(' and ');
  return {
    title: `Safety record of ${records.company.name}`,
    lead: `As of ${paperDate(today)}.`,
    tables: [...yearTables(file), emrTable(file)],
    notes: [
      ...(missing.length === 0
        ? []
        : [`${lacks} ${missing.length === 1 ? 'is' : 'are'} missing from the years that clients look at.`]),
      'Severity: days away for each 200,000 hours, for information; days come in runs and have no such interval.',
      `What is under review is not confirmed yet. This paper shows what was on file on ${paperDate(today)}; what changes later is not in it.`,
    ],
  };
}

/** Letters and digits of the name alone. */
export function summaryName({ records, today }: SafetyDossier): string {
  const name = records.company.name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `safety-record-${name}-${today}.pdf`;
}
