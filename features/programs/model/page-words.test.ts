import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyPages, searchPages } from './page-words.ts';

const ELEMENTS = [
  { id: 'inspect', text: 'A competent person inspects ladders before use.', cfr: '1926.1053(b)(15)' },
  { id: 'angle', text: 'Portable ladders stand at an angle of one to four.', cfr: '1926.1053(b)(5)' },
  { id: 'training', text: 'Employees are trained by a competent person.' },
];
const MANUAL = [
  { page: 1, text: 'Safety manual of Acme Roofing. Ladders, page 2. Hot work, page 4.' },
  { page: 2, text: 'Our foreman is the competent person. He inspected every ladder before its use.' },
  { page: 3, text: 'See 1926.1053 (b)(5): portable ladders lean at four to one.' },
  { page: 4, text: 'Hot work needs a permit and a fire watch.' },
];

describe('the likely pages of elements', () => {
  it('are those that hold their telling words, or quote their paragraph', () => {
    const found = likelyPages(ELEMENTS, MANUAL);

    expect(found.get('inspect')?.map(({ page }) => page)).toEqual([2]);
    expect(found.get('angle')?.[0]?.page).toBe(3);
    expect(found.get('training')).toEqual([]);
  });

  it('are pages of the file, at most three of each element, the likeliest first', () => {
    const text = fc.array(fc.constantFrom('ladder', 'competent', 'person', 'angle', 'use', 'portable', 'x1'));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        const pages = texts.map((words, index) => ({ page: index + 1, text: words.join(' ') }));
        for (const likely of likelyPages(ELEMENTS, pages).values()) {
          expect(likely.length).toBeLessThanOrEqual(3);
          for (const { page, share } of likely) {
            expect(page).toBeLessThanOrEqual(pages.length);
            expect(share).toBeLessThanOrEqual(1);
          }
          expect(likely.map(({ share }) => share)).toEqual(
            likely.map(({ share }) => share).toSorted((left, right) => right - left),
          );
        }
      }),
    );
  });
});

describe('a search in the file', () => {
  it('finds words whatever their case and blanks, with what stands around them', () => {
    expect(
      searchPages('  COMPETENT person', [{ page: 9, text: 'The competent\n person stops work.' }]),
    ).toEqual([{ page: 9, count: 1, excerpt: 'The competent person stops work.' }]);
    expect(searchPages('(b)(5)', MANUAL).map(({ page }) => page)).toEqual([3]);
    expect(searchPages('asbestos', MANUAL)).toEqual([]);
    expect(searchPages('a', MANUAL)).toEqual([]);
  });
});
