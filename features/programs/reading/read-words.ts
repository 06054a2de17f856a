import { readPdfText } from '@vcms/pdf';
import { type PlacedWord, placedWords } from '../model/text-words.ts';
import { READING_LIMITS, UNREAD_MESSAGES } from './reading-limits.ts';

/** The words of a file in their places, or why there are none, as a sentence. */
export type FileWords =
  | {
      readonly kind: 'words';
      readonly words: readonly PlacedWord[];
      /** Pages that were read. */
      readonly pages: number;
      readonly isPartial: boolean;
    }
  | { readonly kind: 'none'; readonly message: string };

/** Reads a file to compare it with another one. Rejects with the signal's reason once it is aborted. */
export async function readWords(file: Blob, signal: AbortSignal): Promise<FileWords> {
  const read = await readPdfText(file, signal, READING_LIMITS);
  if (read.kind !== 'text') return { kind: 'none', message: UNREAD_MESSAGES[read.kind] };
  const { pages, isPartial } = read;
  return { kind: 'words', words: placedWords(pages), pages: pages.length, isPartial };
}
