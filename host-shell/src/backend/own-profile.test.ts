import { describe, expect, it } from 'vitest';
import { fieldsOf, parseOwnProfile } from './own-profile.ts';

describe('own profile', () => {
  it('is read field by field; what is damaged becomes empty', () => {
    expect(parseOwnProfile({ firstName: 'Ana', lastName: 7, prefs: { digest: 'hourly' } })).toEqual({
      firstName: 'Ana',
      lastName: '',
      title: '',
      phone: '',
      emailReminders: true,
      digest: 'off',
    });
  });

  it('keeps the settings it does not know when one is changed', () => {
    const stored = { prefs: { emailReminders: false, digest: 'daily', theme: { scale: 16 } } };

    expect(fieldsOf({ digest: 'weekly' }, stored)).toEqual({
      prefs: { emailReminders: false, digest: 'weekly', theme: { scale: 16 } },
    });
  });

  it('writes only the texts that change', () => {
    expect(fieldsOf({ title: 'Lead' }, {})).toEqual({
      title: 'Lead',
      prefs: { emailReminders: true, digest: 'off' },
    });
  });
});
