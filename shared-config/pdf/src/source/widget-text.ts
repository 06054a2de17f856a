import type { PlacedText } from './page-source.ts';

/** A field of a fillable form, as pdf.js gives it; every member is checked before use. */
export interface WidgetField {
  readonly subtype?: unknown;
  readonly fieldType?: unknown;
  readonly fieldValue?: unknown;
  readonly exportValue?: unknown;
  readonly buttonValue?: unknown;
  readonly checkBox?: unknown;
  readonly radioButton?: unknown;
  readonly hidden?: unknown;
  /** 0: from the left, 1: in the middle, 2: to the right. */
  readonly textAlignment?: unknown;
  readonly multiLine?: unknown;
  readonly defaultAppearanceData?: { readonly fontSize?: unknown } | null;
  /** Of a note that was typed onto the page. */
  readonly contentsObj?: { readonly str?: unknown };
}

/** Letters of a form are rarely taller; points. */
const USUAL_HEIGHT = 10;
/** Room that programs leave between a field's edge and its text; points. */
const PADDING = 2;
/** Parts of the height that letters of the usual typefaces are wide. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ .,:;'|!/ijlIt()[\]-]/, 0.29],
  [/[A-HK-Z&@%]/, 0.68],
  [/[mwMW]/, 0.83],
];

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.55;
}

/** An X in a box that is ticked; programs that leave out how it looks say `Off` for one that is not. */
function tickOf(value: unknown, ticked: unknown): string | undefined {
  if (typeof ticked === 'string') return value === ticked ? 'X' : undefined;
  return typeof value === 'string' && value !== 'Off' && value !== '' ? 'X' : undefined;
}

function contentOf(field: WidgetField): string | undefined {
  if (field.hidden === true) return undefined;
  if (field.subtype === 'FreeText') {
    const typed = field.contentsObj?.str;
    return typeof typed === 'string' ? typed : undefined;
  }
  if (field.subtype !== 'Widget') return undefined;
  if (field.checkBox === true) return tickOf(field.fieldValue, field.exportValue);
  if (field.radioButton === true) return field.fieldValue === field.buttonValue ? 'X' : undefined;
  return field.fieldType === 'Tx' && typeof field.fieldValue === 'string' ? field.fieldValue : undefined;
}

function letterHeight(field: WidgetField, pitch: number): number {
  const size = field.defaultAppearanceData?.fontSize;
  const wanted = typeof size === 'number' && size > 0 ? size : USUAL_HEIGHT;
  return Math.min(pitch, wanted, 2 * USUAL_HEIGHT);
}

/** What was typed into a field, line by line; a ticked box is an X. `box`: its corners in points from the top left. */
export function widgetText(field: WidgetField, box: readonly number[]): readonly PlacedText[] {
  const content = contentOf(field)?.trim();
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  if (content === undefined || content === '') return [];
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  const [wide, high] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const lines = content.split(/\r\n|\r|\n/);
  const letters = letterHeight(field, high / lines.length);
  // Text of several lines begins at the top, one line stands in the middle.
  const pitch =
    field.multiLine === true ? Math.min(1.15 * letters, high / lines.length) : high / lines.length;
  const isTick = field.checkBox === true || field.radioButton === true;
  const alignment = isTick ? 1 : field.textAlignment;
  return lines.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const needed = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * letters;
    const width = Math.min(wide, needed);
    const free = wide - width;
    const padding = Math.min(PADDING, free / 2);
    const x = left + (alignment === 1 ? free / 2 : alignment === 2 ? free - padding : padding);
    return [
      {
        ...{ text, x, y: top + index * pitch + (pitch - letters) / 2, width, height: letters, angle: 0 },
        fontFamily: 'sans-serif',
        ...(field.subtype === 'Widget' ? { room: { left, right: left + wide } } : {}),
      },
    ];
  });
}
