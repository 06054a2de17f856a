import { expect, test } from 'vitest';
import { createConnectionBudget } from './connection-budget.ts';

function turns(count: number, client = 'a', budget = createConnectionBudget()) {
  return Array.from({ length: count }, () => budget.enter(client));
}

test('four hanging requests of a browser need not hurry, the next two take turns', () => {
  expect(turns(6)).toEqual([undefined, undefined, undefined, undefined, 200, 200]);
});

test('browsers do not take each other’s connections', () => {
  const budget = createConnectionBudget();
  turns(6, 'a', budget);

  expect(budget.enter('b')).toBeUndefined();
});

test('who comes after somebody has left need not hurry', () => {
  const budget = createConnectionBudget();
  turns(5, 'a', budget);
  budget.leave('a');
  budget.leave('a');

  expect(budget.enter('a')).toBeUndefined();
});

test('turns get longer when there are more requests than one browser can have', () => {
  expect(turns(25).at(-1)).toBe(800);
});
