import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRepository, ROOT } from './repository.ts';

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
}

const DOCUMENTS = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  // Articles of the help link to pages of the product; a test of theirs holds that those are there.
  .filter(
    (path) => path !== '' && existsSync(inRepository(path)) && !path.startsWith('features/help/content/'),
  );
const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
  .map(({ name }) => name);

function textOf(document: string): string {
  return readFileSync(inRepository(document), 'utf8');
}

/** Without blocks of code and code within lines: what looks like a link there is none. */
function proseOf(document: string): string {
  return textOf(document)
    .replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
}

/** The name that a heading is linked by. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

function anchorsOf(document: string): readonly string[] {
  return [...textOf(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

function brokenLinks(document: string): readonly string[] {
  const targets = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const place = path === '' ? document : join(dirname(document), path);
    if (!existsSync(inRepository(place))) return true;
    return anchor !== undefined && !anchorsOf(place).includes(anchor);
  });
}

/** Paths of this repository in code style; those with a placeholder, a pattern or an option stand for many. */
function namedPaths(document: string): readonly string[] {
  const named = [...textOf(document).matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
  return named.filter((path) => FOLDERS.includes(path.split('/')[0] ?? '') && !path.includes('…'));
}

/** Here, or in an installed package: `firebase/app` is no folder of ours. */
function isThere(path: string): boolean {
  return existsSync(inRepository(path)) || existsSync(inRepository('node_modules', path));
}

function scriptsOf(workspace: string): readonly string[] {
  const manifest: Manifest = JSON.parse(readFileSync(inRepository(workspace, 'package.json'), 'utf8'));
  return Object.keys(manifest.scripts ?? {});
}

/** Scripts of the repository, of the local Firebase, and those that each remote has. */
const SCRIPTS = [...scriptsOf(''), ...scriptsOf('local-firebase'), ...scriptsOf('remote-admin')];

function missingScripts(document: string): readonly string[] {
  const calls = textOf(document).matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g);
  return [...calls].map(([, script = '']) => script).filter((script) => !SCRIPTS.includes(script));
}

const DECISIONS = readdirSync(inRepository('docs', 'adr')).map((name) => Number(name.slice(0, 4)));

describe.each(DOCUMENTS)('%s', (document) => {
  it('links to what is there', () => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it('names paths that are there', () => {
    expect(namedPaths(document).filter((path) => !isThere(path))).toEqual([]);
  });

  it('names commands that are there', () => {
    expect(missingScripts(document)).toEqual([]);
  });

  it('names decisions that are there', () => {
    const named = [...textOf(document).matchAll(/(?:ADR|decisions?) (\d{1,4})\b/g)].map(([, n]) => Number(n));
    expect(named.filter((number) => !DECISIONS.includes(number))).toEqual([]);
  });
});

it('the list of decisions has each number once', () => {
  expect(DECISIONS.filter((number, at) => DECISIONS.indexOf(number) !== at)).toEqual([]);
});
