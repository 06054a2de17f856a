import { beforeEach, expect, it } from 'vitest';
import { createAnswerOutbox } from './answer-outbox.ts';

const owner = { uid: 'ana', contractorId: 'c1', definitionId: 'd1' };
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const open = () => createAnswerOutbox(storage, owner);

beforeEach(() => kept.clear());

it('keeps an answer for the next visit until the server has it', () => {
  const box = open();
  box.put('q1', { at: 1, answer: { value: 'yes' } });
  expect(open().all()).toEqual({ q1: { at: 1, answer: { value: 'yes' } } });

  box.settle('q1', 1);
  expect([box.all(), open().all(), kept.size]).toEqual([{}, {}, 0]);
});

it('keeps a later answer to the same question when the earlier one is on file', () => {
  const box = open();
  box.put('q1', { at: 1, answer: { value: 'The' } });
  box.put('q1', { at: 2, answer: { value: 'The site' } });
  box.settle('q1', 1);
  expect([box.all(), open().all()]).toEqual(Array(2).fill({ q1: { at: 2, answer: { value: 'The site' } } }));
});

it('leaves on the device what another tab has not sent yet', () => {
  const [one, other] = [open(), open()];
  one.put('q1', { at: 1, answer: { value: 'The site' } });
  other.put('q2', { at: 2, answer: { value: 'no' } });
  other.settle('q2', 2);

  expect([one.all(), other.all()]).toEqual([{ q1: { at: 1, answer: { value: 'The site' } } }, {}]);
  expect(open().all()).toEqual(one.all());
});

it('is empty when what the device kept is damaged, and keeps what is given in memory where it cannot store', () => {
  open().put('q1', { at: 1 });
  for (const key of kept.keys()) kept.set(key, '{');
  expect(open().all()).toEqual({});

  const full = () => {
    throw new Error('No room.');
  };
  const box = createAnswerOutbox({ getItem: full, setItem: full, removeItem: full }, owner);
  box.put('q1', { at: 1, answer: { value: 'yes' } });
  expect(box.all()).toEqual({ q1: { at: 1, answer: { value: 'yes' } } });
});
