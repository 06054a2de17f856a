import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useKeepPreviousData } from './use-keep-previous-data.ts';

const LOADING = { kind: 'loading' };

describe('the last answer', () => {
  it('stays while it is asked for anew, and gives way to the next', () => {
    const first = { kind: 'ready', rows: 1 };
    const second = { kind: 'ready', rows: 2 };
    const { result, rerender } = renderHook((state: { kind: string }) => useKeepPreviousData(state), {
      initialProps: LOADING,
    });
    const seen = [result.current];
    for (const state of [first, LOADING, second, { kind: 'failed' }]) {
      rerender(state);
      seen.push(result.current);
    }

    expect(seen).toEqual([LOADING, first, first, second, { kind: 'failed' }]);
  });
});
