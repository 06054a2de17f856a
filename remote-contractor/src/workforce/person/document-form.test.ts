import { describe, expect, it } from 'vitest';
import { checkDocumentForm, documentContent, endHelp, lastFour } from './document-form.ts';

const VALUES = {
  typeId: 'first-aid',
  issuer: ' Red Cross ',
  number: 'RC 12-345-6789',
  issuedOn: '2026-03-31',
  expiresOn: '',
};

describe('the form of a document', () => {
  it('keeps the last four characters of a number and nothing else of it', () => {
    expect(lastFour('RC 12-345-6789')).toBe('6789');
    expect(documentContent(VALUES, { docId: 'd1', sensitive: true })).toEqual({
      ...{ typeId: 'first-aid', issuer: 'Red Cross', number: '6789', issuedOn: '2026-03-31' },
      ...{ expiresOn: undefined, docId: 'd1', sensitive: true },
    });
  });

  it('says when a document ends whose last day is left out', () => {
    const type = { validMonths: 6 } as Parameters<typeof endHelp>[0];
    expect(endHelp(type, '2026-03-31')).toBe('Empty: 09/30/2026, 6 months from the day of issue.');
    expect(endHelp({ validMonths: 0 } as typeof type, '2026-03-31')).toBe('Empty: it never expires.');
  });

  it('refuses a day of issue that is still to come, and an end before it', () => {
    expect(checkDocumentForm(VALUES, '2026-11-20')).toEqual({});
    expect(Object.keys(checkDocumentForm({ ...VALUES, issuedOn: '2026-12-01' }, '2026-11-20'))).toEqual([
      'issuedOn',
    ]);
    expect(Object.keys(checkDocumentForm({ ...VALUES, expiresOn: '2026-03-01' }, '2026-11-20'))).toEqual([
      'expiresOn',
    ]);
  });
});
