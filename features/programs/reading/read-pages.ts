import { type PdfText, readPdfText, type TextLimits } from '@vcms/pdf';
import type { PageText } from '../model/page-words.ts';

/** A manual of a company has a few hundred pages. */
const LIMITS: TextLimits = { pages: 400, bytes: 25 * 1024 * 1024, items: 400_000, milliseconds: 60_000 };

/** The text of a file by pages, or why there is none, as a sentence. */
export type FilePages =
  | { readonly kind: 'pages'; readonly pages: readonly PageText[]; readonly isPartial: boolean }
  | { readonly kind: 'none'; readonly message: string };

const MESSAGES: Readonly<Record<Exclude<PdfText['kind'], 'text'>, string>> = {
  'no-text': 'This file has no text: it is a scan or an image. Look through its pages.',
  'too-much': 'This file is too long to be searched here. Look through its pages.',
  failed: 'This file cannot be read. Open it, or use a copy that is a PDF without a password.',
};

/** Reads the text of a file once it is asked for. Rejects with the signal's reason once it is aborted. */
export async function readPages(file: Blob, signal: AbortSignal): Promise<FilePages> {
  const read = await readPdfText(file, signal, LIMITS);
  if (read.kind !== 'text') return { kind: 'none', message: MESSAGES[read.kind] };
  const pages = read.pages.map(({ page, items }) => ({
    page,
    text: items.map(({ text }) => text).join(' '),
  }));
  return { kind: 'pages', pages, isPartial: read.isPartial };
}
