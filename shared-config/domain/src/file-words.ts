import { DOCUMENT_CATEGORY_LABELS, DOCUMENT_CONTENT_TYPES } from './document.ts';
import { foldedWords, nameWords } from './name-words.ts';
import type { CompanyDocument } from './schemas/document-schemas.ts';

/** Words and beginnings that are kept of one file; each stands in six indexes, and Firestore allows 40,000 entries of a document. */
export const FILE_WORDS_MAX = 2000;

/** Letters of the longest word that is kept: what is longer is no word that anybody types. */
const LONGEST = 40;
/** Letters of the shortest beginning of a word of the text. */
const SHORTEST_BEGINNING = 3;

type NamedFile = Pick<CompanyDocument, 'title' | 'fileName' | 'category' | 'contentType'>;

/** What a file is found by beside its text: title, name, folder and kind. */
export function fileLabel({ title, fileName, category, contentType }: NamedFile): string {
  const kind = Object.entries(DOCUMENT_CONTENT_TYPES).find(([type]) => type === contentType)?.[1] ?? '';
  return `${title} ${fileName} ${DOCUMENT_CATEGORY_LABELS[category]} ${kind}`;
}

function beginningsOf(word: string): readonly string[] {
  const letters = [...word];
  return letters
    .slice(SHORTEST_BEGINNING - 1, -1)
    .map((_letter, at) => letters.slice(0, at + SHORTEST_BEGINNING).join(''));
}

/**
 * By what lists find a file: every beginning of the words of its label, then the words of its text as they come, then their
 * beginnings of three letters and more, until FILE_WORDS_MAX; given by the alphabet, so that they tell nothing of the sentences.
 * `isCut`: words of the text are left out.
 */
export function fileWords(
  file: NamedFile,
  text: string,
): { readonly words: string[]; readonly isCut: boolean } {
  const words = new Set(nameWords(fileLabel(file)));
  const read = new Set(foldedWords(text).filter((word) => word.length <= LONGEST));
  for (const word of read) {
    if (words.size >= FILE_WORDS_MAX) break;
    words.add(word);
  }
  const isCut = [...read].some((word) => !words.has(word));
  for (const beginning of [...read].flatMap(beginningsOf)) {
    if (words.size >= FILE_WORDS_MAX) break;
    words.add(beginning);
  }
  return { words: [...words].toSorted(), isCut };
}
