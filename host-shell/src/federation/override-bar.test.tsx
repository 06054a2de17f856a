import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { OverrideBar } from './override-bar.tsx';

it('names each overridden remote with its address and offers the way back', () => {
  const reset = vi.fn();
  const active = [
    { remote: 'remote-cs', base: 'http://localhost:3102/' },
    { remote: 'remote-admin', base: 'http://localhost:3101/' },
  ] as const;
  renderWithUi(<OverrideBar overrides={{ active, reset }} />);

  const bar = screen.getByRole('status').textContent;
  expect(bar).toContain('This tab runs remote-cs from http://localhost:3102/');
  expect(bar).toContain('This tab runs remote-admin from http://localhost:3101/');
  screen.getByRole('button', { name: 'Reset' }).click();

  expect(reset).toHaveBeenCalledOnce();
});

it('is absent while nothing is overridden', () => {
  renderWithUi(<OverrideBar overrides={{ active: [], reset: () => {} }} />);

  expect(screen.queryByRole('status')).toBeNull();
});
