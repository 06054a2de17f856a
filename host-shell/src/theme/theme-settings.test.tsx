import { screen, waitFor, within } from '@testing-library/react';
import { SCALES } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { renderFrame } from '../test-support/render-frame.tsx';

async function openSettings() {
  const frame = renderFrame({ menu: [] });
  await frame.user.click(screen.getByRole('button', { name: 'Theme settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Theme settings' });
  // The panel takes the focus a moment after it has come. In StrictMode it may take it once more, later: what a
  // test focuses itself can lose it, so the tests of focus and keys within the form are those of the form.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const options = (group: string) =>
    within(within(dialog).getByRole('radiogroup', { name: group })).getAllByRole<HTMLInputElement>('radio');
  return { ...frame, dialog: within(dialog), options };
}

describe('theme settings', () => {
  it('opens by its flag and closes by its button', async () => {
    const { layout, user, dialog } = await openSettings();
    expect(layout.getSnapshot().flags.configSidebarVisible).toBe(true);

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(layout.getSnapshot().flags.configSidebarVisible).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes on Escape and gives focus back to the cog', async () => {
    const { user } = await openSettings();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Theme settings' })),
    );
  });

  it.each([
    ['Theme colour', ['indigo', 'blue', 'purple', 'teal', 'cyan', 'green', 'orange', 'pink'], 'blue'],
    ['Menu type', ['static', 'overlay', 'slim', 'slim-plus', 'drawer', 'reveal', 'horizontal'], 'static'],
    ['Menu theme', ['colorScheme', 'primaryColor', 'transparent'], 'colorScheme'],
    ['Colour scheme', ['light', 'dim', 'dark'], 'light'],
    ['Input style', ['outlined', 'filled'], 'outlined'],
  ])('offers %s with its default', async (group, values, standard) => {
    const { options } = await openSettings();

    expect(options(group).map((radio) => radio.value)).toEqual(values);
    expect(options(group).find((radio) => radio.checked)?.value).toBe(standard);
  });

  it('has ripple as a switch, off at first', async () => {
    const { dialog, user, theme } = await openSettings();
    const ripple = dialog.getByRole<HTMLInputElement>('switch', { name: 'Ripple effect' });
    expect(ripple.checked).toBe(false);

    await user.click(ripple);
    expect(theme.getSnapshot().ripple).toBe(true);
    expect(document.documentElement.dataset.ripple).toBe('true');
  });

  it('steps the scale from end to end with buttons disabled there', async () => {
    const { dialog, user, theme } = await openSettings();
    const minus = dialog.getByRole<HTMLButtonElement>('button', { name: 'Decrease scale' });
    const plus = dialog.getByRole<HTMLButtonElement>('button', { name: 'Increase scale' });
    await user.click(minus);
    await user.click(minus);
    expect([theme.getSnapshot().scale, minus.disabled, plus.disabled]).toEqual([12, true, false]);

    for (const scale of SCALES.slice(1)) {
      await user.click(plus);
      expect(theme.getSnapshot().scale).toBe(scale);
      expect(dialog.getByRole('status').textContent).toBe(String(scale));
    }
    expect([minus.disabled, plus.disabled]).toEqual([false, true]);
  });

  it('applies a choice at once and stays open', async () => {
    const { user, theme, root, dialog } = await openSettings();
    await user.click(dialog.getByText('Drawer'));
    await user.click(dialog.getByText('Dim'));
    await user.click(dialog.getByRole('radio', { name: 'Teal' }));

    expect(theme.getSnapshot()).toMatchObject({ menuMode: 'drawer', colorScheme: 'dim', theme: 'teal' });
    expect(root().dataset.menuMode).toBe('drawer');
    expect(document.documentElement.dataset.theme).toBe('teal');
    expect(screen.getByRole('dialog', { name: 'Theme settings' })).toBeDefined();
  });

  it('closes when the path changes', async () => {
    const { go } = await openSettings();
    go('/calendar');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
