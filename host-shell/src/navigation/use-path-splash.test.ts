import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePathSplash } from './use-path-splash.ts';

function wait(ms: number): void {
  act(() => vi.advanceTimersByTime(ms));
}

describe('path splash', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function visit(path: string) {
    return renderHook((props: { path: string }) => usePathSplash(props.path, 2000), {
      initialProps: { path },
    });
  }

  it('shows on the first page for exactly 2000 ms', () => {
    const { result } = visit('/dashboard');

    expect(result.current).toBe(true);
    wait(1999);
    expect(result.current).toBe(true);
    wait(1);
    expect(result.current).toBe(false);
  });

  it('shows in the very render that brings another path', () => {
    const { result, rerender } = visit('/dashboard');
    wait(2000);

    rerender({ path: '/calendar' });

    expect(result.current).toBe(true);
  });

  it('shows again on the way back and forward', () => {
    const { result, rerender } = visit('/dashboard');
    for (const path of ['/calendar', '/dashboard', '/calendar']) {
      wait(3000);
      expect(result.current).toBe(false);
      rerender({ path });
      expect(result.current).toBe(true);
    }
  });

  it('starts the time anew on a second change', () => {
    const { result, rerender } = visit('/dashboard');
    wait(2000);
    rerender({ path: '/calendar' });
    wait(1200);
    rerender({ path: '/dashboard' });

    wait(1999);
    expect(result.current).toBe(true);
    wait(1);
    expect(result.current).toBe(false);
  });

  it.each(['/calendar/', '/calendar?x=1', '/calendar#day', '/calendar'])(
    'stays away when /calendar becomes %s',
    (path) => {
      const { result, rerender } = visit('/calendar');
      wait(2000);

      rerender({ path });

      expect(result.current).toBe(false);
    },
  );

  it('does not lose its time to other renders', () => {
    const { result, rerender } = visit('/calendar');
    wait(1500);
    rerender({ path: '/calendar' });
    wait(499);
    expect(result.current).toBe(true);
    wait(1);
    expect(result.current).toBe(false);
  });
});
