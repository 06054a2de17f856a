import type { UnreadPages } from '@vcms/pdf';

/** Of a file whose text was read. */
export const PICTURES_UNREAD = 'Some pages are scans and were not read.';

/** @param read pages from the first on */
export function tooManyPages(read: number): string {
  return `Only the first ${read} pages were read. If there is more on the others, add them as another file.`;
}

/** Which pages of a scan were not read and why, as sentences. Pure. */
export function unreadText({ from, pages, why, message }: UnreadPages): string {
  if (why === 'many') return tooManyPages(from - 1);
  if (why === 'failed') return `Page ${from} was not read: ${message ?? ''}`.trim();
  const left = from === pages ? `page ${from} was` : `pages ${from} to ${pages} were`;
  if (why === 'stopped') return `The reading was stopped, so ${left} not read.`;
  return `Reading this scan took too long, so ${left} not read. If there is more, add those pages as another file.`;
}
