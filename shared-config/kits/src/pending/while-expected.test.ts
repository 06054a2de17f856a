import { act, renderHook } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { usePendingChanges } from './pending-changes.ts';
import { whileExpected } from './while-expected.ts';

const ENDING = { path: 'engagements/e1', before: { state: 'approved' }, after: { state: 'ended' } };

it.each([
  ['done', true],
  ['refused', undefined],
  ['conflict', undefined],
  ['failed', undefined],
])('shows what is expected until it was %s', async (kind, isConfirmed) => {
  const firestore = {} as Firestore;
  const { result } = renderHook(() => usePendingChanges(firestore));
  let answer: (said: { kind: string }) => void = () => undefined;
  const waiting = new Promise<{ kind: string }>((resolve) => {
    answer = resolve;
  });
  const sent: Promise<{ kind: string }>[] = [];
  act(() => {
    sent.push(whileExpected(firestore, ENDING, () => waiting));
  });
  expect(result.current.get(ENDING.path)).toEqual({ ...ENDING, isConfirmed: false });

  answer({ kind });
  await act(async () => expect(await sent[0]).toEqual({ kind }));
  expect(result.current.get(ENDING.path)?.isConfirmed).toBe(isConfirmed);
});
