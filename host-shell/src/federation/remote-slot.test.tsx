import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createValueStore, type RemoteMenu } from '@vcms/contract';
import { createUiSystem, UiProvider } from '@vcms/ui';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RemoteSlot } from './remote-slot.tsx';
import { createRemoteStatusStore, IDLE_STATUS, type RemoteStatus } from './remote-status-store.ts';
import { aFailure } from './test-adapter.ts';
import { aRelease } from './test-federation.ts';

const system = createUiSystem();

function setUp(path = '/calendar') {
  const status = createRemoteStatusStore();
  const slotElement = document.createElement('div');
  slotElement.append('The page of the remote');
  const retry = vi.fn(() => Promise.resolve());
  const menu = createValueStore<RemoteMenu | undefined>(undefined);
  const runtime = { status, slotElement, retry, menu };
  const view = (hidden = false) => (
    <UiProvider system={system}>
      <MemoryRouter initialEntries={[path]}>
        <RemoteSlot runtime={runtime} hidden={hidden} />
      </MemoryRouter>
    </UiProvider>
  );
  const rendered = render(view());
  const show = (change: Partial<RemoteStatus>) => act(() => status.set({ ...IDLE_STATUS, ...change }));
  return { ...rendered, show, retry, slotElement, view, menu };
}

const page = () => screen.getByText('The page of the remote');

describe('the slot', () => {
  it('keeps the place with a skeleton while the remote is on its way', () => {
    const { show } = setUp();

    show({ phase: 'loading' });

    expect(screen.getByText('Loading the page')).toBeInstanceOf(HTMLElement);
    expect(page()).not.toSatisfy(isShown);
  });

  it('says that it takes long only when it does', () => {
    const { show } = setUp();
    show({ phase: 'loading' });
    expect(screen.queryByText(/Still loading/)).toBeNull();

    show({ phase: 'loading', slow: true });

    expect(screen.getByText(/Still loading/)).toBeInstanceOf(HTMLElement);
  });

  it('says that the menu works only where there is one', () => {
    const { show, menu } = setUp();
    show({ phase: 'failed', failure: aFailure('registry-unreachable') });
    expect(screen.getByRole('alert').textContent).toContain('Signing out still works.');
    expect(screen.getByRole('alert').textContent).not.toMatch(/menu/i);

    act(() => menu.set(aRelease().menu));

    expect(screen.getByRole('alert').textContent).toContain('The menu and signing out still work.');
  });

  it('shows the remote when it is ready', () => {
    const { show } = setUp();

    show({ phase: 'ready' });

    expect(page()).toSatisfy(isShown);
    expect(screen.queryByText('Loading the page')).toBeNull();
  });

  it('takes the element out of the page without emptying it when it goes', () => {
    const { show, slotElement, unmount } = setUp();
    show({ phase: 'ready' });

    unmount();

    expect(slotElement.isConnected).toBe(false);
    expect(slotElement.textContent).toBe('The page of the remote');
  });

  it('is not shown on a path that is no page of the remote', () => {
    const { show, rerender, view } = setUp();
    show({ phase: 'ready' });

    rerender(view(true));

    expect(page()).not.toSatisfy(isShown);
  });

  it('announces a failure, with the focus on its heading, a reference and a way on', async () => {
    const { show, retry } = setUp();

    show({ phase: 'failed', failure: aFailure('entry-network') });

    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('VC-entry-network-222222');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: "We can't load this area right now." }),
    );
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('hides technical words behind Details', () => {
    const { show } = setUp();

    show({ phase: 'failed', failure: aFailure('chunk-network') });

    expect(screen.getByText('Details').closest('details')?.open).toBe(false);
    expect(screen.getByText(/chunk-network, remote-admin 1\.1\.0/)).toBeInstanceOf(HTMLElement);
  });

  it('offers no way to Home on Home itself', () => {
    const { show } = setUp('/dashboard');

    show({ phase: 'failed', failure: aFailure('mount-error') });

    expect(screen.queryByRole('link', { name: 'Go to Home' })).toBeNull();
  });
});

/** jsdom has no layout, so `hidden` on an element or one above it decides. */
function isShown(element: Element): boolean {
  return element.isConnected && element.closest('[hidden]') === null;
}
