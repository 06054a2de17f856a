import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DENIED, field, openEditProfile, press, retype, UNREACHABLE } from './test-edit-profile.tsx';

describe('your details', () => {
  it('show what is stored, the phone as people write it', async () => {
    await openEditProfile();

    expect(field(/First name/).value).toBe('Ana');
    expect(field(/Phone/).value).toBe('(312) 555-0142');
    expect(screen.getByText('Hiring client')).toBeDefined();
  });

  it('are saved trimmed, with the phone in one form', async () => {
    const { save } = await openEditProfile();

    await retype(/Title/, ' Site lead ');
    await retype(/Phone/, '312 555 0177');
    await press('Save changes');

    expect(save).toHaveBeenCalledExactlyOnceWith('u1', {
      firstName: 'Ana',
      lastName: 'Ruiz',
      title: 'Site lead',
      phone: '+13125550177',
    });
    expect(await screen.findByText('Your details are saved.')).toBeDefined();
    expect(field(/Title/).value).toBe('Site lead');
  });

  it('with an error are not sent: the summary has the focus and leads to the field', async () => {
    const { save } = await openEditProfile();

    await retype(/First name/, '');
    await retype(/Phone/, '555');
    await press('Save changes');

    expect(save).not.toHaveBeenCalled();
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('2 entries need a change');
    await userEvent.click(within(summary).getByRole('button', { name: 'Enter first name.' }));
    expect(document.activeElement).toBe(field(/First name/));
    expect(field(/First name/).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [UNREACHABLE, /cannot be reached/],
    [DENIED, /don't have access/],
  ])('keep what was typed when saving fails', async (failure, text) => {
    const { save } = await openEditProfile();
    save.mockResolvedValueOnce(failure);

    await retype(/Title/, 'Site lead');
    await press('Save changes');

    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(field(/Title/).value).toBe('Site lead');
    await press('Save changes');
    expect(await screen.findByText('Your details are saved.')).toBeDefined();
  });

  it('can be put back', async () => {
    await openEditProfile();

    await retype(/Title/, 'Site lead');
    await press('Discard changes');

    expect(field(/Title/).value).toBe('Safety lead');
  });
});

describe('reminders and digest', () => {
  it('are saved as chosen', async () => {
    const { save } = await openEditProfile();

    await userEvent.click(screen.getByRole('checkbox', { name: /E-mail me at once/ }));
    await userEvent.selectOptions(screen.getByLabelText(/Digest/), 'weekly');
    await press('Save mail settings');

    expect(save).toHaveBeenCalledExactlyOnceWith('u1', { emailReminders: false, digest: 'weekly' });
  });
});
