import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAVE_QUESTION } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { openEditProfile, part, press, retype } from './test-edit-profile.tsx';

describe('leaving the page', () => {
  it('is free while nothing has changed', async () => {
    const { guards } = await openEditProfile();

    expect(guards.isEmpty()).toBe(true);
  });

  it('asks once, however many forms hold changes, and not after they are saved', async () => {
    const { guards, ask } = await openEditProfile();

    await retype(/Title/, 'Site lead');
    await userEvent.type(part('Password').getByLabelText('New password'), 'x');
    expect(await guards.mayLeave('/dashboard')).toBe(false);
    expect(ask).toHaveBeenCalledExactlyOnceWith(LEAVE_QUESTION);

    await press('Save changes');
    await userEvent.clear(part('Password').getByLabelText('New password'));
    await waitFor(() => expect(guards.isEmpty()).toBe(true));
  });

  it('ends the asking with the page', async () => {
    const { guards, unmount } = await openEditProfile();
    await retype(/Title/, 'Site lead');

    act(unmount);

    expect(guards.isEmpty()).toBe(true);
  });
});
