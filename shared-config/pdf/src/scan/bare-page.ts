import type { TextPage } from '../acord25/read-acord25.ts';

/** Letters that a scanner's program stamps on the picture of a page, such as its name or the day; forms have many more. */
const STAMPED = 120;

/** Whether a page has so little text of its own that what it says must be in a picture. Pure. */
export function isBarePage({ items }: TextPage): boolean {
  return items.reduce((letters, { text }) => letters + text.trim().length, 0) <= STAMPED;
}
