import { describe, expect, it } from 'vitest';
import { storedFileName } from './document-uploader.ts';

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
