import { describe, expect, it } from 'vitest';
import { detailErrorsOf, detailsOf, storedDetailsOf } from './profile-details.ts';

const FINE = { firstName: 'Ana', lastName: 'Ruiz', title: '', phone: '' };

describe('details of the own profile', () => {
  it('may leave title and phone empty', () => {
    expect(detailErrorsOf(FINE)).toEqual({});
  });

  it.each([
    ['firstName', ' ', 'Enter first name.'],
    ['lastName', '', 'Enter last name.'],
    ['lastName', 'x'.repeat(61), 'Last name must be 1-60 characters.'],
    ['title', 'x'.repeat(81), 'Title must be 0-80 characters.'],
  ])('%s of %j: %s', (name, value, text) => {
    expect(detailErrorsOf({ ...FINE, [name]: value })).toEqual({ [name]: text });
  });

  it('accept names and title of the greatest length', () => {
    const longest = { firstName: 'x'.repeat(60), lastName: 'y'.repeat(60), title: 'z'.repeat(80), phone: '' };

    expect(detailErrorsOf(longest)).toEqual({});
  });

  it('say what a phone number looks like', () => {
    expect(detailErrorsOf({ ...FINE, phone: '555' }).phone).toContain('(312) 555-0142');
  });

  it('are stored trimmed and the phone in one form, and shown as people write it', () => {
    const stored = storedDetailsOf({
      firstName: ' Ana ',
      lastName: 'Ruiz',
      title: ' ',
      phone: '312 555 0142',
    });
    expect(stored).toEqual({ firstName: 'Ana', lastName: 'Ruiz', title: '', phone: '+13125550142' });

    expect(detailsOf({ ...stored, emailReminders: true, digest: 'off' }).phone).toBe('(312) 555-0142');
  });
});
