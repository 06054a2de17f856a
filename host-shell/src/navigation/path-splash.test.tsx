import { act, render, screen } from '@testing-library/react';
import { createUiSystem, UiProvider } from '@vcms/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PathSplash } from './path-splash.tsx';

const system = createUiSystem();

interface View {
  readonly path: string;
  readonly suspended?: boolean;
  readonly startsCovered?: boolean;
  readonly heading?: string;
}

function tree({ path, suspended = false, startsCovered, heading }: View) {
  return (
    <UiProvider system={system}>
      <PathSplash path={path} suspended={suspended} startsCovered={startsCovered}>
        <button type="button">Menu</button>
        <main>{heading !== undefined && <h1>{heading}</h1>}</main>
      </PathSplash>
    </UiProvider>
  );
}

function wait(ms: number): void {
  act(() => vi.advanceTimersByTime(ms));
}

const splash = () => screen.queryByRole('status', { name: 'Loading page' });
const announced = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('page splash', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('covers an inert page for 2000 ms and says what it is', () => {
    render(tree({ path: '/dashboard', heading: 'Home' }));
    const content = screen.getByText('Menu').parentElement;

    expect(splash()?.textContent).toContain('Loading page');
    expect(content?.hasAttribute('inert')).toBe(true);
    wait(1999);
    expect(splash()).not.toBeNull();
    wait(1);
    expect(splash()).toBeNull();
    expect(content?.hasAttribute('inert')).toBe(false);
  });

  it('does not cover a first page that was in use before the app, and every page after it', () => {
    const { rerender } = render(tree({ path: '/login/', startsCovered: false, heading: 'Sign in' }));
    expect(splash()).toBeNull();
    expect(screen.getByText('Menu').parentElement?.hasAttribute('inert')).toBe(false);
    expect(announced()).toBe('Sign in page');

    rerender(tree({ path: '/dashboard', startsCovered: false, heading: 'Home' }));
    expect(splash()).not.toBeNull();
    wait(2000);
    expect(splash()).toBeNull();
  });

  it('gives way to the sign-in check while its clock goes on', () => {
    const { rerender } = render(tree({ path: '/dashboard', suspended: true }));
    expect(splash()).toBeNull();

    wait(1500);
    rerender(tree({ path: '/dashboard', heading: 'Home' }));
    expect(splash()).not.toBeNull();
    wait(500);
    expect(splash()).toBeNull();
  });

  it('announces the first page and leaves focus at the top', () => {
    render(tree({ path: '/dashboard', heading: 'Home' }));
    wait(2000);

    expect(announced()).toBe('Home page');
    expect(document.activeElement).toBe(document.body);
  });

  it('moves focus to the heading of the next page and announces it', () => {
    const { rerender } = render(tree({ path: '/dashboard', heading: 'Home' }));
    wait(2000);
    rerender(tree({ path: '/calendar', heading: 'Calendar' }));
    expect(announced()).toBe('');
    wait(2000);

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calendar' }));
    expect(announced()).toBe('Calendar page');
  });

  it('waits for the heading of a page that is still loading, with focus on main', async () => {
    const { rerender } = render(tree({ path: '/dashboard', heading: 'Home' }));
    wait(2000);
    rerender(tree({ path: '/calendar' }));
    wait(2000);
    expect(document.activeElement).toBe(screen.getByRole('main'));

    await act(async () => rerender(tree({ path: '/calendar', heading: 'Calendar' })));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calendar' }));
  });

  it('does not pull focus from a user who has moved on', async () => {
    const { rerender } = render(tree({ path: '/dashboard', heading: 'Home' }));
    wait(2000);
    rerender(tree({ path: '/calendar' }));
    wait(2000);
    screen.getByText('Menu').focus();

    await act(async () => rerender(tree({ path: '/calendar', heading: 'Calendar' })));
    expect(document.activeElement).toBe(screen.getByText('Menu'));
    expect(announced()).toBe('Calendar page');
  });
});
