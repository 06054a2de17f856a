import { describe, expect, it } from 'vitest';
import { blankElement, codeOf, moveElement, newElementId, stepElement } from './edit-edition.ts';
import { type EditionContent, editionFacts, editionProblems } from './edition-checks.ts';
import { editionDifference } from './edition-diff.ts';

const [first, second, third] = ['Name who signs.', 'Say when it ends.', 'Keep the permits.'].map(
  (text, at) => ({ id: `e${at}`, text, points: at + 1, critical: at === 0, cfr: '1910.252' }),
);
if (first === undefined || second === undefined || third === undefined) throw new Error('No elements.');
const CONTENT: EditionContent = {
  ...{ title: 'Hot work', cfr: '29 CFR 1910.252', appliesToTrades: ['welding'] },
  elements: [first, second, third],
};
const idsOf = (elements: readonly { id: string }[]) => elements.map(({ id }) => id).join();

describe('an edition of a program', () => {
  it('can be published when every element says what, and where it comes from', () => {
    expect(editionProblems(CONTENT)).toEqual([]);
    const elements = [first, { ...second, text: ' ', cfr: '' }, { ...third, text: 'name who signs. ' }];
    expect(editionProblems({ ...CONTENT, title: ' ', elements })).toEqual([
      { text: 'Enter a title of at least 2 characters.' },
      { elementId: 'e1', text: 'Say what a reviewer looks for.' },
      { elementId: 'e1', text: 'Name the paragraph or the rule that it comes from.' },
      { elementId: 'e2', text: 'Another element says the same.' },
    ]);
    expect(editionProblems({ ...CONTENT, elements: [] })).toEqual([{ text: 'Add an element.' }]);
  });

  it('says what it is worth', () => {
    expect(editionFacts(CONTENT)).toEqual({ elements: 3, points: 6, critical: 1 });
  });

  it('differs by elements that are new, changed or gone, and by what it says as a whole', () => {
    expect(editionDifference(CONTENT, CONTENT)).toEqual({ whole: [], elements: [] });
    const added = { ...blankElement('e9'), text: 'Watch for an hour.' };
    const heavier = { ...first, points: 5, critical: false };
    const after = { ...CONTENT, title: 'Hot work permits', elements: [third, heavier, added] };
    expect(editionDifference(CONTENT, after)).toEqual({
      whole: ['title', 'order of elements'],
      elements: [
        { kind: 'changed', element: heavier, parts: ['points 1 to 5', 'no longer critical'] },
        { kind: 'added', element: added, parts: [] },
        { kind: 'removed', element: second, parts: [] },
      ],
    });
  });

  it('is put in order step by step and by dragging', () => {
    const { elements } = CONTENT;
    expect(idsOf(stepElement(elements, 'e1', -1))).toBe('e1,e0,e2');
    expect(idsOf(stepElement(elements, 'e2', 1))).toBe('e0,e1,e2');
    expect(idsOf(moveElement(elements, 'e2', 0))).toBe('e2,e0,e1');
    expect(idsOf(moveElement(elements, 'gone', 0))).toBe('e0,e1,e2');
  });

  it('gives no id twice, and a code that records take', () => {
    expect(newElementId(new Set(['element-2', 'permit']))).toBe('element-3');
    expect(codeOf('  Hot work & cutting (2026) ')).toBe('hot-work-cutting-2026');
    expect(codeOf('&')).toBe('');
  });
});
