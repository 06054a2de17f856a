import { AUTO_LIMITS, GL_LIMITS, type Row, UMBRELLA_LIMITS, WORKERS_LIMITS } from './limit-rows.ts';

/** Words of a form; x and y (of the letters' upper edge) in points from the page's top left. */
export interface Print {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Field {
  readonly key: string;
  readonly kind: 'text' | 'tick';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align: 'left' | 'center' | 'right';
}

/** A form with the same cells as the trade's certificate, drawn anew: the trade's own form is not ours to keep. */
export interface Layout {
  readonly name: string;
  readonly prints: readonly Print[];
  readonly fields: readonly Field[];
  readonly font: 'Helvetica' | 'Times-Roman' | 'Courier';
  /** The amount carries its dollar sign. */
  readonly hasJoinedDollar: boolean;
}

/** What tells one edition, or one agency's program, from another. */
export interface Edition {
  readonly name: string;
  readonly font: Layout['font'];
  readonly pitch: number;
  readonly label: number;
  readonly columns: {
    readonly type: number;
    readonly addl: number;
    readonly subr: number;
    readonly number: number;
    readonly eff: number;
    readonly exp: number;
    readonly limits: number;
    readonly amount: number;
    readonly right: number;
  };
  readonly headings: readonly (readonly [text: string, column: number, row: number])[];
  readonly hasOldWords: boolean;
  readonly isOneLine: boolean;
  readonly hasJoinedDollar: boolean;
}

/** Lays an edition out. */
export function layOut(edition: Edition): Layout {
  const { columns, pitch, label } = edition;
  const prints: Print[] = [];
  const fields: Field[] = [];
  const put = (text: string, x: number, y: number, size = label) => prints.push({ text, x, y, size });
  const text = (key: string, x: number, y: number, width: number, align: Field['align'] = 'left') =>
    fields.push({ key, kind: 'text', x, y, width, height: pitch, align });
  const tick = (key: string, x: number, y: number) =>
    fields.push({ key, kind: 'tick', x, y: y + 1, width: 12, height: pitch - 2, align: 'center' });
  /** Words beside a box, over two lines where the cell is narrow. */
  const named = (key: string, x: number, y: number, words: string, second?: string) => {
    tick(key, x - 16, y);
    if (second === undefined || edition.isOneLine) {
      put(
        second === undefined ? words : `${words}${words.endsWith('-') ? '' : ' '}${second}`,
        x,
        y + (pitch - label) / 2,
      );
      return;
    }
    put(words, x, y + pitch / 2 - 0.95 * label);
    put(second, x, y + pitch / 2 - 0.05 * label);
  };

  put('CERTIFICATE OF LIABILITY INSURANCE', 160, 28, 13);
  put('DATE (MM/DD/YYYY)', 515, 24);
  text('issued', 508, 32, 80, 'center');
  put(
    'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE HOLDER.',
    28,
    52,
    7,
  );
  put(
    'REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER. AN ADDITIONAL INSURED MUST BE ENDORSED.',
    28,
    62,
    7,
  );
  put('PRODUCER', 22, 118);
  ['producer.0', 'producer.1', 'producer.2'].forEach((key, index) => {
    text(key, 22, 128 + index * pitch, 270);
  });
  const half = 308;
  put('CONTACT', half, 116);
  put('NAME:', half, 122);
  text('contact', half + 38, 117, 220);
  put('PHONE', half, 130);
  put('(A/C, No, Ext):', half, 136);
  text('phone', half + 46, 130, 120);
  put('FAX', 486, 130);
  put('(A/C, No):', 486, 136);
  text('fax', 520, 130, 70);
  put('E-MAIL', half, 144);
  put('ADDRESS:', half, 150);
  text('email', half + 40, 144, 240);
  put('INSURER(S) AFFORDING COVERAGE', 368, 160);
  put('NAIC #', 558, 160);
  'ABCDEF'.split('').forEach((letter, index) => {
    const y = 168 + index * pitch;
    put(`INSURER ${letter} :`, half, y + 3);
    text(`insurer.${letter}`, 352, y, 185);
    text(`naic.${letter}`, 545, y, 45, 'center');
  });
  put('INSURED', 22, 182);
  ['insured.0', 'insured.1', 'insured.2'].forEach((key, index) => {
    text(key, 72, 190 + index * pitch, 225);
  });
  put('COVERAGES', 22, 244, 8);
  put('CERTIFICATE NUMBER:', 160, 244, 8);
  put('REVISION NUMBER:', 424, 244, 8);
  put(
    'INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT',
    28,
    256,
    7,
  );

  const top = 286;
  for (const [words, x, row] of edition.headings) put(words, x, top + row * (label + 0.4));
  let y = top + 2 * label + 4;
  const cells = (line: string, at: number, hasAddl = true) => {
    text(`${line}.letter`, 18, at, 17, 'center');
    if (hasAddl) text(`${line}.addl`, columns.addl, at, columns.subr - columns.addl, 'center');
    text(`${line}.subr`, columns.subr, at, columns.subr - columns.addl, 'center');
    text(`${line}.number`, columns.number, at, columns.eff - columns.number - 3);
    text(`${line}.eff`, columns.eff, at, columns.exp - columns.eff, 'center');
    text(`${line}.exp`, columns.exp, at, columns.limits - columns.exp - 2, 'center');
  };
  const amounts = (line: string, from: number, rows: readonly Row[]) => {
    rows.forEach(([words, code, second], index) => {
      const at = from + index * pitch;
      if (second === undefined) put(words, columns.limits, at + (pitch - label) / 2);
      else {
        put(words, columns.limits, at + pitch / 2 - 0.95 * label);
        put(second, columns.limits, at + pitch / 2 - 0.05 * label);
      }
      if (!edition.hasJoinedDollar) put('$', columns.amount - 7, at + (pitch - label) / 2);
      text(`${line}.limit.${code}`, columns.amount, at, columns.right - columns.amount);
    });
  };

  const type = columns.type;
  if (edition.hasOldWords) {
    put('GENERAL LIABILITY', type, y + 3);
    y += pitch;
  }
  amounts('gl', y - (edition.hasOldWords ? pitch : 0), GL_LIMITS);
  named('gl.tick.covered', type + 16, y, 'COMMERCIAL GENERAL LIABILITY');
  named('gl.tick.claims_made', type + 30, y + pitch, 'CLAIMS-MADE');
  named('gl.tick.occurrence', type + 92, y + pitch, 'OCCUR');
  put("GEN'L AGGREGATE LIMIT APPLIES PER:", type, y + 4 * pitch);
  named('gl.tick.policy', type + 16, y + 5 * pitch, 'POLICY');
  named('gl.tick.project', type + 58, y + 5 * pitch, 'PRO-', 'JECT');
  named('gl.tick.location', type + 100, y + 5 * pitch, 'LOC');
  cells('gl', y + 3 * pitch);
  y += 6 * pitch;
  put('OTHER:', type + 16, y + 3);
  y += pitch;

  put('AUTOMOBILE LIABILITY', type, y + 3);
  amounts('auto', y, AUTO_LIMITS);
  const only = edition.hasOldWords ? 'AUTOS' : 'AUTOS ONLY';
  named('auto.tick.any', type + 16, y + pitch, 'ANY AUTO');
  named('auto.tick.owned', type + 16, y + 2 * pitch, edition.hasOldWords ? 'ALL OWNED' : 'OWNED', only);
  named('auto.tick.scheduled', type + 78, y + 2 * pitch, 'SCHEDULED', 'AUTOS');
  named('auto.tick.hired', type + 16, y + 3 * pitch, 'HIRED', only);
  // In one line it is too long for the second cell.
  if (edition.isOneLine) named('auto.tick.non_owned', type + 16, y + 4 * pitch, 'NON-OWNED', only);
  else named('auto.tick.non_owned', type + 78, y + 3 * pitch, 'NON-OWNED', only);
  cells('auto', y + 2 * pitch);
  y += 5 * pitch;

  named('umbrella.tick.covered', type + 16, y, 'UMBRELLA LIAB');
  named('umbrella.tick.occurrence', type + 92, y, 'OCCUR');
  put('EXCESS LIAB', type + 16, y + pitch + 3);
  named('umbrella.tick.claims_made', type + 92, y + pitch, 'CLAIMS-MADE');
  put('DED', type + 16, y + 2 * pitch + 3);
  named('umbrella.tick.retention', type + 50, y + 2 * pitch, 'RETENTION $');
  text('umbrella.limit.umb_retention', type + 95, y + 2 * pitch, 38);
  amounts('umbrella', y, UMBRELLA_LIMITS);
  cells('umbrella', y + pitch);
  y += 3 * pitch;

  put('WORKERS COMPENSATION', type, y + 1);
  put("AND EMPLOYERS' LIABILITY", type, y + 1 + label);
  put('Y / N', columns.addl - 18, y + 2 + 1.2 * label);
  put('ANY PROPRIETOR/PARTNER/EXECUTIVE', type, y + 2 + 2.2 * label);
  put('(Mandatory in NH)', type, y + 2 + 3.3 * label);
  put('If yes, describe under', type, y + 3 * pitch);
  put('DESCRIPTION OF OPERATIONS below', type, y + 3 * pitch + label);
  text('excluded', columns.addl - 18, y + 1.5 * pitch, 14, 'center');
  put(edition.isOneLine ? 'N/A' : 'N / A', columns.addl + 2, y + 1.5 * pitch + 3);
  const x = columns.limits + 14;
  if (edition.hasOldWords) named('wc_el.tick.statute', x, y, 'WC STATU-', 'TORY LIMITS');
  else named('wc_el.tick.statute', x, y, 'PER', 'STATUTE');
  named('wc_el.tick.other', x + 62, y, 'OTH-', 'ER');
  amounts('wc_el', y + pitch, WORKERS_LIMITS);
  cells('wc_el', y + 1.5 * pitch, false);
  y += 4 * pitch + 3;

  text('other.name', type + 2, y + 0.5 * pitch, columns.addl - type - 6);
  cells('other', y + 0.5 * pitch);
  [0, 1].forEach((index) => {
    text(`other.code.${index}`, columns.limits, y + index * pitch, 80);
    text(`other.amount.${index}`, columns.amount, y + index * pitch, columns.right - columns.amount);
  });
  y += 2 * pitch + 6;
  put(
    'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached)',
    22,
    y,
  );
  text('description', 22, y + 10, 560);

  put('CERTIFICATE HOLDER', 22, 652, 8);
  put('CANCELLATION', half, 652, 8);
  put('SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE', half + 8, 672, 7);
  put('THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED', half + 8, 681, 7);
  ['holder.0', 'holder.1', 'holder.2'].forEach((key, index) => {
    text(key, 72, 690 + index * pitch, 225);
  });
  put('AUTHORIZED REPRESENTATIVE', half, 712);
  return {
    name: edition.name,
    font: edition.font,
    hasJoinedDollar: edition.hasJoinedDollar,
    prints,
    fields,
  };
}
