import type { Program } from '@vcms/domain';
import { tellingWords } from './page-words.ts';
import type { TextChange } from './text-changes.ts';

type Element = Pick<Program['elements'][number], 'id' | 'text'>;

export interface ElementChanges {
  /** By element; absent: nothing changed where it stands. */
  readonly byElement: ReadonlyMap<string, readonly TextChange[]>;
  /** On pages of no element, or of several whose words it does not share. */
  readonly others: readonly TextChange[];
}

/** An element is read on its page and on at most so many after it, up to the page of the next one. */
const PAGES_AFTER = 4;
/** Telling words that a passage shares with an element, where several stand on one page. */
const SHARED_MIN = 2;

/** First and last page of each element, by the pages that the contractor names. */
function spans(pageRefs: Readonly<Record<string, number>>): ReadonlyMap<string, readonly [number, number]> {
  const starts = [...new Set(Object.values(pageRefs))].toSorted((left, right) => left - right);
  return new Map(
    Object.entries(pageRefs).map(([id, first]) => {
      const next = starts.find((page) => page > first) ?? Number.POSITIVE_INFINITY;
      return [id, [first, Math.min(Math.max(first, next - 1), first + PAGES_AFTER)]];
    }),
  );
}

function shares(element: Element, words: ReadonlySet<string>): boolean {
  let count = 0;
  for (const word of tellingWords(element.text)) if (words.has(word)) count += 1;
  return count >= SHARED_MIN;
}

/**
 * Which element a changed passage belongs to: the one whose pages it stands on; where several share a page, those whose words it
 * shares. By the pages of the new version, else those of the version before.
 */
export function changesOfElements(
  elements: readonly Element[],
  changes: readonly TextChange[],
  pageRefs: Readonly<Record<string, number>>,
  pageRefsBefore: Readonly<Record<string, number>>,
): ElementChanges {
  const now = spans(pageRefs);
  const before = spans(pageRefsBefore);
  const byElement = new Map<string, TextChange[]>();
  const others: TextChange[] = [];
  for (const change of changes) {
    const holds = (element: Element): boolean => {
      const span = now.get(element.id) ?? before.get(element.id);
      const page = now.has(element.id) ? change.page : change.pageBefore;
      return span !== undefined && page >= span[0] && page <= span[1];
    };
    const there = elements.filter(holds);
    const words = tellingWords(change.parts.map(({ text }) => text).join(' '));
    const found = there.length > 1 ? there.filter((element) => shares(element, words)) : there;
    if (found.length === 0) others.push(change);
    for (const { id } of found) byElement.set(id, [...(byElement.get(id) ?? []), change]);
  }
  return { byElement, others };
}
