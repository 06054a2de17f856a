import { act, renderHook } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { type BegunChange, beginChange, usePendingChanges } from './pending-changes.ts';

const disabling = { path: 'users/ada', before: { status: 'active' }, after: { status: 'disabled' } };
const enabling = { path: 'users/ada', before: { status: 'disabled' }, after: { status: 'active' } };

/** What is on its way over a connection of its own. */
function follow() {
  const firestore = {} as Firestore;
  const { result } = renderHook(() => usePendingChanges(firestore));
  return {
    begin: (change: typeof disabling) => {
      const begun: BegunChange[] = [];
      act(() => {
        begun.push(beginChange(firestore, change));
      });
      return { refuse: () => begun[0]?.refuse(), confirm: () => begun[0]?.confirm() };
    },
    said: () => {
      const change = result.current.get('users/ada');
      return change === undefined ? 'nothing' : `${change.after.status}, ${change.isConfirmed}`;
    },
  };
}

describe('changes that are on their way', () => {
  it('are there until they are refused, and stay for the record where the server has done them', () => {
    const refused = follow();
    const first = refused.begin(disabling);
    expect(refused.said()).toBe('disabled, false');
    act(() => first.refuse());
    expect(refused.said()).toBe('nothing');

    const done = follow();
    const second = done.begin(disabling);
    act(() => second.confirm());
    expect(done.said()).toBe('disabled, true');
  });

  it('give way to a later one of the same record, whose end is its own', () => {
    const { begin, said } = follow();
    const first = begin(disabling);
    const second = begin(enabling);
    act(() => first.refuse());
    expect(said()).toBe('active, false');
    act(() => first.confirm());
    expect(said()).toBe('active, false');
    act(() => second.refuse());
    expect(said()).toBe('nothing');
  });

  it('of one connection say nothing about the records of another', () => {
    const [mine, other] = [follow(), follow()];
    mine.begin(disabling);
    expect(other.said()).toBe('nothing');
  });
});
