import { act, fireEvent, screen, within } from '@testing-library/react';
import { goldenMenuNodes } from '@vcms/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderedFrame, renderFrame } from '../test-support/render-frame.tsx';

const CLIENT = goldenMenuNodes('5003');

function root(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function isOpen(name: string): boolean {
  return root(name).getAttribute('aria-expanded') === 'true';
}

function flags({ layout }: RenderedFrame) {
  const { overlaySubmenuActive, menuHoverActive } = layout.getSnapshot().flags;
  return { overlaySubmenuActive, menuHoverActive };
}

function hoverOver(element: Element, pointerType: string): void {
  const item = element.closest('li');
  if (item !== null) fireEvent.pointerOver(item, { pointerType });
}

describe.each(['slim', 'slim-plus', 'horizontal'] as const)('mode %s', (menuMode) => {
  const show = (path = '/dashboard') => renderFrame({ menu: CLIENT, path, settings: { menuMode } });

  it('has no menu button and no menu roles', () => {
    show();

    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    for (const role of ['menu', 'menubar', 'menuitem']) expect(screen.queryByRole(role)).toBeNull();
  });

  it('names every root and opens nothing at rest', () => {
    show('/csinsurance-review');

    for (const node of CLIENT) {
      const role = node.kind === 'link' ? 'link' : 'button';
      expect(
        within(screen.getByRole('navigation', { name: 'Main' })).getByRole(role, { name: node.label }),
      ).toBeDefined();
    }
    expect(isOpen('Auditing Tools')).toBe(false);
  });

  it('opens a flyout with the links of the group and closes it on a second press', async () => {
    const frame = show();
    await frame.user.click(root('Our Contractors'));
    expect(screen.getByRole('link', { name: 'Workforce Manager' })).toBeDefined();
    expect(flags(frame)).toEqual({ overlaySubmenuActive: true, menuHoverActive: true });

    await frame.user.click(root('Our Contractors'));
    expect(screen.queryByRole('link', { name: 'Workforce Manager' })).toBeNull();
    expect(flags(frame)).toEqual({ overlaySubmenuActive: false, menuHoverActive: false });
  });

  it('follows the mouse only once armed, and touch never', async () => {
    const { user } = show();
    hoverOver(root('Document Center'), 'mouse');
    expect(isOpen('Document Center')).toBe(false);

    await user.click(root('Our Contractors'));
    hoverOver(root('Document Center'), 'touch');
    expect(isOpen('Our Contractors')).toBe(true);
    hoverOver(root('Document Center'), 'mouse');
    expect([isOpen('Our Contractors'), isOpen('Document Center')]).toEqual([false, true]);
  });

  it('closes on a click in the page', async () => {
    const { user } = show();
    await user.click(root('Our Contractors'));
    await user.click(screen.getByRole('button', { name: 'Page button' }));

    expect(isOpen('Our Contractors')).toBe(false);
  });

  it('closes on Escape with focus on its root', async () => {
    const { user } = show();
    await user.click(root('Our Contractors'));
    screen.getByRole('link', { name: 'Workforce Manager' }).focus();
    await user.keyboard('{Escape}');

    expect(isOpen('Our Contractors')).toBe(false);
    expect(document.activeElement).toBe(root('Our Contractors'));
  });

  it('closes when focus leaves it', async () => {
    const { user } = show();
    await user.click(root('Our Contractors'));
    act(() => screen.getByRole('button', { name: 'Page button' }).focus());

    expect(isOpen('Our Contractors')).toBe(false);
  });

  it('closes when a link is followed', async () => {
    const { user, path } = show();
    await user.click(root('Our Contractors'));
    await user.click(screen.getByRole('link', { name: 'Workforce Manager' }));

    expect(path()).toBe('/work-manager');
    expect(isOpen('Our Contractors')).toBe(false);
    expect(root('Our Contractors').hasAttribute('data-holds-current')).toBe(true);
  });

  it('is left with no group open, and the current group opens again in static', () => {
    const { theme } = renderFrame({ menu: CLIENT, path: '/csinsurance-review' });
    act(() => theme.update({ menuMode }));
    expect(isOpen('Auditing Tools')).toBe(false);

    act(() => theme.update({ menuMode: 'static' }));
    expect(isOpen('Auditing Tools')).toBe(true);
  });

  it('shows one closed menu after the window was narrow', async () => {
    const { user, resize } = show();
    await user.click(root('Our Contractors'));
    resize(800);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();

    resize(1200);
    expect(isOpen('Our Contractors')).toBe(false);
  });
});

describe('keys of the roots', () => {
  it('of a bar: sideways between roots, down into the flyout, Escape back', async () => {
    const { user } = renderFrame({ menu: CLIENT, settings: { menuMode: 'horizontal' } });
    screen.getByRole('link', { name: 'Home' }).focus();

    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(root('Our Contractors'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Current Contractors');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Pending Contractors');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(root('Our Contractors'));
  });

  it('of a column: down between roots, sideways into the flyout and back', async () => {
    const { user } = renderFrame({ menu: CLIENT, settings: { menuMode: 'slim' } });
    screen.getByRole('link', { name: 'Home' }).focus();

    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(root('Our Contractors'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Current Contractors');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(root('Our Contractors'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help' }));
  });
});

describe.each(['drawer', 'reveal'] as const)('mode %s', (menuMode) => {
  afterEach(() => vi.useRealTimers());

  const show = () => renderFrame({ menu: CLIENT, settings: { menuMode } });
  const sidebar = () => document.querySelector<HTMLElement>('[data-menu-surface]') as HTMLElement;
  const active = ({ layout }: RenderedFrame) => layout.getSnapshot().flags.sidebarActive;

  it('expands under the mouse and collapses 300 ms after it has left', () => {
    vi.useFakeTimers();
    const frame = show();
    fireEvent.pointerOver(sidebar(), { pointerType: 'mouse' });
    expect(active(frame)).toBe(true);

    fireEvent.pointerOut(sidebar(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(299));
    expect(active(frame)).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(active(frame)).toBe(false);
  });

  it('does not lose the wait to another render', () => {
    vi.useFakeTimers();
    const frame = show();
    fireEvent.pointerOver(sidebar(), { pointerType: 'mouse' });
    fireEvent.pointerOut(sidebar(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(100));
    act(() => frame.layout.dispatch({ type: 'notifications-toggled' }));
    act(() => vi.advanceTimersByTime(100));
    fireEvent.pointerOver(sidebar(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(1000));

    expect(active(frame)).toBe(true);
  });

  it('stays expanded while pinned, and the pin says so', () => {
    vi.useFakeTimers();
    const frame = show();
    const pin = screen.getByRole('button', { name: 'Pin menu' });
    fireEvent.click(pin);
    expect(pin.getAttribute('aria-pressed')).toBe('true');
    expect(frame.layout.getSnapshot().flags.anchored).toBe(true);

    fireEvent.pointerOver(sidebar(), { pointerType: 'mouse' });
    fireEvent.pointerOut(sidebar(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(1000));
    expect(active(frame)).toBe(false);

    fireEvent.click(pin);
    expect(pin.getAttribute('aria-pressed')).toBe('false');
    act(() => vi.advanceTimersByTime(300));
    expect(active(frame)).toBe(false);
  });

  it('expands on a tap on a group, opens it and stays on the page', async () => {
    const frame = show();
    fireEvent.pointerOver(sidebar(), { pointerType: 'touch' });
    expect(active(frame)).toBe(false);
    fireEvent.click(root('Our Contractors'));

    expect(active(frame)).toBe(true);
    expect(isOpen('Our Contractors')).toBe(true);
    expect(frame.path()).toBe('/dashboard');
    await frame.user.click(screen.getByRole('button', { name: 'Page button' }));
    expect(active(frame)).toBe(false);
  });

  it('navigates on one tap on a link of the rail', () => {
    const frame = show();
    fireEvent.click(screen.getByRole('link', { name: 'Calendar' }));

    expect(frame.path()).toBe('/calendar');
    expect(active(frame)).toBe(false);
  });

  it('collapses on Escape', async () => {
    const frame = show();
    fireEvent.pointerOver(sidebar(), { pointerType: 'mouse' });
    await frame.user.keyboard('{Escape}');

    expect(active(frame)).toBe(false);
  });

  it('forgets pin and hover when the mode changes', () => {
    const frame = show();
    fireEvent.click(screen.getByRole('button', { name: 'Pin menu' }));
    act(() => frame.theme.update({ menuMode: 'static' }));
    act(() => frame.theme.update({ menuMode }));

    expect(frame.layout.getSnapshot().flags.anchored).toBe(false);
    expect(active(frame)).toBe(false);
  });
});

describe('focus in a menu that changes its form', () => {
  const calendar = () => screen.getByRole('link', { name: 'Calendar' });

  it('goes to the menu button when the mode changes to one that has it', () => {
    const { theme } = renderFrame({ menu: CLIENT, settings: { menuMode: 'slim' } });
    calendar().focus();
    act(() => theme.update({ menuMode: 'static' }));

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('goes to main when the mode changes to one without a menu button', () => {
    const { theme } = renderFrame({ menu: CLIENT });
    calendar().focus();
    act(() => theme.update({ menuMode: 'slim' }));

    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('goes to the menu button when the window becomes narrow', () => {
    const { resize } = renderFrame({ menu: CLIENT });
    calendar().focus();
    resize(800);

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('is left alone elsewhere', () => {
    const { theme } = renderFrame({ menu: CLIENT });
    const button = screen.getByRole('button', { name: 'Page button' });
    button.focus();
    act(() => theme.update({ menuMode: 'slim' }));

    expect(document.activeElement).toBe(button);
  });
});
