import type { PlacedText } from '../source/page-source.ts';
import type { WidgetField } from '../source/widget-text.ts';
import { widgetText } from '../source/widget-text.ts';

/** How a program writes a paper: the same values look different in each file. */
export interface TextStyle {
  readonly pieces: 'cells' | 'words' | 'fragments';
  readonly order: 'reading' | 'reversed';
  readonly letters: number;
  readonly shift: number;
  readonly stretch: number;
  /** Values stand in the fields of a form, or are printed. */
  readonly values: 'widgets' | 'printed';
}

export const USUAL_STYLE: TextStyle = {
  ...{ pieces: 'cells', order: 'reading', values: 'printed' },
  ...{ letters: 8, shift: 0, stretch: 1 },
};

const LETTER_WIDTH = 0.5;

function inPieces(item: PlacedText, pieces: TextStyle['pieces']): readonly PlacedText[] {
  if (pieces === 'cells') return [item];
  const step = item.width / item.text.length;
  const pattern = pieces === 'words' ? /\S+/g : /\S{1,3}/g;
  return [...item.text.matchAll(pattern)].map(({ 0: text, index }) => ({
    ...{ ...item, text },
    x: item.x + index * step,
    width: text.length * step,
  }));
}

/** Takes what a paper says; lengths in points from the top left corner. */
export interface PaperPage {
  readonly put: (text: string, x: number, y: number) => void;
  /** A value on a rule that is `width` long. */
  readonly fill: (text: string, x: number, y: number, width: number) => void;
}

/** Collects the pieces of a page; lengths in points from the top left corner. */
export function textPage({ pieces, order, letters, shift, stretch, values }: TextStyle) {
  const printed: PlacedText[] = [];
  const typed: PlacedText[] = [];
  function put(text: string, x: number, y: number): void {
    if (text === '') return;
    const [left, top] = [shift + x * stretch, shift + y * stretch];
    const width = text.length * letters * LETTER_WIDTH;
    const item = { text, x: left, y: top, width, height: letters, angle: 0, fontFamily: 'serif' };
    printed.push(...inPieces(item, pieces));
  }
  function fill(text: string, x: number, y: number, width: number): void {
    if (values === 'printed') {
      put(text, x, y);
      return;
    }
    const field: WidgetField = { subtype: 'Widget', fieldType: 'Tx', fieldValue: text };
    const [left, top] = [shift + x * stretch, shift + y * stretch - 2];
    typed.push(...widgetText(field, [left, top, left + width * stretch, top + letters + 4]));
  }
  const page = () => {
    const items = [...printed, ...typed];
    return { page: 1, items: order === 'reversed' ? items.toReversed() : items };
  };
  return { put, fill, page };
}

/** What is written on a page, as the pieces of text that a PDF gives. */
export function writtenPage(write: (page: PaperPage) => void, style: TextStyle = USUAL_STYLE) {
  const page = textPage(style);
  write(page);
  return page.page();
}
