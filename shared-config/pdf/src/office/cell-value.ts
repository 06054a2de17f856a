/** Formats of Excel's own that show a day. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
const DAY_MS = 86_400_000;
/** Day 0 of a workbook; the other one is that of old Macs. */
const DAY_ZERO = { usual: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) } as const;
const LAST_DAY = 2_958_465;

export interface CellKind {
  /** `t` of the cell: s, inlineStr, str, b, e, n; absent: a number. */
  readonly type: string | undefined;
  readonly isDay: boolean;
  readonly startsIn1904: boolean;
}

/** Whether a format shows numbers as days: one of Excel's, or one of the file that names years or days. */
export function isDayFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DAY_FORMATS.has(id);
  return /[yd]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
}

/** What a cell says: a text, yes or no, a number as it is stored, or a day as mm/dd/yyyy. */
export function cellText(raw: string, { type, isDay, startsIn1904 }: CellKind): string {
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  const number = Number(raw);
  const isNumber = (type === undefined || type === 'n') && raw.trim() !== '' && Number.isFinite(number);
  if (!isNumber) return raw;
  if (!isDay || number < 1 || number > LAST_DAY) return String(Number(number.toPrecision(15)));
  const start = startsIn1904 ? DAY_ZERO.mac : DAY_ZERO.usual;
  const [year, month, day] = new Date(start + Math.floor(number) * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}/${day}/${year}`;
}

/** The column of a cell such as AB12, from 0; undefined where it does not say. */
export function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
