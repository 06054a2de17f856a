import { describe, expect, it } from 'vitest';
import { type DocumentWriteContext, storedFileName, uploadDocument } from './document-uploader.ts';

describe('the stored name of a file', () => {
  it.each([
    ['Certificate 2026.pdf', 'Certificate 2026.pdf'],
    ['a/b\\c#d?e.pdf', 'a_b_c_d_e.pdf'],
    ['  spaced.pdf ', 'spaced.pdf'],
    ['', 'file'],
  ])('of %j is %j', (given, stored) => {
    expect(storedFileName(given)).toBe(stored);
  });

  it('keeps the ending of a name that is too long', () => {
    const stored = storedFileName(`${'x'.repeat(300)}.pdf`);

    expect(stored).toHaveLength(200);
    expect(stored.endsWith('.pdf')).toBe(true);
  });
});

describe('a file renamed to .pdf', () => {
  it('is refused with a sentence before anything is sent', async () => {
    const file = new File(['<html>not a certificate</html>'], 'acord-25.pdf', { type: 'application/pdf' });
    // Neither Firestore nor Storage is there to be asked.
    const context = { uid: 'u1', contractorId: 'acme' } as DocumentWriteContext;

    const result = await uploadDocument(context, {
      ...{ id: 'd1', file, title: 'Certificate', typeId: 'certificate', category: 'certificate' },
      ...{ visibility: 'engaged', onProgress: () => undefined, signal: new AbortController().signal },
    });

    expect(result).toMatchObject({
      kind: 'failed',
      failure: {
        message: 'This file says that it is a PDF, but its content is not. Choose another file.',
      },
    });
  });
});
