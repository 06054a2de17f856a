import { GeneratorFailure } from './generator-failure.ts';

/** A place in a file: right before the first `before` that follows `from`. */
export interface Place {
  readonly file: string;
  readonly from: string;
  readonly before: string;
}

/** The text with a row put in. Throws when the file has changed so that the place is not there any more. */
export function insertRow(text: string, { file, from, before }: Place, row: string): string {
  const start = text.indexOf(from);
  const at = start < 0 ? -1 : text.indexOf(before, start + from.length);
  if (at < 0)
    throw new GeneratorFailure(
      `${file} has no "${from}" with "${before}" after it; add by hand: ${row.trim()}`,
    );
  return text.slice(0, at) + row + text.slice(at);
}
