import { beforeEach, describe, expect, it } from 'vitest';
import { clearUserStorage } from './clear-user-storage.ts';
import { SIGN_OUT_KEYS } from './storage-keys.ts';

const storage = { local: localStorage, session: sessionStorage };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('clearing the storage of a user', () => {
  it.each(SIGN_OUT_KEYS)('removes %s from both storages', (key) => {
    localStorage.setItem(key, 'x');
    sessionStorage.setItem(key, 'x');

    clearUserStorage(storage);

    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
  });

  it('removes contractorCompanyName from session storage only', () => {
    localStorage.setItem('contractorCompanyName', 'kept');
    sessionStorage.setItem('contractorCompanyName', 'gone');

    clearUserStorage(storage);

    expect(localStorage.getItem('contractorCompanyName')).toBe('kept');
    expect(sessionStorage.getItem('contractorCompanyName')).toBeNull();
  });

  it('removes every session cache, release pin and the wanted page', () => {
    for (const key of [
      'vcms.cache.contractors',
      'vcms.cache.employees',
      'vcms.pin.remote-cs',
      'vcms.wanted-path',
    ])
      sessionStorage.setItem(key, 'x');

    clearUserStorage(storage);

    expect(sessionStorage.length).toBe(0);
  });

  it('keeps layout settings, foreign keys and keys of another case', () => {
    for (const key of ['vcms.layout.v1', 'somebody-else', 'zip', 'USER']) localStorage.setItem(key, 'x');

    clearUserStorage(storage);

    expect(localStorage.length).toBe(4);
  });
});
