import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutLine } from '../without-line.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('a line that lends parts to pages of others is named by whole rows only, so that it can be taken out', () => {
  const importers = execFileSync('git', ['grep', '-lE', "@vcms/variances/|/variances/[a-z-]+\\.tsx?'"], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.split('/').includes('variances') && !file.startsWith('tools/generator/'));

  expect(importers.length).toBeGreaterThan(5);
  for (const file of importers)
    expect(withoutLine('variances', [], file, read(file)), file).not.toMatch(/\/variances\//);
});
