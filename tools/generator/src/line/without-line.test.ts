import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLine } from './line-options.ts';
import { planLine } from './plan-line.ts';
import { pathsOf, withoutLine } from './without-line.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('a line that is taken out', () => {
  it('leaves no row in what composes the lines: as if new-line had never written them', () => {
    const options = readLine(['gate-tests'], new Set());
    if (options === undefined) throw new Error('help was asked for');
    const planned = [...planLine(options, read)].filter(
      ([file]) =>
        !/gate-test|shared-config\/(?:domain|data)|data-model|firebase\/firestore\.rules/.test(file),
    );
    const path = planned.find(([file]) => file.endsWith('/routes.tsx'))?.[1] ?? '';
    const paths = pathsOf('gate-tests', path);

    expect(paths).toEqual(['/gate-tests']);
    expect(planned.length).toBeGreaterThan(10);
    for (const [file, text] of planned) {
      const after = withoutLine('gate-tests', paths, file, text);
      expect(after, file).not.toContain('gate-tests');
      if (/\.json$/.test(file)) expect(JSON.parse(after), file).toEqual(JSON.parse(read(file)));
      else expect(after, file).toBe(read(file));
    }
  });

  it('is named by whole rows only, wherever sources import a line that several pages show parts of', () => {
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

  it('keeps what only looks like one of its rows', () => {
    const text =
      "import { a } from '@vcms/insurance/variances';\nexport { a } from './variances-of-all.ts';\n";

    expect(withoutLine('variances', ['/all'], 'a.ts', text)).toBe(text);
    const packages = '{\n  "dependencies": { "@vcms/variances-more": "1.0.0" }\n}\n';
    expect(withoutLine('variances', [], 'package.json', packages)).toBe(packages);
  });
});
