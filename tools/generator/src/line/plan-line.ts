import { composeRules, frameOf } from '../compose-rules.ts';
import { insertRow } from '../insert-row.ts';
import { lineArticle } from './line-article.ts';
import type { LineOptions } from './line-options.ts';
import { packageFiles } from './line-packages.ts';
import { sourceFiles } from './line-sources.ts';
import { lineRows } from './line-tables.ts';

/** Every file that the new line needs, with its new text; nothing is written. */
export function planLine(options: LineOptions, read: (file: string) => string): ReadonlyMap<string, string> {
  const planned = new Map<string, string>([
    ...packageFiles(options),
    ...sourceFiles(options),
    ...lineArticle(options),
  ]);
  for (const { row, ...place } of lineRows(options)) {
    const text = planned.get(place.file) ?? read(place.file);
    planned.set(place.file, insertRow(text, place, row));
  }
  const frame = planned.get(frameOf('firestore.rules')) ?? read(frameOf('firestore.rules'));
  const composed = composeRules('firestore.rules', frame, (file) => planned.get(file) ?? read(file));
  return planned.set('firebase/firestore.rules', composed);
}
