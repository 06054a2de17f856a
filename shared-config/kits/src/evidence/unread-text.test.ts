import { expect, it } from 'vitest';
import { unreadText } from './unread-text.ts';

it.each([
  [
    { from: 7, pages: 9, why: 'many' } as const,
    'Only the first 6 pages were read. If there is more on the others, add them as another file.',
  ],
  [
    { from: 4, pages: 6, why: 'long' } as const,
    'Reading this scan took too long, so pages 4 to 6 were not read. If there is more, add those pages as another file.',
  ],
  [{ from: 2, pages: 2, why: 'stopped' } as const, 'The reading was stopped, so page 2 was not read.'],
  [
    { from: 3, pages: 4, why: 'failed', message: 'Too many pages are being read just now.' } as const,
    'Page 3 was not read: Too many pages are being read just now.',
  ],
])('says which pages of a scan were not read and why: %o', (unread, text) => {
  expect(unreadText(unread)).toBe(text);
});
