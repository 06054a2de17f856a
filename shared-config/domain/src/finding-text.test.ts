import { describe, expect, it } from 'vitest';
import { findingElement, findingText } from './finding-text.ts';

describe('a finding in words', () => {
  it.each([
    [
      'names its element',
      { element: 'Says who rescues.', comment: 'Nobody is.' },
      'Says who rescues: Nobody is.',
    ],
    [
      'is the element alone where nothing was written',
      { element: 'Says who rescues.', comment: '' },
      'Says who rescues',
    ],
    ['is the comment alone where no element is named', { comment: 'Limit low.' }, 'Limit low.'],
  ])('%s', (_behaviour, finding, text) => {
    expect(findingText(finding)).toBe(text);
  });

  it('keeps the comment in sight behind a long element', () => {
    const text = findingText({ element: 'long '.repeat(200), comment: 'Nobody is named.' });
    expect(text).toMatch(/long…: Nobody is named\.$/);
    expect(text.length).toBeLessThan(120);
  });

  it('can be said without the comment', () => {
    expect(findingElement({ element: 'Says who rescues.' })).toBe('Says who rescues');
    expect(findingElement({})).toBeUndefined();
  });
});
