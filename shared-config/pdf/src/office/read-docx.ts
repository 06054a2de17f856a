import type { OfficeBlock, OfficeLimits } from './office-text.ts';
import { attributeOf, xmlPieces } from './xml-pieces.ts';

interface OpenTable {
  readonly rows: string[][];
  readonly cell: string[];
}

/**
 * Paragraphs and tables of `word/document.xml`. What was deleted under track changes, fields' formulas, pictures and notes are
 * left out; a table in a cell becomes text of the cell.
 */
class Collector {
  readonly blocks: OfficeBlock[] = [];
  isPartial = false;
  private text = '';
  private isHeading = false;
  private readsText = false;
  private skipped = 0;
  private depth = 0;
  private table: OpenTable | undefined;
  private characters = 0;
  private readonly limits: OfficeLimits;

  constructor(limits: OfficeLimits) {
    this.limits = limits;
  }

  get isFull(): boolean {
    return this.isPartial;
  }

  add(text: string): void {
    if (this.readsText && this.skipped === 0) this.text += text;
  }

  open(name: string, tag: string): void {
    // The same text once more, for older programs.
    if (name === 'Fallback') this.skipped += 1;
    else if (name === 't') this.readsText = true;
    else if (name === 'pStyle') this.isHeading = /^(heading|title)/i.test(attributeOf(tag, 'val') ?? '');
    else if (name === 'tbl') this.openTable();
    else if (name === 'tr' && this.depth === 1) this.table?.rows.push([]);
  }

  empty(name: string, tag: string): void {
    if (this.skipped > 0) return;
    if (name === 'tab') this.text += ' ';
    else if (name === 'br' || name === 'cr') this.text += '\n';
    else if (name === 'pStyle') this.open(name, tag);
  }

  close(name: string): void {
    if (name === 'Fallback') this.skipped -= 1;
    else if (name === 't') this.readsText = false;
    else if (name === 'p') this.closeParagraph();
    else if (name === 'tc' && this.depth === 1) this.closeCell();
    else if (name === 'tbl') this.closeTable();
  }

  private openTable(): void {
    this.depth += 1;
    this.table ??= { rows: [], cell: [] };
  }

  private closeParagraph(): void {
    const text = this.text.trim();
    const kind = this.isHeading ? 'heading' : 'paragraph';
    this.text = '';
    this.isHeading = false;
    if (text === '' || this.skipped > 0) return;
    this.characters += text.length;
    if (this.characters > this.limits.characters) this.isPartial = true;
    else if (this.table === undefined) this.blocks.push({ kind, text });
    else this.table.cell.push(text);
  }

  private closeCell(): void {
    if (this.table === undefined) return;
    this.table.rows.at(-1)?.push(this.table.cell.join('\n'));
    this.table.cell.length = 0;
  }

  private closeTable(): void {
    this.depth -= 1;
    if (this.depth > 0 || this.table === undefined) return;
    const { rows } = this.table;
    this.table = undefined;
    if (rows.some((row) => row.some((cell) => cell !== '')))
      this.blocks.push({ kind: 'table', rows, isCut: false });
  }
}

/** Blocks of a text part of a Word file. */
export function readDocx(
  xml: string,
  limits: OfficeLimits,
): { readonly blocks: readonly OfficeBlock[]; readonly isPartial: boolean } {
  const collector = new Collector(limits);
  for (const piece of xmlPieces(xml)) {
    if (collector.isFull) break;
    if (piece.kind === 'text') collector.add(piece.text);
    else collector[piece.kind](piece.name, piece.tag);
  }
  return { blocks: collector.blocks, isPartial: collector.isPartial };
}
