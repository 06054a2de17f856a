import type { TextPage } from '../acord25/read-acord25.ts';
import type { PlacedText } from '../source/page-source.ts';

/** A page as recognition gives it: every word says how sure it is, and `misread` makes something else of it. */
export function scannedPage(
  { page, items }: TextPage,
  misread: (item: PlacedText) => readonly PlacedText[] = (item) => [item],
): TextPage {
  return { page, items: items.flatMap(misread).map((item) => ({ ...item, confidence: 0.9 })) };
}
