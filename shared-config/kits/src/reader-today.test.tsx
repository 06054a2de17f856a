import { act, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { afterEach, it, vi } from 'vitest';
import { useToday } from './reader-today.ts';

afterEach(() => void vi.useRealTimers());

const now = () => new Date();

function Today() {
  return <p>{useToday(now)}</p>;
}

it('is another day after each midnight of a page that stays open', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 23, 59, 0) });
  renderWithShell(<Today />);
  screen.getByText('2026-11-27');

  act(() => void vi.advanceTimersByTime(59_000));
  screen.getByText('2026-11-27');
  act(() => void vi.advanceTimersByTime(1_000));
  screen.getByText('2026-11-28');
  act(() => void vi.advanceTimersByTime(24 * 3_600_000));
  screen.getByText('2026-11-29');
});

it('is looked at again when a page that slept through midnight is shown', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 12, 0, 0) });
  renderWithShell(<Today />);

  vi.setSystemTime(new Date(2026, 10, 30, 8, 0, 0));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  screen.getByText('2026-11-30');
});
