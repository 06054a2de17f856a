import { foldedWords } from '@vcms/domain';
import type { SearchHit } from './search-source.ts';

/** Hits that one source shows. */
const HITS_SHOWN = 6;

/** 0 for the very name, 1 for one that begins so, 2 for one with a later word, 3 where only what stands beside it fits. */
function rankOf(title: string, search: string): number {
  const name = foldedWords(title).join(' ');
  const typed = foldedWords(search).join(' ');
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : 3;
}

/** The best first, equals as they came; with nothing typed all in their order. */
export function rankHits(hits: readonly SearchHit[], search: string): readonly SearchHit[] {
  if (foldedWords(search).length === 0) return hits;
  return hits
    .toSorted((left, right) => rankOf(left.title, search) - rankOf(right.title, search))
    .slice(0, HITS_SHOWN);
}
