import { readPdfText } from '@vcms/pdf';
import type { PageText } from '../model/page-words.ts';
import { READING_LIMITS, UNREAD_MESSAGES } from './reading-limits.ts';

/** The text of a file by pages, or why there is none, as a sentence. */
export type FilePages =
  | { readonly kind: 'pages'; readonly pages: readonly PageText[]; readonly isPartial: boolean }
  | { readonly kind: 'none'; readonly message: string };

/** Reads the text of a file once it is asked for. Rejects with the signal's reason once it is aborted. */
export async function readPages(file: Blob, signal: AbortSignal): Promise<FilePages> {
  const read = await readPdfText(file, signal, READING_LIMITS);
  if (read.kind !== 'text') return { kind: 'none', message: UNREAD_MESSAGES[read.kind] };
  const pages = read.pages.map(({ page, items }) => ({
    page,
    text: items.map(({ text }) => text).join(' '),
  }));
  return { kind: 'pages', pages, isPartial: read.isPartial };
}
