import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository, ROOT } from './repository.ts';

/** `line` uses `other`, as `docs/architecture.md` allows it or as an import does it. */
type Use = `${string} -> ${string}`;

function allowedUses(): ReadonlySet<Use> {
  const [, table = ''] = readFileSync(inRepository('docs/architecture.md'), 'utf8').split(
    '## Lines that use other lines',
  );
  const rows = [...table.matchAll(/^\| ([a-z-]+) \| ([a-z, -]*?) ?\|/gm)];
  return new Set(
    rows.flatMap(([, line, others = '']) =>
      others
        .split(',')
        .map((other) => other.trim())
        .filter((other) => other !== '')
        .map((other): Use => `${line} -> ${other}`),
    ),
  );
}

const LINES = readdirSync(inRepository('features'));

interface Import {
  readonly file: string;
  readonly name: string;
}

const IMPORTS: readonly Import[] = execFileSync('git', ['ls-files', 'features'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(inRepository(file)))
  .flatMap((file) =>
    [...readFileSync(inRepository(file), 'utf8').matchAll(/'(@vcms\/[a-z/-]+)'/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );

const lineOf = (file: string) => file.split('/')[1] ?? '';
const isServer = (file: string) => /^features\/[\w-]+\/server\//.test(file);
const isServerEntry = (name: string) =>
  /^@vcms\/(?:[\w-]+\/server|server(?:\/.*)?|functions(?:\/.*)?)$/.test(name);

describe('business lines', () => {
  it('use other lines only as docs/architecture.md says', () => {
    const allowed = allowedUses();
    const used = IMPORTS.flatMap(({ file, name }): readonly Use[] => {
      const other = name.split('/')[1] ?? '';
      return LINES.includes(other) && other !== lineOf(file) ? [`${lineOf(file)} -> ${other}`] : [];
    });

    expect(IMPORTS.length).toBeGreaterThan(500);
    expect([...new Set(used)].filter((use) => !allowed.has(use))).toEqual([]);
    expect([...allowed].filter((use) => !used.includes(use))).toEqual([]);
  });

  it('keep pages and server apart', () => {
    const crossing = IMPORTS.filter(({ file, name }) =>
      isServer(file)
        ? /^@vcms\/(?:ui|sdk|kits|data|pdf)(?:\/|$)/.test(name)
        : isServerEntry(name) && !/\.test\.tsx?$/.test(file),
    );

    expect(crossing).toEqual([]);
  });
});

describe('CODEOWNERS', () => {
  it('names whom to ask for each line and each remote', () => {
    const owned = readFileSync(inRepository('CODEOWNERS'), 'utf8');
    const folders = [
      ...LINES.map((line) => `/features/${line}/`),
      ...readdirSync(ROOT)
        .filter((name) => name.startsWith('remote-'))
        .map((name) => `/${name}/`),
    ];

    expect(folders.filter((folder) => !new RegExp(`^${folder} +@`, 'm').test(owned))).toEqual([]);
  });
});
