import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useOpenDialog } from './use-open-dialog.ts';

describe('the dialog of a page', () => {
  it('is closed by itself alone: one that was left before its answer came closes no other', () => {
    const { result } = renderHook(() => useOpenDialog<string>());
    const shown = () => result.current[0];
    act(() => result.current[1]('assign'));
    const [, , closeFirst] = result.current;
    act(() => result.current[2]());
    expect(shown()).toBeUndefined();

    // The same work once more is another dialog.
    act(() => result.current[1]('assign'));
    act(closeFirst);
    expect(shown()).toBe('assign');
    act(() => result.current[2]());
    expect(shown()).toBeUndefined();
  });
});
