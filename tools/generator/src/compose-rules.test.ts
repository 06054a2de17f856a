import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composedRules, composeRules, fragmentsIn, frameOf, RULES_FILES } from './compose-rules.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FRAME = "rules_version = '2';\n// Access.\n    // @line features/visits/access/visits.rules\n}\n";

describe('the access rules', () => {
  it.each(RULES_FILES)('%s is what its parts compose; if it is not, run: npm run rules', (name) => {
    expect(readFileSync(join(ROOT, 'firebase', name), 'utf8')).toBe(composedRules(ROOT, name));
  });

  it('leave no fragment of a line out and name none twice', () => {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'features/*.rules'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const named = RULES_FILES.flatMap((name) => fragmentsIn(readFileSync(join(ROOT, frameOf(name)), 'utf8')));

    expect([...named].sort()).toEqual(listed.trim().split('\n').sort());
  });

  it('have each fragment in the place of the row that names it', () => {
    expect(
      composeRules('storage.rules', FRAME, () => '    match /visits/{id} {\n    }\n').split('\n'),
    ).toEqual([
      "rules_version = '2';",
      expect.stringContaining('npm run rules'),
      '// Access.',
      '    match /visits/{id} {',
      '    }',
      '}',
      '',
    ]);
  });

  it('say which fragment is missing', () => {
    expect(() => composeRules('storage.rules', FRAME, () => undefined)).toThrow(
      'firebase/rules/storage.rules names features/visits/access/visits.rules, which is not there',
    );
  });
});
