import type { TextPage } from '../acord25/read-acord25.ts';
import type { PlacedText } from '../source/page-source.ts';

/** How a program writes the form: the same values look different in each file. */
export interface Layout {
  /** Points between two lines, and of the letters. */
  readonly pitch: number;
  readonly letters: number;
  /** Moves and stretches the whole form. */
  readonly shift: number;
  readonly stretch: number;
  /** One piece of text for each cell, each word, or each three letters. */
  readonly pieces: 'cells' | 'words' | 'fragments';
  /** The dollar sign stands apart from the amount, or at it. */
  readonly dollar: 'apart' | 'joined' | 'none';
  readonly order: 'reading' | 'reversed';
}

export const USUAL_LAYOUT: Layout = {
  pitch: 11,
  letters: 8,
  shift: 0,
  stretch: 1,
  pieces: 'cells',
  dollar: 'apart',
  order: 'reading',
};

export interface SampleRow {
  readonly names: readonly string[];
  readonly letter?: string;
  readonly additional?: string;
  readonly waiver?: string;
  readonly number?: string;
  readonly effective?: string;
  readonly expiration?: string;
  readonly limits: readonly (readonly [label: string, amount: string])[];
}

export interface SampleForm {
  readonly issued: string;
  readonly producer: string;
  readonly insured: string;
  readonly phone: string;
  readonly email: string;
  readonly insurers: readonly (readonly [letter: string, name: string, naic: string])[];
  readonly rows: readonly SampleRow[];
  readonly holder: string;
  /** Lines of the description of operations; default: words and figures that are no part of the table. */
  readonly operations?: readonly string[];
}

const COLUMNS = { letter: 24, type: 44, addl: 178, subr: 200, number: 224, eff: 334, exp: 386, limits: 440 };
const LETTER_WIDTH = 0.5;
const OPERATIONS = ['Professional liability is carried elsewhere. $ 9,999,999 01/02/2003'];

function cells({ letters, stretch, shift }: Layout) {
  const items: PlacedText[] = [];
  return {
    items,
    put(text: string, x: number, y: number): void {
      if (text === '') return;
      items.push({
        text,
        x: shift + x * stretch,
        y: shift + y,
        width: text.length * letters * LETTER_WIDTH,
        height: letters,
        angle: 0,
        fontFamily: 'sans-serif',
      });
    },
  };
}

function inPieces(item: PlacedText, pieces: Layout['pieces']): readonly PlacedText[] {
  if (pieces === 'cells') return [item];
  const step = item.width / item.text.length;
  const pattern = pieces === 'words' ? /\S+/g : /\S{1,3}/g;
  return [...item.text.matchAll(pattern)].map(({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + index * step,
    width: text.length * step,
  }));
}

/** A page laid out like the trade's certificate, as the pieces of text that a PDF gives. */
export function samplePage(form: SampleForm, layout: Layout = USUAL_LAYOUT): TextPage {
  const { pitch, dollar, order, pieces } = layout;
  const { items, put } = cells(layout);
  put('CERTIFICATE OF LIABILITY INSURANCE', 150, 10);
  put('DATE (MM/DD/YYYY)', 500, 10);
  put(form.issued, 505, 10 + pitch);
  put('IF THE CERTIFICATE HOLDER IS AN ADDITIONAL INSURED, ASK THE PRODUCER, AND READ ON.', 24, 40);
  put('PRODUCER', 24, 60);
  put(form.producer, 24, 60 + pitch);
  put('100 Elm Street', 24, 60 + 2 * pitch);
  put('CONTACT NAME:', 300, 60);
  put('PHONE (A/C, No, Ext):', 300, 60 + pitch);
  put(form.phone, 400, 60 + pitch);
  put('FAX (A/C, No): 555-010-9999', 470, 60 + pitch);
  put('E-MAIL ADDRESS:', 300, 60 + 2 * pitch);
  put(form.email, 400, 60 + 2 * pitch);
  put('INSURER(S) AFFORDING COVERAGE', 320, 60 + 3 * pitch);
  put('NAIC #', 540, 60 + 3 * pitch);
  form.insurers.forEach(([letter, name, naic], index) => {
    put(`INSURER ${letter} :`, 300, 60 + (4 + index) * pitch);
    put(name, 355, 60 + (4 + index) * pitch);
    put(naic, 545, 60 + (4 + index) * pitch);
  });
  put('INSURED', 24, 60 + 5 * pitch);
  put(form.insured, 24, 60 + 6 * pitch);
  put('COVERAGES', 24, 60 + 11 * pitch);
  let y = 60 + 12 * pitch;
  put('INSR LTR', 18, y);
  put('TYPE OF INSURANCE', 70, y);
  put('ADDL', COLUMNS.addl, y);
  put('SUBR', COLUMNS.subr, y);
  put('POLICY NUMBER', COLUMNS.number + 20, y);
  put('POLICY EFF', COLUMNS.eff, y);
  put('POLICY EXP', COLUMNS.exp, y);
  put('LIMITS', COLUMNS.limits + 40, y);
  put('INSD', COLUMNS.addl, y + pitch);
  put('WVD', COLUMNS.subr, y + pitch);
  y += 2 * pitch;
  for (const row of form.rows) {
    const height = Math.max(row.names.length, row.limits.length);
    row.names.forEach((name, index) => {
      put(name, COLUMNS.type, y + index * pitch);
    });
    row.limits.forEach(([label, amount], index) => {
      put(label, COLUMNS.limits, y + index * pitch);
      const amountX = COLUMNS.limits + 130;
      if (dollar === 'apart') put('$', amountX - 10, y + index * pitch);
      put(dollar === 'joined' && amount !== '' ? `$${amount}` : amount, amountX, y + index * pitch);
    });
    const middle = y + Math.min(1, height - 1) * pitch;
    put(row.letter ?? '', COLUMNS.letter, middle);
    put(row.additional ?? '', COLUMNS.addl + 5, middle);
    put(row.waiver ?? '', COLUMNS.subr + 5, middle);
    put(row.number ?? '', COLUMNS.number, middle);
    put(row.effective ?? '', COLUMNS.eff - 2, middle);
    put(row.expiration ?? '', COLUMNS.exp - 2, middle);
    y += height * pitch;
  }
  put('DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (101 may be attached)', 24, y);
  (form.operations ?? OPERATIONS).forEach((text, at) => void put(text, 24, y + (1 + at) * pitch));
  put('CERTIFICATE HOLDER', 24, y + 5 * pitch);
  put('CANCELLATION', 320, y + 5 * pitch);
  put(form.holder, 30, y + 7 * pitch);
  put('BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED', 320, y + 7 * pitch);
  put('AUTHORIZED REPRESENTATIVE', 320, y + 10 * pitch);
  const ordered = order === 'reversed' ? items.toReversed() : items;
  return { page: 1, items: ordered.flatMap((item) => inPieces(item, pieces)) };
}
