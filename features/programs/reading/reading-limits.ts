import type { PdfText, TextLimits } from '@vcms/pdf';

/** A manual of a company has a few hundred pages. */
export const READING_LIMITS: TextLimits = {
  pages: 400,
  bytes: 25 * 1024 * 1024,
  items: 400_000,
  milliseconds: 60_000,
};

/** Why a file gives no text. */
export const UNREAD_MESSAGES: Readonly<Record<Exclude<PdfText['kind'], 'text'>, string>> = {
  'no-text': 'This file has no text: it is a scan or an image. Look through its pages.',
  'too-much': 'This file is too long to be searched here. Look through its pages.',
  failed: 'This file cannot be read. Open it, or use a copy that is a PDF without a password.',
};
