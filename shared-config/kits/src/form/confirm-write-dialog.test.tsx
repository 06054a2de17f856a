import { act, fireEvent, screen } from '@testing-library/react';
import type { WriteResult } from '@vcms/data';
import { renderWithShell } from '@vcms/testing';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmWriteDialog } from './confirm-write-dialog.tsx';

const FAILED = {
  kind: 'failed',
  failure: { kind: 'denied', message: 'You may not do that.' },
} as WriteResult;

/** A draft and the question whether it goes; where it shows at once that it went, its dialog goes with it. */
function Draft({ writing, goes }: { readonly writing: Promise<WriteResult>; readonly goes: boolean }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  function change(): Promise<WriteResult> {
    if (goes) setGone(true);
    return writing;
  }
  return (
    <ConfirmWriteDialog
      title="Delete this draft?"
      verb="Delete draft"
      done="Deleted."
      change={change}
      onClose={() => {}}
    >
      It goes.
    </ConfirmWriteDialog>
  );
}

async function refused(goes: boolean) {
  let answer: (result: WriteResult) => void = () => undefined;
  const writing = new Promise<WriteResult>((resolve) => {
    answer = resolve;
  });
  const { shell } = renderWithShell(<Draft {...{ writing, goes }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
  await act(async () => answer(FAILED));
  return [...shell.toasts.values()];
}

describe('what was not stored', () => {
  it('is told in the dialog that asked', async () => {
    expect(await refused(false)).toEqual([]);
    screen.getByText('You may not do that.');
  });

  it('is told as a notice where the dialog has gone with what it was about', async () => {
    expect(await refused(true)).toMatchObject([{ kind: 'error', message: 'You may not do that.' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
