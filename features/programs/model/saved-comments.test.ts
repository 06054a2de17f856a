import { describe, expect, it } from 'vitest';
import { commentProblem, commentsFor, withSavedComment } from './saved-comments.ts';

const SAVED = 'Name who inspects the equipment.';

describe('saved comments', () => {
  it("show an element's own first, then those for all, and none of other elements", () => {
    const all = [
      { text: 'For all elements.' },
      { elementId: 'rescue', text: 'Second of rescue.' },
      { elementId: 'rescue', text: 'First of rescue.' },
      { elementId: 'anchors', text: 'Of anchors.' },
    ];

    expect(commentsFor(all, 'rescue').map(({ text }) => text)).toEqual([
      'First of rescue.',
      'Second of rescue.',
      'For all elements.',
    ]);
  });

  it('are put below what was typed, once, and never cut anything', () => {
    expect(withSavedComment(' ', SAVED)).toBe(SAVED);
    expect(withSavedComment('Page 4 is missing.\n', SAVED)).toBe(`Page 4 is missing.\n${SAVED}`);
    expect(withSavedComment(`${SAVED} Today.`, SAVED)).toBe(`${SAVED} Today.`);
    expect(withSavedComment('x'.repeat(980), SAVED)).toBeUndefined();
  });

  it('have 10 to 1000 characters', () => {
    expect(commentProblem('  Too few ')).toBe('The comment must be 10-1000 characters.');
    expect(commentProblem('x'.repeat(1001))).toBeDefined();
    expect(commentProblem(SAVED)).toBeUndefined();
  });
});
