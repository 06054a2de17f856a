import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subsetTypeface, typefaceText } from './subset-typeface.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FONT = readFileSync(join(ROOT, 'host-shell/src/typeface/inter.woff2'));

describe('the typeface of the shell', () => {
  it('is what is made of the whole Inter; if it is not, run: npm run typeface', async () => {
    const made = await subsetTypeface();

    expect(Buffer.from(made).equals(FONT)).toBe(true);
  });

  it('has the letters and signs of the product in less than 40 KB', () => {
    expect(typefaceText()).toContain('Ü');
    expect(FONT.byteLength).toBeLessThan(40_000);
    expect(FONT.byteLength).toBeGreaterThan(15_000);
  });
});
