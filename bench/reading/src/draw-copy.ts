import PdfDocument from 'pdfkit';
import type { FieldValues } from './field-values.ts';
import type { Field, Layout } from './lay-out.ts';
import { randomOf } from './sample-truth.ts';

/** `fillable`: fields with their values; `flattened`: the values are part of the page. */
export type CopyKind = 'fillable' | 'flattened';

type Page = PDFKit.PDFDocument;
type TickStyle = 'check' | 'cross' | 'letter' | 'dingbat' | 'square';
const TICKS: readonly TickStyle[] = ['check', 'cross', 'letter', 'dingbat', 'square'];
const SIZE = 8;

function drawTick(page: Page, { x, y, width, height }: Field, style: TickStyle): void {
  const side = Math.min(width, height) - 3;
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2];
  page.lineWidth(1).strokeColor('#000000').fillColor('#000000');
  if (style === 'check') {
    page
      .moveTo(left, top + side * 0.55)
      .lineTo(left + side * 0.35, top + side)
      .lineTo(left + side, top)
      .stroke();
  } else if (style === 'cross') {
    page
      .moveTo(left, top)
      .lineTo(left + side, top + side)
      .stroke();
    page
      .moveTo(left, top + side)
      .lineTo(left + side, top)
      .stroke();
  } else if (style === 'square') {
    page.rect(left, top, side, side).fill();
  } else {
    page.font(style === 'letter' ? 'Helvetica-Bold' : 'ZapfDingbats').fontSize(SIZE);
    // The typeface of signs says nothing of its height: it stands on the line that is given.
    page.text(style === 'letter' ? 'X' : '4', left + 0.5, style === 'letter' ? top : top + side, {
      lineBreak: false,
    });
  }
}

function drawText(page: Page, field: Field, value: string, align: Field['align'], layout: Layout): void {
  page.font(layout.font).fontSize(SIZE).fillColor('#000000');
  const wide = page.widthOfString(value);
  const free = field.width - wide;
  const left = field.x + (align === 'center' ? free / 2 : align === 'right' ? free - 2 : 2);
  page.text(value, left, field.y + (field.height - SIZE) / 2, { lineBreak: false });
}

/** A box with its looks, as programs write it. */
function fillTick(page: Page, field: Field): void {
  const looks = (content: string) => {
    const form = page.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, field.width, field.height] });
    form.end(content);
    return form;
  };
  page.annotate(field.x, field.y, field.width, field.height, {
    ...{ Subtype: 'Widget', FT: 'Btn', T: new String(field.key), F: 4, V: 'Yes', AS: 'Yes' },
    AP: { N: { Yes: looks('1 w 2 5 m 4 2 l 9 8 l S'), Off: looks('') } },
  } as object);
}

/** A copy of the form as PDF; the same seed gives the same copy. */
export function drawCopy(
  layout: Layout,
  values: FieldValues,
  kind: CopyKind,
  seed: number,
): Promise<Uint8Array> {
  const random = randomOf(seed * 31 + 7);
  const page = new PdfDocument({ size: 'LETTER', margin: 0, info: { CreationDate: new Date(0) } });
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<Uint8Array>((resolve) => page.on('end', () => resolve(Buffer.concat(parts))));
  page.lineWidth(0.4).strokeColor('#000000');
  for (const { kind: fieldKind, x, y, width, height } of layout.fields) {
    if (fieldKind === 'tick') page.rect(x, y, width, height).stroke();
  }
  for (const { text, x, y, size } of layout.prints) {
    page.font(layout.font).fontSize(size).fillColor('#000000').text(text, x, y, { lineBreak: false });
  }
  if (kind === 'fillable') page.font('Helvetica').initForm();
  const style = TICKS[seed % TICKS.length] ?? 'check';
  const [moved] = [(['left', 'center', 'right', undefined] as const)[seed % 4]];
  for (const field of layout.fields) {
    const given = field.key === 'excluded' ? ['', 'N', 'Y'][Math.floor(random() * 3)] : values[field.key];
    if (given === undefined || given === '') continue;
    if (given === true) {
      if (kind === 'fillable') fillTick(page, field);
      else drawTick(page, field, style);
      continue;
    }
    const isAmount = field.key.includes('.limit.') || field.key.includes('.amount.');
    const value = isAmount && layout.hasJoinedDollar ? `$${given}` : given;
    const align = field.width < 60 ? (moved ?? field.align) : field.align;
    if (kind === 'flattened') drawText(page, field, value, align, layout);
    else {
      const options = { value, align, fontSize: SIZE };
      page.formText(field.key, field.x, field.y, field.width, field.height, options as object);
    }
  }
  page.end();
  return finished;
}
