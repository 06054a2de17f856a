import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithShell } from '@vcms/testing';
import { Button, Input } from '@vcms/ui';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

function show(isDirty: boolean, answer = true) {
  const onClose = vi.fn();
  const onSubmit = vi.fn();
  const { shell } = renderWithShell(
    <FormDialog
      title="New company"
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={<Button type="submit">Create</Button>}
    >
      <Input aria-label="Name" />
    </FormDialog>,
    { answer },
  );
  return { onClose, onSubmit, shell };
}

describe('a form in a dialog', () => {
  it('stands inside it, which no form may be itself, and is sent by Enter', async () => {
    const { onSubmit } = show(false);
    expect(screen.getByRole('dialog', { name: 'New company' }).tagName).toBe('DIV');

    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Acme{Enter}');

    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('closes at once while nothing was typed', async () => {
    const { onClose, shell } = show(false);

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(onClose).toHaveBeenCalledOnce();
    expect(shell.questions).toEqual([]);
    expect(shell.guards.size).toBe(0);
  });

  it('asks before it loses what was typed, and closes when told so', async () => {
    const { onClose, shell } = show(true);

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(shell.questions).toHaveLength(1);
    expect(shell.guards.size).toBe(1);
  });

  it('stays with what was typed when the answer is no, also for Escape', async () => {
    const { onClose, shell } = show(true, false);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Acme');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(shell.questions).toHaveLength(1));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Acme');
  });
});
