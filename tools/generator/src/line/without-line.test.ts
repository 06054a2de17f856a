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
        !/gate-test|shared-config\/(?:domain|data)|data-model|people-rows|audit-actions|firebase\/firestore\.rules/.test(
          file,
        ),
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

  it('keeps its records, and its path where that is an example', () => {
    const row = '| variances | `variances/{id}` | random |';
    expect(withoutLine('variances', [], 'docs/data-model.md', row)).toBe(row);
    expect(withoutLine('variances', [], 'docs/architecture.md', `a\n${row}`)).toBe('a');
    const route = "    { path: '/all', roles: ['5003'] },";
    expect(withoutLine('variances', ['/all'], 'host-shell/src/match.test.ts', route)).toBe(route);
    expect(withoutLine('variances', ['/all'], 'remote-a/src/menu.ts', `a\n${route}`)).toBe('a');
  });

  it('keeps what only looks like one of its rows', () => {
    const text =
      "import { a } from '@vcms/insurance/variances';\nexport { a } from './variances-of-all.ts';\n";

    expect(withoutLine('variances', ['/all'], 'a.ts', text)).toBe(text);
    const packages = '{\n  "dependencies": { "@vcms/variances-more": "1.0.0" }\n}\n';
    expect(withoutLine('variances', [], 'package.json', packages)).toBe(packages);
  });
});
