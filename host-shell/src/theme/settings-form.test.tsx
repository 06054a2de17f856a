import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_THEME_CONFIG } from '@vcms/contract';
import { createUiSystem, UiProvider } from '@vcms/ui';
import { describe, expect, it, vi } from 'vitest';
import { SettingsForm } from './settings-form.tsx';

describe('minimal settings', () => {
  function show() {
    const onChange = vi.fn();
    render(
      <UiProvider system={createUiSystem()}>
        <SettingsForm config={DEFAULT_THEME_CONFIG} variant="minimal" onChange={onChange} />
      </UiProvider>,
    );
    return onChange;
  }

  it('hide menu type, menu theme, input style and ripple', () => {
    show();

    expect(screen.getAllByRole('radiogroup').map((group) => group.firstElementChild?.textContent)).toEqual([
      'Theme colour',
      'Colour scheme',
    ]);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('change colour, scale and scheme', async () => {
    const onChange = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
    await userEvent.click(screen.getByRole('button', { name: 'Increase scale' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));

    expect(onChange.mock.calls).toEqual([[{ theme: 'pink' }], [{ scale: 15 }], [{ colorScheme: 'dark' }]]);
  });
});

describe('all settings', () => {
  it('move a choice by arrow keys', async () => {
    const onChange = vi.fn();
    render(
      <UiProvider system={createUiSystem()}>
        <SettingsForm config={DEFAULT_THEME_CONFIG} variant="full" onChange={onChange} />
      </UiProvider>,
    );
    screen.getByRole('radio', { name: 'Light' }).focus();
    await userEvent.keyboard('{ArrowRight}');

    expect(onChange.mock.calls).toEqual([[{ colorScheme: 'dim' }]]);
  });
});
