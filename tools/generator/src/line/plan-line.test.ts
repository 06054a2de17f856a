import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFile, pageArticlesOf } from '@vcms/help/model';
import { describe, expect, it } from 'vitest';
import { type LineOptions, readLine, singular } from './line-options.ts';
import { takenNames } from './main-line.ts';
import { planLine } from './plan-line.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const TAKEN = takenNames(
  readdirSync(join(ROOT, 'features')),
  read('shared-config/domain/src/collection-paths.ts'),
);

function options(...args: readonly string[]): LineOptions {
  const wanted = readLine(args, TAKEN);
  if (wanted === undefined) throw new Error('help was asked for');
  return wanted;
}

describe('a new line', () => {
  it('is named as people write it', () => {
    expect(options('gate-passes')).toMatchObject({
      collection: 'gatePasses',
      title: 'Gate passes',
      role: '5002',
    });
    expect([singular('gate-tests'), singular('SafetyPolicies')]).toEqual(['gate-test', 'SafetyPolicy']);
  });

  it.each([
    [[], 'Name the line'],
    [['Gate-Passes'], 'Name the line'],
    [['gate-pass-es-of-all'], 'Name the line'],
    [['variances'], 'exists already'],
    [['audits', '--role', '5003'], '--role takes 5001 or 5002'],
    [['audits', '--owner', 'me'], '--owner takes'],
    [['audits', '--rule', '5001'], 'Try: npm run new-line'],
  ])('refuses %j', (args, sentence) => {
    expect(() => readLine(args, TAKEN)).toThrow(sentence);
  });

  it.each(['5001', '5002'])(
    'adds a row to the tables of this repository and takes none away (%s)',
    (role) => {
      const planned = planLine(options('gate-tests', '--role', role), read);
      const changed = [...planned].filter(([file]) => !/gate-test/.test(file));

      for (const [file, text] of changed) {
        const after = text.split('\n');
        const gone = read(file)
          .split('\n')
          .filter((line) => !after.some((next) => next.startsWith(line)));
        expect(gone, file).toEqual([]);
        expect(text, file).toMatch(/gate-test|gateTest|gate_test/);
      }
      expect(changed.length).toBeGreaterThan(10);
    },
  );

  it('brings the article that its page is explained by, where its role has help', () => {
    const text =
      planLine(options('gate-tests'), read).get('features/help/content/articles/gate-tests.md') ?? '';
    const article = articleFile('gate-tests', text);

    expect(pageArticlesOf('cs', [article])).toEqual({ '/gate-tests': 'gate-tests' });
    expect([...planLine(options('gate-tests', '--role', '5001'), read).keys()].join()).not.toContain(
      'articles/',
    );
  });

  it('finds its place among triggers also when no other line has any', () => {
    const file = 'firebase/functions/src/line-triggers.ts';
    const emptied = (name: string) => (name === file ? '/** The triggers of lines. */\n' : read(name));

    const planned = new Map(planLine(options('gate-tests'), emptied));
    expect(planned.get(file)).toBe(
      "/** The triggers of lines. */\nexport * from './gate-tests/triggers.ts';\n",
    );
  });

  it('says what to add by hand when a table has moved', () => {
    const moved = (file: string) => (file === 'CODEOWNERS' ? 'nothing here' : read(file));

    expect(() => planLine(options('gate-tests'), moved)).toThrow('add by hand');
  });
});
