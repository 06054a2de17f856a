import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSameValue } from './use-same-value.ts';

const isSame = (held: { id: number }, next: { id: number }): boolean => held.id === next.id;

describe('useSameValue', () => {
  it('keeps the first of a run of equal values and follows a different one', () => {
    const first = { id: 1 };
    const { result, rerender } = renderHook((value: { id: number }) => useSameValue(value, isSame), {
      initialProps: first,
    });

    rerender({ id: 1 });
    expect(result.current).toBe(first);

    const second = { id: 2 };
    rerender(second);
    expect(result.current).toBe(second);

    rerender({ id: 2 });
    expect(result.current).toBe(second);
  });
});
