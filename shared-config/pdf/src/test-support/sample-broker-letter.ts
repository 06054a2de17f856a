import type { InsuranceLine, LimitCode } from '@vcms/domain';
import type { TextPage } from '../acord25/read-acord25.ts';
import { type PaperPage, type TextStyle, writtenPage } from './sample-text.ts';

interface LetterCover {
  readonly line: InsuranceLine;
  readonly number: string;
  /** MM/DD/YYYY, or as a sentence says it: April 1, 2026. */
  readonly from: string;
  readonly to: string;
  readonly insurer: string;
  /** $1,000,000 */
  readonly limits: readonly (readonly [code: LimitCode, amount: string])[];
}

export interface SampleBrokerLetter {
  /** As it stands in the head. */
  readonly issued: string;
  readonly insured: string;
  readonly covers: readonly LetterCover[];
}

export type BrokerLayout = 'sentences' | 'list' | 'table';

const COVERS: Readonly<Record<InsuranceLine, string>> = {
  gl: 'Commercial General Liability',
  auto: 'Business Automobile Liability',
  umbrella: 'Umbrella Liability',
  wc_el: "Workers' Compensation and Employers' Liability",
  professional: 'Professional Liability',
  pollution: 'Contractors Pollution Liability',
};

const LIMITS: Readonly<Record<LimitCode, string>> = {
  gl_each_occurrence: 'each occurrence',
  gl_damage_rented: 'damage to premises rented to you',
  gl_med_exp: 'medical expense',
  gl_personal_adv_injury: 'personal and advertising injury',
  gl_general_aggregate: 'general aggregate',
  gl_products_comp_op_agg: 'products-completed operations aggregate',
  auto_csl: 'combined single limit',
  auto_bi_person: 'bodily injury per person',
  auto_bi_accident: 'bodily injury per accident',
  auto_pd: 'property damage',
  umb_each_occurrence: 'each occurrence',
  umb_aggregate: 'aggregate',
  umb_retention: 'retention',
  el_each_accident: 'each accident',
  el_disease_each_employee: 'disease, each employee',
  el_disease_policy_limit: 'disease, policy limit',
  prof_each_claim: 'each claim',
  prof_aggregate: 'aggregate',
  poll_each_occurrence: 'each pollution condition',
  poll_aggregate: 'aggregate',
};

const LINE = 13;
/** Letters in a line of a sentence. */
const WIDE = 88;

/** A sentence in lines. */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= WIDE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function head({ put }: PaperPage, { issued, insured }: SampleBrokerLetter): void {
  put('Oak Street Risk Partners', 60, 30);
  put(issued, 60, 56);
  put(`Re: ${insured}`, 60, 82);
}

const WRITERS: Readonly<Record<BrokerLayout, (page: PaperPage, sample: SampleBrokerLetter) => void>> = {
  sentences(page, sample) {
    head(page, sample);
    let y = 108;
    const say = (text: string) => {
      for (const line of wrapped(text)) {
        page.put(line, 60, y);
        y += LINE;
      }
      y += 6;
    };
    say(
      'As broker for the above insured, we confirm that the following insurance is in force on the date of this letter.',
    );
    for (const { line, number, from, to, insurer, limits } of sample.covers) {
      const amounts = limits.map(([code, amount]) => `${amount} ${LIMITS[code]}`).join(', ');
      say(
        `${COVERS[line]}: policy number ${number}, effective ${from} to ${to}, written by ${insurer}, with limits of ${amounts}.`,
      );
    }
    say(
      'Additional insured status applies where required by written contract. A deductible of $2,500 may apply.',
    );
    say('Please call 555-010-2030 with questions.');
  },
  list(page, sample) {
    const { put, fill } = page;
    put('VERIFICATION OF INSURANCE', 60, 30);
    put('Date:', 60, 56);
    fill(sample.issued, 190, 56, 90);
    put('Named insured:', 60, 70);
    fill(sample.insured, 190, 70, 220);
    let y = 96;
    const row = (name: string, value: string) => {
      put(`${name}:`, 60, y);
      fill(value, 240, y, 200);
      y += LINE + 3;
    };
    for (const { line, number, from, to, insurer, limits } of sample.covers) {
      put(COVERS[line], 60, y);
      y += LINE + 3;
      row('Insurer', insurer);
      row('Policy number', number);
      row('Effective date', from);
      row('Expiration date', to);
      for (const [code, amount] of limits) row(LIMITS[code], amount);
      y += 4;
    }
  },
  table(page, sample) {
    const { put } = page;
    head(page, sample);
    put('We certify that these policies are in force:', 60, 104);
    const columns = [60, 270, 390, 510] as const;
    ['Coverage', 'Policy No.', 'Term', 'Limits'].forEach(
      (title, at) => void put(title, columns[at] ?? 0, 126),
    );
    let y = 142;
    for (const { line, number, from, to, limits } of sample.covers) {
      put(COVERS[line], columns[0], y);
      put(number, columns[1], y);
      put(`${from} - ${to}`, columns[2], y);
      for (const [code, amount] of limits) {
        put(`${amount} ${LIMITS[code]}`, columns[3], y);
        y += LINE;
      }
      y += 4;
    }
  },
};

export function writeBrokerLetter(page: PaperPage, sample: SampleBrokerLetter, layout: BrokerLayout): void {
  WRITERS[layout](page, sample);
}

/** A letter as the pieces of text that a PDF gives. */
export function sampleBrokerLetter(
  sample: SampleBrokerLetter,
  layout: BrokerLayout,
  style?: TextStyle,
): TextPage {
  return writtenPage((page) => writeBrokerLetter(page, sample, layout), style);
}

export const SAMPLE_BROKER_LETTER: SampleBrokerLetter = {
  issued: '03/14/2026',
  insured: 'Redstem Oilfield Services, LLC',
  covers: [
    {
      ...{ line: 'gl', number: 'GL-48120-07', from: '04/01/2026', to: '04/01/2027' },
      insurer: 'Granite Mutual Insurance Company',
      limits: [
        ['gl_each_occurrence', '$1,000,000'],
        ['gl_personal_adv_injury', '$1,000,000'],
        ['gl_general_aggregate', '$2,000,000'],
        ['gl_products_comp_op_agg', '$2,000,000'],
      ],
    },
    {
      ...{ line: 'auto', number: 'BAP 771204', from: '04/01/2026', to: '04/01/2027' },
      insurer: 'Lone Star National Ins. Co.',
      limits: [['auto_csl', '$1,000,000']],
    },
    {
      ...{ line: 'wc_el', number: '12 WC 300418 2', from: '05/15/2026', to: '05/15/2027' },
      insurer: 'Summit Workers Fund',
      limits: [
        ['el_each_accident', '$500,000'],
        ['el_disease_each_employee', '$500,000'],
        ['el_disease_policy_limit', '$500,000'],
      ],
    },
  ],
};
