import type { TextPage } from '../acord25/read-acord25.ts';
import { type PaperPage, type TextStyle, writtenPage } from './sample-text.ts';

export interface SampleEmrLetter {
  readonly insured: string;
  /** As it is written: .87, 0.87. */
  readonly value: string;
  /** MM/DD/YYYY. */
  readonly effective: string;
  /** As a sentence says it: April 1, 2026. */
  readonly effectiveWords: string;
  readonly policyNumber: string;
}

export type LetterLayout = 'letter' | 'list' | 'years' | 'worksheet';

export const SAMPLE_LETTER: SampleEmrLetter = {
  insured: 'Redstem Oilfield Services, LLC',
  value: '.87',
  effective: '04/01/2026',
  effectiveWords: 'April 1, 2026',
  policyNumber: 'WC-20-88412',
};

/** Two digits behind the point, as many years back. */
function earlier(effective: string, years: number): string {
  return effective.slice(0, 6) + (Number(effective.slice(6)) - years);
}

const WRITERS: Readonly<Record<LetterLayout, (page: PaperPage, sample: SampleEmrLetter) => void>> = {
  letter({ put }, { insured, value, effectiveWords, policyNumber }) {
    put('Prairie Casualty Company of the West', 200, 30);
    put('February 12, 2026', 60, 70);
    put(`Re: ${insured}`, 60, 100);
    put(`Policy number: ${policyNumber}`, 60, 114);
    put('To whom it may concern:', 60, 140);
    put('The prior experience modification of 1.04 expired. The experience modification', 60, 160);
    put(`factor for the above insured, effective ${effectiveWords}, is ${value}.`, 60, 172);
    put('A schedule credit of 0.90 applies to the premium. Call 555-010-2030 with questions.', 60, 190);
  },
  list({ put, fill }, { insured, value, effective, policyNumber }) {
    put('Harborline Mutual Insurance', 60, 30);
    put('EXPERIENCE RATING VERIFICATION', 60, 60);
    put('Insured:', 60, 90);
    fill(insured, 190, 90, 200);
    put('Policy number:', 60, 104);
    fill(policyNumber, 190, 104, 200);
    put('Rating effective date:', 60, 118);
    fill(effective, 190, 118, 80);
    put('Expiration date:', 300, 118);
    fill(earlier(effective, -1), 400, 118, 80);
    put('EMR:', 60, 132);
    fill(value, 190, 132, 60);
    put('Manual premium: $ 48,210.00', 60, 146);
  },
  years({ put }, { insured, value, effective }) {
    put('Summit Workers Fund', 60, 30);
    put(`Named insured: ${insured}`, 60, 60);
    put('Effective date', 60, 100);
    put('Experience Mod', 200, 100);
    [value, '0.93', '1.12'].forEach((rating, at) => {
      put(earlier(effective, at), 60, 116 + at * 14);
      put(rating, 212, 116 + at * 14);
    });
  },
  worksheet({ put, fill }, { insured, value, effective }) {
    put('WORKERS COMPENSATION EXPERIENCE RATING', 180, 20);
    put('NCCI', 60, 20);
    put('Risk Name:', 40, 44);
    fill(insured, 100, 44, 220);
    put('Risk ID: 911234567', 420, 44);
    put('Rating Effective Date:', 40, 58);
    fill(effective, 140, 58, 80);
    put('Production Date: 01/15/2026', 250, 58);
    put('State: INTERSTATE', 420, 58);
    put('Wt', 40, 90);
    put('Exp Excess Losses', 80, 90);
    put('Ballast', 200, 90);
    put('.18', 40, 104);
    put('42,110', 80, 104);
    put('61,800', 200, 104);
    put('ARAP: 1.00', 40, 140);
    put('Exp Mod:', 420, 140);
    fill(value, 470, 140, 40);
  },
};

export function writeEmrLetter(page: PaperPage, sample: SampleEmrLetter, layout: LetterLayout): void {
  WRITERS[layout](page, sample);
}

/** A letter as the pieces of text that a PDF gives. */
export function sampleEmrLetter(sample: SampleEmrLetter, layout: LetterLayout, style?: TextStyle): TextPage {
  return writtenPage((page) => writeEmrLetter(page, sample, layout), style);
}
