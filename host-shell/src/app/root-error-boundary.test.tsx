import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { RootErrorBoundary } from './root-error-boundary.tsx';

function Broken(): never {
  throw new Error('a bug');
}

describe('root error boundary', () => {
  it('says plainly what to do, reports the bug and offers a reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    const onReload = vi.fn();
    renderWithUi(
      <RootErrorBoundary onError={onError} onReload={onReload}>
        <Broken />
      </RootErrorBoundary>,
    );

    expect(screen.getByRole('alert').textContent).toContain('Reload the page to go on.');
    expect(screen.queryByText('a bug')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));

    expect(onReload).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'a bug' }),
      expect.stringContaining('Broken'),
    );
  });
});
