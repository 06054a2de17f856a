import { screen, waitFor, within } from '@testing-library/react';
import { ROLE_CODES } from '@vcms/contract';
import { goldenMenuNodes, linksOf } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { renderFrame } from '../test-support/render-frame.tsx';

const CLIENT = goldenMenuNodes('5003');

function mainMenu(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main' });
}

describe('shell frame', () => {
  it('has one of each landmark', () => {
    renderFrame({ menu: CLIENT, path: '/contractor-approval' });

    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
    expect(screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'Main',
      'Breadcrumb',
    ]);
  });

  it('shows e-mail, company, logo and footer', async () => {
    const frame = renderFrame({ menu: CLIENT, path: '/calendar' });
    const banner = within(screen.getByRole('banner'));

    expect(banner.getByText('dana.whitfield@northbridge.test')).toBeDefined();
    expect(banner.getByText('Northbridge Energy')).toBeDefined();
    expect(screen.getByRole('contentinfo').textContent).toMatch(/Copyright © 2025 .*All rights reserved/);
    await frame.user.click(screen.getByRole('link', { name: 'VCMS home' }));
    expect(frame.path()).toBe('/dashboard');
  });

  it('shows neither account nor profile to a visitor who is not signed in', () => {
    renderFrame({ menu: [], user: undefined });

    expect(screen.queryByRole('button', { name: 'Profile' })).toBeNull();
    expect(screen.queryByText('Northbridge Energy')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  });

  it('duplicates no id and points to existing elements only', () => {
    renderFrame({ menu: CLIENT, path: '/contractor-approval' });

    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toHaveLength(new Set(ids).size);
    for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const target = element.getAttribute(attribute) ?? '';
        expect(document.getElementById(target), `${attribute}=${target}`).not.toBeNull();
      }
    }
  });

  it('lets the skip link move focus to main', async () => {
    const { user } = renderFrame({ menu: CLIENT });

    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to main content');
    await user.keyboard('{Enter}');

    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('carries mode, viewport and flags as data', async () => {
    const frame = renderFrame({ menu: CLIENT });
    await frame.user.click(screen.getByRole('button', { name: 'Menu' }));

    expect(frame.root().dataset).toMatchObject({
      menuMode: 'static',
      viewport: 'desktop',
      staticMenuDesktopInactive: 'true',
      overlayMenuActive: 'false',
    });
  });
});

describe('breadcrumb', () => {
  it('is an ordered list whose last item is the current page', () => {
    renderFrame({ menu: CLIENT, path: '/contractor-approval' });
    const items = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');

    expect(items.map((item) => item.textContent)).toEqual(['Our Contractors', 'Pending Contractors']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'page']);
  });

  it.each([false, true])('is there once, mobile %s', (mobile) => {
    renderFrame({ menu: CLIENT, path: '/contractor-approval', mobile });

    expect(screen.getAllByRole('navigation', { name: 'Breadcrumb' })).toHaveLength(1);
  });

  it('is not there outside the menu', () => {
    renderFrame({ menu: CLIENT, path: '/profile/user/edit-profile' });

    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });

  it('follows another role without a reload', () => {
    const { showMenu } = renderFrame({ menu: goldenMenuNodes('5001'), path: '/dashboard' });
    showMenu(goldenMenuNodes('5002'));

    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('CS Home');
    expect(within(mainMenu()).getByText('CS Home')).toBeDefined();
  });
});

describe('static menu', () => {
  it.each(ROLE_CODES)('of role %s has the labels and paths of the specification in order', async (role) => {
    const { user } = renderFrame({ menu: goldenMenuNodes(role), path: '/nowhere' });
    for (const button of within(mainMenu()).queryAllByRole('button')) await user.click(button);

    const shown = within(mainMenu())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toEqual(linksOf(goldenMenuNodes(role)).map(({ label, to }) => [label, to]));
  });

  it('opens the group of the current page and marks one link', () => {
    renderFrame({ menu: CLIENT, path: '/csinsurance-review' });
    const menu = within(mainMenu());

    expect(menu.getByRole('button', { name: 'Auditing Tools' }).getAttribute('aria-expanded')).toBe('true');
    const current = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['Review Insurance']);
  });

  it.each(['{Enter}', ' '])('toggles a group by key %j and takes its links out of reach', async (key) => {
    const { user } = renderFrame({ menu: CLIENT });
    const button = screen.getByRole('button', { name: 'Document Center' });
    button.focus();

    await user.keyboard(key);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'All Contractor Documents' })).toBeDefined();
    await user.keyboard(key);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'All Contractor Documents' })).toBeNull();
  });

  it('lets several groups stay open', async () => {
    const { user } = renderFrame({ menu: CLIENT });
    await user.click(screen.getByRole('button', { name: 'Document Center' }));
    await user.click(screen.getByRole('button', { name: 'Our Contractors' }));

    expect(screen.getByRole('link', { name: 'All Contractor Documents' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Workforce Manager' })).toBeDefined();
  });

  it('hides and shows by the menu button, out of reach while hidden', async () => {
    const { user } = renderFrame({ menu: CLIENT });
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button.getAttribute('aria-expanded')).toBe('true');

    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();

    await user.click(button);
    expect(mainMenu()).toBeDefined();
  });

  it('stays for Escape, clicks in the page and navigation', async () => {
    const { user, go } = renderFrame({ menu: CLIENT });
    await user.click(screen.getByRole('button', { name: 'Page button' }));
    await user.keyboard('{Escape}');
    go('/calendar');

    expect(mainMenu()).toBeDefined();
  });

  it('moves by arrow keys through what is visible', async () => {
    const { user } = renderFrame({ menu: CLIENT });
    screen.getByRole('link', { name: 'Home' }).focus();
    const focused = () => document.activeElement?.textContent;

    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Our Contractors');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Current Contractors');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Our Contractors');
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(focused()).toBe('Auditing Tools');
    await user.keyboard('{End}');
    expect(focused()).toBe('Help');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Home');
  });

  it('leads a placeholder to the not-found path and never marks it', async () => {
    const { user, path } = renderFrame({ menu: goldenMenuNodes('5004') });
    await user.click(screen.getByRole('button', { name: 'Document Center' }));
    await user.click(screen.getByRole('link', { name: 'Permit To Work' }));

    expect(path()).toBe('/404');
    expect(document.querySelector('[aria-current=page]')).toBeNull();
  });
});

describe('overlay menu', () => {
  const settings = { menuMode: 'overlay' } as const;

  async function openOverlay() {
    const frame = renderFrame({ menu: CLIENT, settings });
    await frame.user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(frame.layout.getSnapshot().flags.overlayMenuActive).toBe(true);
    return frame;
  }

  const isOpen = () => screen.queryByRole('navigation', { name: 'Main' }) !== null;

  it('is closed at first and flips its own flag only', async () => {
    const { layout, user } = await openOverlay();
    expect(isOpen()).toBe(true);
    expect(layout.getSnapshot().flags.staticMenuDesktopInactive).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(isOpen()).toBe(false);
  });

  it('closes on a click in the page, which still works', async () => {
    const { user } = await openOverlay();
    const button = screen.getByRole('button', { name: 'Page button' });
    let clicks = 0;
    button.addEventListener('click', () => {
      clicks += 1;
    });

    await user.click(button);

    expect(isOpen()).toBe(false);
    expect(clicks).toBe(1);
  });

  it('closes on Escape and gives focus back to its button', async () => {
    const { user } = await openOverlay();
    await user.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it.each(['Calendar', 'Home'])('closes on the link %s, the current page included', async (name) => {
    const { user } = await openOverlay();
    await user.click(within(mainMenu()).getByRole('link', { name }));

    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('stays when a group inside is toggled', async () => {
    const { user } = await openOverlay();
    await user.click(screen.getByRole('button', { name: 'Document Center' }));

    expect(isOpen()).toBe(true);
  });
});
