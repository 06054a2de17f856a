import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goldenMenuNodes } from '@vcms/testing';
import { describe, expect, it, vi } from 'vitest';
import { type FrameOptions, renderFrame, TEST_USER } from '../test-support/render-frame.tsx';

const CLIENT = goldenMenuNodes('5003');

describe('profile panel', () => {
  async function openProfile(options: Partial<FrameOptions> = {}) {
    const frame = renderFrame({ menu: CLIENT, ...options });
    await frame.user.click(screen.getByRole('button', { name: 'Profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profile' });
    return { ...frame, dialog };
  }

  it('opens from the avatar with focus inside', async () => {
    const { layout, dialog } = await openProfile();

    expect(layout.getSnapshot().flags.profileSidebarVisible).toBe(true);
    expect(within(dialog).getByRole('button', { name: 'Sign Out' })).toBeDefined();
    expect(within(dialog).getByRole('link', { name: 'Profile' })).toBeDefined();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('leads to the profile page and closes', async () => {
    const { user, path, dialog } = await openProfile();
    await user.click(within(dialog).getByRole('link', { name: 'Profile' }));

    expect(path()).toBe('/profile/user/edit-profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('signs out once and closes', async () => {
    const onSignOut = vi.fn();
    const { user, dialog } = await openProfile({ onSignOut });
    await user.click(within(dialog).getByRole('button', { name: 'Sign Out' }));

    expect(onSignOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes on Escape and gives focus back to the avatar', async () => {
    const { user } = await openProfile();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Profile' })));
  });

  it('closes when the path changes and locks nothing', async () => {
    const { go } = await openProfile();
    go('/calendar');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body.style.overflow).toBe(''));
  });
});

describe('avatar', () => {
  const picture = () => screen.getByRole('button', { name: 'Profile' }).querySelector('img');

  it('shows the picture of the provider', () => {
    renderFrame({ menu: CLIENT, user: { ...TEST_USER, photoUrl: 'https://img.test/me.png' } });

    expect(picture()?.getAttribute('src')).toBe('https://img.test/me.png');
  });

  it('shows initials without a picture', () => {
    renderFrame({ menu: CLIENT });

    expect(screen.getByRole('button', { name: 'Profile' }).textContent).toBe('DW');
  });

  it('shows initials when the picture fails', () => {
    renderFrame({ menu: CLIENT, user: { ...TEST_USER, photoUrl: 'https://img.test/gone.png' } });
    const image = picture();
    if (image !== null) fireEvent.error(image);

    expect(screen.getByRole('button', { name: 'Profile' }).textContent).toBe('DW');
  });
});

describe('mobile menu', () => {
  async function openMobile(options: Partial<FrameOptions> = {}) {
    const frame = renderFrame({ menu: CLIENT, mobile: true, ...options });
    await frame.user.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Main menu' });
    return frame;
  }

  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it.each(['static', 'slim', 'slim-plus', 'drawer', 'reveal', 'horizontal'] as const)(
    'of %s opens by its own flag with inline groups',
    async (menuMode) => {
      const { layout, user } = await openMobile({ settings: { menuMode } });
      await user.click(screen.getByRole('button', { name: 'Our Contractors' }));

      expect(layout.getSnapshot().flags).toMatchObject({
        staticMenuMobileActive: true,
        staticMenuDesktopInactive: false,
        overlaySubmenuActive: false,
      });
      expect(screen.getByRole('link', { name: 'Workforce Manager' })).toBeDefined();
    },
  );

  it('of overlay opens by the overlay flag', async () => {
    const { layout } = await openMobile({ settings: { menuMode: 'overlay' } });

    expect(layout.getSnapshot().flags).toMatchObject({
      overlayMenuActive: true,
      staticMenuMobileActive: false,
    });
  });

  it('closes by its button, with focus back on the menu button', async () => {
    const { user, layout } = await openMobile();
    await user.click(screen.getByRole('button', { name: 'Close menu' }));

    await gone();
    expect(layout.getSnapshot().flags.staticMenuMobileActive).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
  });

  it('closes on Escape', async () => {
    const { user } = await openMobile();
    await user.keyboard('{Escape}');

    await gone();
  });

  it.each(['Calendar', 'Home'])('closes on the link %s, the current page included', async (name) => {
    const { user } = await openMobile();
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name }));

    await gone();
  });

  it('is gone on a wide window and stays closed on the way back', async () => {
    const { resize, root } = await openMobile();
    resize(1200);
    await gone();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
    await waitFor(() => expect(document.body.style.overflow).toBe(''));

    resize(800);
    expect(root().dataset.viewport).toBe('mobile');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins at 991 px', () => {
    const { resize, root } = renderFrame({ menu: CLIENT });
    resize(992);
    expect(root().dataset.viewport).toBe('desktop');
    resize(991);
    expect(root().dataset.viewport).toBe('mobile');
  });
});

describe('frame that goes away', () => {
  it('S285: under StrictMode with an open drawer leaves the page free', async () => {
    const { layout, unmount } = renderFrame({ menu: CLIENT });
    act(() => layout.dispatch({ type: 'profile-toggled' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.body.style.overflow).toBe('hidden'));

    unmount();

    await waitFor(() => expect(document.body.style.overflow).toBe(''));
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
    expect(document.querySelector('[inert], [data-inert], [aria-hidden=true]')).toBeNull();
  });

  it('leaves no lock behind an open panel', async () => {
    const { layout } = renderFrame({ menu: CLIENT });
    act(() => layout.dispatch({ type: 'profile-toggled' }));
    await screen.findByRole('dialog');
    act(() => layout.dispatch({ type: 'profile-closed' }));

    await waitFor(() => expect(document.body.style.overflow).toBe(''));
    expect(document.querySelector('[inert], [data-inert]')).toBeNull();
  });
});
