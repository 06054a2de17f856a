import { expect, it } from 'vitest';
import { changesOfElements } from './element-changes.ts';
import type { TextChange } from './text-changes.ts';

function change(page: number, text: string, pageBefore = page): TextChange {
  return { page, pageBefore, parts: [{ kind: 'added', text }], places: [] };
}

const DUTY = { id: 'duty', text: 'The duty to protect from falls of six feet.' };
const RESCUE = { id: 'rescue', text: 'Prompt rescue of workers whose fall was arrested.' };

it('gives a passage to the element on whose pages it stands, up to the page of the next one', () => {
  const [early, late, far] = [change(4, 'Who holds.'), change(7, 'The crew.'), change(30, 'Annex.')];
  const { byElement, others } = changesOfElements(
    [DUTY, RESCUE],
    [early, late, far],
    { duty: 3, rescue: 6 },
    {},
  );
  expect(byElement.get('duty')).toEqual([early]);
  expect(byElement.get('rescue')).toEqual([late]);
  expect(others).toEqual([far]);
});

it('goes by shared words where several elements stand on one page', () => {
  const rescue = change(3, 'Rescue within six minutes; every worker is arrested by a harness.');
  const plain = change(3, 'Revised in May.');
  const { byElement, others } = changesOfElements(
    [DUTY, RESCUE],
    [rescue, plain],
    { duty: 3, rescue: 3 },
    {},
  );
  expect(byElement.get('rescue')).toEqual([rescue]);
  expect(byElement.has('duty')).toBe(false);
  expect(others).toEqual([plain]);
});

it('goes by the page before for an element that has none now', () => {
  const gone = change(9, 'Removed.', 2);
  expect(changesOfElements([DUTY], [gone], {}, { duty: 2 }).byElement.get('duty')).toEqual([gone]);
});
