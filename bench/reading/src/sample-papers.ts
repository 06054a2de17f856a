import type { LimitCode } from '@vcms/domain';
import type { BrokerLayout, Sample300a, SampleBrokerLetter, SampleEmrLetter } from '@vcms/pdf/test-support';
import { randomOf, type Truth } from './sample-truth.ts';

const NAMES = [
  'Bluff Creek Steel & Erection, Inc.',
  'Redstem Oilfield Services, LLC',
  'Tri-County Electric Co.',
  'K2 Coatings, LP',
];
const PEOPLE = ['Lee Ortega', 'Dana Whitfield', 'Jo Ann Reyes', 'Pat Mills'];
const TITLES = ['President', 'Vice President', 'Owner', 'Safety Manager'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

interface Draw {
  readonly whole: (from: number, to: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

function drawOf(seed: number): Draw {
  const random = randomOf(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return { whole, pick: <Value>(values: readonly Value[]) => values[whole(0, values.length - 1)] as Value };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A year of an establishment, the same for the same seed; one paper of four leaves a zero out. */
export function sample300aOf(seed: number): Sample300a {
  const { whole, pick } = drawOf(seed * 13 + 5);
  const types = [whole(0, 40), whole(0, 9), whole(0, 3), whole(0, 2), whole(0, 12), whole(0, 5)];
  const total = types.reduce((sum, part) => sum + part, 0);
  const [low = 0, high = 0] = [whole(0, total), whole(0, total)].sort((a, b) => a - b);
  const [M1 = 0, M2 = 0, M3 = 0, M4 = 0, M5 = 0, M6 = 0] = types;
  const counts = {
    ...{ G: 0, H: low, I: high - low, J: total - high, K: whole(0, 2_000), L: whole(0, 900) },
    ...{ M1, M2, M3, M4, M5, M6, employees: whole(1, 4_000), hours: whole(1_000, 8_000_000) },
  };
  const { G, ...withoutDeaths } = counts;
  return {
    counts: seed % 4 === 0 ? withoutDeaths : counts,
    year: whole(2019, 2026),
    naics: String(whole(111_110, 928_120)),
    ...{ name: pick(NAMES), executive: pick(PEOPLE), title: pick(TITLES) },
    signed: `01/${two(whole(1, 28))}/2026`,
  };
}

export interface LetterTruth {
  readonly sample: SampleEmrLetter;
  /** With two decimals. */
  readonly value: string;
  readonly effective: string;
}

/** A letter's contents, the same for the same seed. */
export function letterOf(seed: number): LetterTruth {
  const { whole, pick } = drawOf(seed * 17 + 11);
  const value = (whole(40, 240) / 100).toFixed(2);
  const [month, day, year] = [whole(1, 9), whole(1, 28), whole(2019, 2026)];
  const sample = {
    ...{ insured: pick(NAMES), policyNumber: `WC ${whole(10, 99)}-${whole(1_000, 9_999)} A` },
    value: whole(0, 1) === 0 ? value : value.replace(/^0/, ''),
    effective: `${two(month)}/${two(day)}/${year}`,
    effectiveWords: `${MONTHS[month - 1]} ${day}, ${year}`,
  };
  return { sample, value, effective: `${year}-${two(month)}-${two(day)}` };
}

function americanDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** The letter in which a broker confirms a certificate's policies; sentences say dates in words. */
export function brokerLetterOf(truth: Truth, layout: BrokerLayout): SampleBrokerLetter {
  const dated = layout === 'sentences' ? dateInWords : americanDate;
  return {
    issued: dated(truth.issued),
    insured: truth.insured,
    covers: truth.lines.map(({ line, number, effective, expiration, letter, limits }) => ({
      ...{ line, number, from: dated(effective), to: dated(expiration) },
      insurer: truth.insurers.find((one) => one.letter === letter)?.name ?? '',
      limits: (Object.entries(limits) as [LimitCode, number][]).map(
        ([code, amount]) => [code, `$${amount.toLocaleString('en-US')}`] as const,
      ),
    })),
  };
}
