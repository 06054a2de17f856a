import { cellText, columnOf, isDayFormat } from './cell-value.ts';
import type { OfficeBlock, OfficeLimits } from './office-text.ts';
import { attributeOf, xmlPieces } from './xml-pieces.ts';
import type { ZipReader } from './zip-reader.ts';

interface Sheet {
  readonly name: string;
  readonly part: string;
}

interface Workbook {
  readonly sheets: readonly Sheet[];
  readonly texts: readonly string[];
  /** Of each style of cells, whether it shows a day. */
  readonly days: readonly boolean[];
  readonly startsIn1904: boolean;
}

async function sheetsOf(zip: ZipReader, workbook: string): Promise<readonly Sheet[]> {
  const targets = new Map<string, string>();
  for (const piece of xmlPieces((await zip.text('xl/_rels/workbook.xml.rels')) ?? '')) {
    if (piece.kind === 'text' || piece.name !== 'Relationship') continue;
    const target = attributeOf(piece.tag, 'Target') ?? '';
    targets.set(
      attributeOf(piece.tag, 'Id') ?? '',
      target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    );
  }
  return [...xmlPieces(workbook)].flatMap((piece) => {
    if (piece.kind === 'text' || piece.kind === 'close' || piece.name !== 'sheet') return [];
    const part = targets.get(/\s\w+:id\s*=\s*["']([^"']*)/.exec(piece.tag)?.[1] ?? '');
    const hidden = /hidden/i.test(attributeOf(piece.tag, 'state') ?? '') ? ' (hidden)' : '';
    return part === undefined ? [] : [{ name: `${attributeOf(piece.tag, 'name') ?? ''}${hidden}`, part }];
  });
}

/** The texts that cells name by number. How a word is to be spoken (`rPh`) is left out. */
function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let readsText = false;
  let isSpoken = false;
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      if (readsText && !isSpoken) texts[texts.length - 1] += piece.text;
    } else if (piece.name === 'si') {
      if (piece.kind !== 'close') texts.push('');
    } else if (piece.name === 'rPh') isSpoken = piece.kind === 'open';
    else if (piece.name === 't') readsText = piece.kind === 'open' && texts.length > 0;
  }
  return texts;
}

function dayStyles(xml: string): readonly boolean[] {
  const codes = new Map<number, string>();
  const days: boolean[] = [];
  let isCellStyle = false;
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') continue;
    if (piece.name === 'cellXfs') isCellStyle = piece.kind === 'open';
    else if (piece.kind === 'close') continue;
    const id = Number(attributeOf(piece.tag, 'numFmtId') ?? 0);
    if (piece.name === 'numFmt') codes.set(id, attributeOf(piece.tag, 'formatCode') ?? '');
    else if (piece.name === 'xf' && isCellStyle) days.push(isDayFormat(id, codes.get(id)));
  }
  return days;
}

async function openWorkbook(zip: ZipReader): Promise<Workbook> {
  const workbook = (await zip.text('xl/workbook.xml')) ?? '';
  return {
    sheets: await sheetsOf(zip, workbook),
    texts: sharedTexts((await zip.text('xl/sharedStrings.xml')) ?? ''),
    days: dayStyles((await zip.text('xl/styles.xml')) ?? ''),
    startsIn1904: /\sdate1904\s*=\s*["'](1|true)["']/.test(workbook),
  };
}

type Cells = { readonly rows: readonly string[][]; readonly isCut: boolean };

/** The cells of a sheet as far as the limits go; rows without a cell are left out. */
function cellsOf(xml: string, { texts, days, startsIn1904 }: Workbook, limits: OfficeLimits): Cells {
  const rows: string[][] = [];
  let isCut = false;
  let cell = { tag: '', raw: '' };
  let readsValue = false;
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      if (readsValue) cell.raw += piece.text;
    } else if (piece.name === 'v' || piece.name === 't') readsValue = piece.kind === 'open';
    else if (piece.name === 'row' && piece.kind === 'open') {
      if (rows.length === limits.rows) return { rows, isCut: true };
      rows.push([]);
    } else if (piece.name === 'c' && piece.kind !== 'close') cell = { tag: piece.tag, raw: '' };
    else if (piece.name === 'c') {
      const row = rows.at(-1);
      const column = columnOf(attributeOf(cell.tag, 'r')) ?? row?.length ?? 0;
      if (column >= limits.columns) isCut ||= cell.raw !== '';
      else if (row !== undefined) {
        while (row.length < column) row.push('');
        const type = attributeOf(cell.tag, 't');
        const isDay = days[Number(attributeOf(cell.tag, 's') ?? 0)] ?? false;
        row[column] =
          type === 's' ? (texts[Number(cell.raw)] ?? '') : cellText(cell.raw, { type, isDay, startsIn1904 });
      }
    }
  }
  return { rows, isCut };
}

/** The sheets of a workbook as tables, with what their formulas last gave. */
export async function readXlsx(
  zip: ZipReader,
  limits: OfficeLimits,
): Promise<{ readonly blocks: readonly OfficeBlock[]; readonly isPartial: boolean }> {
  const workbook = await openWorkbook(zip);
  const blocks: OfficeBlock[] = [];
  let left = limits.characters;
  for (const { name, part } of workbook.sheets.slice(0, limits.sheets)) {
    const cells = cellsOf((await zip.text(part)) ?? '', workbook, limits);
    const rows = cells.rows.filter((row) => row.some((text) => text.trim() !== ''));
    const kept = rows.filter((row) => {
      left -= row.reduce((sum, text) => sum + text.length, 0);
      return left >= 0;
    });
    const isCut = cells.isCut || kept.length < rows.length;
    if (kept.length > 0) blocks.push({ kind: 'table', title: name, rows: kept, isCut });
  }
  const isCut = blocks.some((block) => block.kind === 'table' && block.isCut);
  return { blocks, isPartial: isCut || workbook.sheets.length > limits.sheets };
}
