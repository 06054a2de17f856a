import { act, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import { useLog } from './shell-hooks.ts';

function Page() {
  return <h1>The page</h1>;
}

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

function setUp(load: () => Promise<ComponentType>) {
  const Lazy = lazyWithRetry(load);
  function Area() {
    return (
      <RemoteErrorBoundary log={useLog()} level={1}>
        <Suspense fallback="on its way">
          <Lazy />
        </Suspense>
      </RemoteErrorBoundary>
    );
  }
  return renderWithShell(<Area />);
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a page that is loaded when it is first shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('shows the fallback and then the page', async () => {
    setUp(() => Promise.resolve(Page));
    expect(screen.getByText('on its way')).not.toBeNull();

    await settle();

    expect(screen.getByRole('heading').textContent).toBe('The page');
  });

  it('is drawn at once when it was asked for before, and loaded once', async () => {
    const load = vi.fn(() => Promise.resolve<ComponentType>(Page));
    const Lazy = lazyWithRetry(load);
    await Lazy.preload();

    renderWithShell(<Lazy />);

    expect(screen.getByRole('heading').textContent).toBe('The page');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not loaded a second time when what was asked for before has thrown', async () => {
    const load = vi.fn(() => Promise.reject<ComponentType>(new Error('the module is broken')));
    const Lazy = lazyWithRetry(load);
    await Lazy.preload();

    function Area() {
      return (
        <RemoteErrorBoundary log={useLog()} level={1}>
          <Suspense fallback="on its way">
            <Lazy />
          </Suspense>
        </RemoteErrorBoundary>
      );
    }
    renderWithShell(<Area />);
    await settle();

    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('on its way')).toBeNull();
  });

  it('asks for a chunk that did not arrive once more after half a second', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue(Page);
    setUp(load);

    await settle(499);
    expect(load).toHaveBeenCalledTimes(1);
    await settle(1);

    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading').textContent).toBe('The page');
  });

  it('then says so, tells the shell, and loads again when the user asks', async () => {
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(chunkError());
    const { shell } = setUp(load);
    await settle(500);
    expect(screen.getByRole('alert').textContent).toContain('This page did not load.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not load.');
    expect(shell.events.map(({ event }) => event)).toEqual(['remote.lazy-chunk']);

    load.mockResolvedValue(Page);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await settle();

    expect(screen.getByRole('heading').textContent).toBe('The page');
  });

  it('never loads a module twice that threw: it is a broken page, not a lost chunk', async () => {
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('x is undefined'));
    const { shell } = setUp(load);

    await settle(1000);

    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toContain('This page stopped working.');
    expect(shell.events.map(({ event }) => event)).toEqual(['remote.render-error']);
  });
});
