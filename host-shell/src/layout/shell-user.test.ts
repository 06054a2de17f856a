import { describe, expect, it } from 'vitest';
import { initialsOf } from './shell-user.ts';

describe('initials', () => {
  it.each([
    ['ada.lovelace@acme.com', 'AL'],
    ['office@acme.com', 'O'],
    ['jean_luc-picard@acme.com', 'JL'],
    ['élodie.ö@acme.com', 'ÉÖ'],
    ['@acme.com', '?'],
    ['', '?'],
  ])('of %j are %j', (email, expected) => {
    expect(initialsOf(email)).toBe(expected);
  });
});
