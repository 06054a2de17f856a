import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenDialog } from './use-open-dialog.ts';

it('opens one dialog at a time and closes it', () => {
  const { result } = renderHook(() => useOpenDialog<string>());
  expect(result.current[0]).toBeUndefined();

  act(() => result.current[1]('assign'));
  expect(result.current[0]).toBe('assign');
  act(() => result.current[2]());
  expect(result.current[0]).toBeUndefined();
});

it('keeps the dialog that is open when an earlier one, still saving as it was left, closes', () => {
  const { result } = renderHook(() => useOpenDialog<string>());
  act(() => result.current[1]('assign'));
  const closeEarlier = result.current[2];
  act(() => result.current[1]('document'));

  act(() => closeEarlier());
  expect(result.current[0]).toBe('document');

  act(() => result.current[1]('document'));
  act(() => closeEarlier());
  expect(result.current[0]).toBe('document');
});
