import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useArrivalTime } from './use-arrival-time.ts';

it('keeps the time of a value until another one comes', () => {
  let hour = 8;
  const now = () => new Date(Date.UTC(2026, 10, 21, hour));
  const { result, rerender } = renderHook(({ value }) => useArrivalTime(value, now).getUTCHours(), {
    initialProps: { value: 'first' },
  });
  hour = 9;
  rerender({ value: 'first' });
  expect(result.current).toBe(8);

  rerender({ value: 'second' });
  hour = 10;
  rerender({ value: 'second' });

  expect(result.current).toBe(9);
});
