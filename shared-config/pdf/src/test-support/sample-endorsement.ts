import type { TextPage } from '../acord25/read-acord25.ts';
import type { FormNumber } from '../endorsement/endorsement-forms.ts';
import { type PaperPage, type TextStyle, writtenPage } from './sample-text.ts';

/**
 * An endorsement page with the layout of the trade's forms. The forms themselves are not copied: number, heading and labels stand
 * where they stand there, the rest is filled with other words.
 */
export interface SampleEndorsement {
  readonly number: FormNumber;
  /** As it stands on the page, with its edition: CG 20 10 04 13, CG2010 0413, CG 20 10 (04/13). */
  readonly print: string;
  readonly policyNumber: string;
  /** Lines of the schedule; of a form for projects these are the projects. */
  readonly people: readonly string[];
  readonly places?: readonly string[];
  /** Whether the head has the number too: some programs print it in the foot alone. */
  readonly isInFootOnly?: boolean;
}

const TITLES: Readonly<Record<FormNumber, readonly string[]>> = {
  'CG 20 10': [
    'ADDITIONAL INSURED – OWNERS, LESSEES OR',
    'CONTRACTORS – SCHEDULED PERSON OR',
    'ORGANIZATION',
  ],
  'CG 20 37': ['ADDITIONAL INSURED – OWNERS, LESSEES OR', 'CONTRACTORS – COMPLETED OPERATIONS'],
  'CG 24 04': ['WAIVER OF TRANSFER OF RIGHTS OF RECOVERY', 'AGAINST OTHERS TO US'],
  'CG 20 01': ['PRIMARY AND NONCONTRIBUTORY –', 'OTHER INSURANCE CONDITION'],
  'CG 25 03': ['DESIGNATED CONSTRUCTION PROJECT(S)', 'GENERAL AGGREGATE LIMIT'],
  'CA 20 48': ['DESIGNATED INSURED FOR', 'COVERED AUTOS LIABILITY COVERAGE'],
  'CA 04 44': ['WAIVER OF TRANSFER OF RIGHTS OF RECOVERY', 'AGAINST OTHERS TO US (WAIVER OF SUBROGATION)'],
  'WC 00 03 13': ['WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT'],
};
const LINE = 14;
const LEFT = 60;
const RIGHT = 330;

function linesAt({ put, fill }: PaperPage, texts: readonly string[], x: number, y: number, isValue = false) {
  for (const [at, text] of texts.entries()) {
    if (isValue) fill(text, x, y + at * LINE, 240);
    else put(text, x, y + at * LINE);
  }
  return y + texts.length * LINE;
}

/** The two columns of work, or the one of people or projects; answers where it ends. */
function schedule(page: PaperPage, { number, people, places = [] }: SampleEndorsement, top: number): number {
  if (number === 'CG 20 10' || number === 'CG 20 37') {
    const second =
      number === 'CG 20 10'
        ? ['Location(s) Of Covered Operations']
        : ['Location And Description Of Completed', 'Operations'];
    linesAt(page, ['Name Of Additional Insured Person(s)', 'Or Organization(s)'], LEFT, top);
    linesAt(page, second, RIGHT, top);
    const end = linesAt(page, people, LEFT, top + 3 * LINE, true);
    return Math.max(end, linesAt(page, places, RIGHT, top + 3 * LINE, true));
  }
  const label =
    number === 'CG 25 03' ? 'Designated Construction Project(s):' : 'Name Of Person(s) Or Organization(s):';
  page.put(label, LEFT, top);
  return linesAt(page, people, LEFT, top + 1.5 * LINE, true);
}

function writeCompensation(page: PaperPage, sample: SampleEndorsement): void {
  const { put, fill } = page;
  put('WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY', LEFT, 40);
  put(sample.print, 460, 40);
  let y = linesAt(page, TITLES[sample.number], LEFT + 40, 76) + LINE;
  y = linesAt(
    page,
    ['(The conditions of the waiver are printed here, in two or three', 'sentences of small type.)'],
    LEFT,
    y,
  );
  put('Schedule', 290, y + LINE);
  y = linesAt(page, sample.people, LEFT, y + 3 * LINE, true) + LINE;
  put('This endorsement changes the policy to which it is attached.', LEFT, y);
  put('Endorsement Effective', LEFT, y + 2 * LINE);
  put('Policy No.', 240, y + 2 * LINE);
  fill(sample.policyNumber, 300, y + 2 * LINE, 100);
  put('Endorsement No.', 440, y + 2 * LINE);
}

function writeLiability(page: PaperPage, sample: SampleEndorsement): void {
  const { put, fill } = page;
  const part = sample.number.startsWith('CA') ? 'COMMERCIAL AUTO' : 'COMMERCIAL GENERAL LIABILITY';
  put('POLICY NUMBER:', LEFT, 40);
  fill(sample.policyNumber, 150, 40, 100);
  put(part, 400, 40);
  if (sample.isInFootOnly !== true) put(sample.print, 460, 54);
  put('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', 120, 84);
  let y = linesAt(page, TITLES[sample.number], 150, 112) + LINE;
  put('This endorsement modifies insurance provided under the following:', LEFT, y);
  put(`${part} COVERAGE`, LEFT + 30, y + LINE);
  y += 3 * LINE;
  if (sample.number === 'CG 20 01') {
    linesAt(page, sample.people, LEFT, y, true);
  } else {
    put('SCHEDULE', 280, y);
    y = schedule(page, sample, y + 1.5 * LINE) + LINE;
    put('Information required to complete this Schedule stands in the Declarations.', LEFT, y);
    linesAt(
      page,
      ['A. Section II (the conditions of the form are printed here,', 'in a column of small type.)'],
      LEFT,
      y + 2 * LINE,
    );
  }
  put(sample.print, LEFT, 740);
  put('Page 1 of 1', 480, 740);
}

export function writeEndorsement(page: PaperPage, sample: SampleEndorsement): void {
  if (sample.number === 'WC 00 03 13') writeCompensation(page, sample);
  else writeLiability(page, sample);
}

/** An endorsement page as the pieces of text that a PDF gives. */
export function sampleEndorsement(sample: SampleEndorsement, style?: TextStyle): TextPage {
  return writtenPage((page) => writeEndorsement(page, sample), style);
}
