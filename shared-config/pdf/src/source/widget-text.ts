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
}

/** Letters of a form are rarely taller; points. */
const USUAL_HEIGHT = 10;
/** Part of the height that a letter is wide. */
const LETTER_WIDTH = 0.5;

function contentOf(field: WidgetField): string | undefined {
  if (field.subtype !== 'Widget' || field.hidden === true) return undefined;
  if (field.checkBox === true) return field.fieldValue === field.exportValue ? 'X' : undefined;
  if (field.radioButton === true) return field.fieldValue === field.buttonValue ? 'X' : undefined;
  return field.fieldType === 'Tx' && typeof field.fieldValue === 'string' ? field.fieldValue : undefined;
}

/** What was typed into a field, line by line; a ticked box is an X. `box`: its corners in points from the top left. */
export function widgetText(field: WidgetField, box: readonly number[]): readonly PlacedText[] {
  const content = contentOf(field)?.trim();
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  if (content === undefined || content === '') return [];
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const lines = content.split(/\r\n|\r|\n/);
  const pitch = height / lines.length;
  const letters = Math.min(pitch, USUAL_HEIGHT);
  return lines.map((text, index) => ({
    text,
    x: left,
    y: top + index * pitch + (pitch - letters) / 2,
    width: Math.min(width, text.length * letters * LETTER_WIDTH),
    height: letters,
    angle: 0,
    fontFamily: 'sans-serif',
  }));
}
