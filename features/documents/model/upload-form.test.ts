import { describe, expect, it } from 'vitest';
import { checkUpload, NEW_UPLOAD, titleOfFile } from './upload-form.ts';

describe('what is typed of a file', () => {
  it.each([
    [{ title: '' }, { title: 'Enter a title.' }],
    [{ title: ' x ' }, { title: 'Title must be 2-120 characters.' }],
    [{ title: 'Bond' }, {}],
    [
      { title: 'Bond', issuedOn: '2026-02-01', expiresOn: '2026-01-31' },
      { expiresOn: 'Expiration must be after the effective date.' },
    ],
    [{ title: 'Bond', issuedOn: '2026-02-30' }, { issuedOn: 'Enter a date as mm/dd/yyyy.' }],
    [{ title: 'Bond', issuedOn: '2026-02-01', expiresOn: '2026-02-01' }, {}],
  ])('%j is checked', (values, messages) => {
    expect(checkUpload({ ...NEW_UPLOAD, ...values })).toEqual(messages);
  });

  it('begins with the name of the file', () => {
    expect(titleOfFile('north_gate  rules.v2.pdf')).toBe('north gate rules.v2');
  });
});
