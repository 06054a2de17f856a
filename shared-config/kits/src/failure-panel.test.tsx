import { fireEvent, render, screen } from '@testing-library/react';
import { type DataFailure, toDataFailure } from '@vcms/data';
import { createUiSystem, UiProvider } from '@vcms/ui';
import { expect, it, vi } from 'vitest';
import { FailurePanel } from './failure-panel.tsx';

function show(failure: DataFailure) {
  const retry = vi.fn();
  const { unmount } = render(
    <UiProvider system={createUiSystem()}>
      <FailurePanel failure={failure} retry={retry} />
    </UiProvider>,
  );
  return { retry, unmount };
}

it('asks again by itself once the connection is back, and no more when it is gone from the page', () => {
  const { retry, unmount } = show(toDataFailure({ code: 'unavailable' }));

  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
});

it('does not ask again after a refusal', () => {
  const { retry } = show(toDataFailure({ code: 'permission-denied' }));

  fireEvent(window, new Event('online'));
  expect(retry).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});
