import { describe, expect, it } from 'vitest';
import { nextTurns, treeOf } from './fair-turns.ts';

const calls = (...names: readonly string[]) =>
  names.map((name) => ({ name, tree: name.replace(/\d+$/, '') }));
const namesOf = (turns: readonly { readonly name: string }[]) => turns.map(({ name }) => name);

describe('calls that wait', () => {
  it('all begin in their order while there is room', () => {
    expect(namesOf(nextTurns(calls('a1', 'a2', 'b1'), new Map(), 3))).toEqual(['a1', 'a2', 'b1']);
  });

  it('take turns by the tree they are about when there is not', () => {
    expect(namesOf(nextTurns(calls('a1', 'a2', 'a3', 'b1', 'c1', 'b2'), new Map(), 4))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
    ]);
  });

  it('of a tree that has nothing running go first, and nobody waits for ever', () => {
    const running = new Map([['a', 20]]);
    expect(namesOf(nextTurns(calls('a21', 'a22', 'b1', 'b2'), running, 2))).toEqual(['b1', 'b2']);
    expect(namesOf(nextTurns(calls('a21', 'b2'), new Map([['b', 1]]), 1))).toEqual(['a21']);
  });
});

it.each(['documents/companies/a/policies/p/holders/x', 'objects/companies/a/docs/d/1/x.pdf'])(
  'a call about %s is about what everything stands below, one by the clock about its function',
  (subject) => {
    const event = { kind: 'event', event: { subject } } as const;
    const schedule = { kind: 'schedule', scheduleTime: '', jobName: '' } as const;

    expect(treeOf({ functionName: 'written', payload: event })).toBe('companies/a');
    expect(treeOf({ functionName: 'nightly', payload: schedule })).toBe('nightly');
  },
);
