import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository, ROOT } from './repository.ts';

/** Where each cited text lies under docs/spec, by the name that citations use. */
const TEXTS: Readonly<Record<string, string>> = {
  specification: 'docs/spec/specification.md',
  domain: 'docs/spec/domain/',
  architecture: 'docs/spec/architecture/',
  'shell-behaviour': 'docs/spec/shell/',
  stack: 'docs/spec/stack.md',
  'local-firebase': 'docs/spec/local-firebase.md',
};
const KINDS = ['*.ts', '*.tsx', '*.mjs', '*.rules', '*.md'];
const TRACKED = execFileSync('git', ['ls-files', ...KINDS], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(inRepository(path)));

function textOf(path: string): string {
  return readFileSync(inRepository(path), 'utf8');
}

/** Numbers of sections, with the text of each up to the next heading that has a number. */
type Sections = ReadonlyMap<string, string>;

interface CitedTexts {
  /** By name, then by number: `domain`, `4.4`. */
  readonly sections: ReadonlyMap<string, Sections>;
  /** V1, N1, E01, S1, A1, B1, T2. */
  readonly entries: ReadonlySet<string>;
}

function sectionsOf(text: string): [string, string][] {
  const parts = text.split(/^#{2,4} (\d+[a-z]?(?:\.\d+)*)\.? .*$/m).slice(1);
  return parts.flatMap((number, at): [string, string][] =>
    at % 2 === 0 ? [[number, parts[at + 1] ?? '']] : [],
  );
}

function entriesOf(text: string): string[] {
  return [...text.matchAll(/^(?:\| |- \*\*)([VNESABT]\d{1,3}[a-z]?)(?: \||\*\*)/gm)].map(
    ([, code = '']) => code,
  );
}

function readTexts(files: readonly (readonly [path: string, text: string])[]): CitedTexts {
  const sections = Object.entries(TEXTS).map(([name, place]): [string, Sections] => {
    const own = files.filter(([path]) => path.startsWith(place));
    return [name, new Map(own.flatMap(([, text]) => sectionsOf(text)))];
  });
  return { sections: new Map(sections), entries: new Set(files.flatMap(([, text]) => entriesOf(text))) };
}

interface Citation {
  readonly shown: string;
  readonly found: boolean;
}

const NUMBER = String.raw`[1-9]\d?[a-z]?(?:\.\d+)*(?![\w.]*\w)`;
/** `domain 4.3, 4.4`, `spec, section 2`, `shell-behaviour 1.1 to 1.7`, `architecture 3h, row 17`. */
const BY_NUMBER = new RegExp(
  String.raw`(?<![\w/@.'-])(specification|spec|domain|architecture|shell-behaviour|stack|local-firebase)(?:'s)?` +
    String.raw`(?:,? sections?)?,? (${NUMBER}(?:(?:, (?:and )?| and | to )${NUMBER})*)(?:,? rows? ((?:\d+(?:, | and )?)+))?`,
  'gi',
);
/** Texts that are no longer called so; a citation of them leads nowhere. */
const UNNAMED = /(?<![\w-])design (?:local-firebase|\d+(?:\.\d+)*)/g;
/** T is too common a letter: measurements are cited with their section only. */
const MEASURED = /(?<=architecture 5\.2, (?:T\w+ and )?)T\d{1,2}[a-z]?/g;
const BY_CODE = /(?<![\w/\\.%-])(?:[VNAB]\d{1,2}|E\d{2}|S\d{1,3})[a-z]?(?![\w-])/g;

/** Without what makes a comment of it, so that a citation may go on in the next line. */
function unwrapped(source: string): string {
  return source.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|\|)?[ \t]*/g, ' ');
}

function isThere(texts: CitedTexts, name: string, number: string): boolean {
  const sections = texts.sections.get(name);
  if (sections?.has(number) === true) return true;
  const [, parent = '', rule = ''] = /^(.*)\.(\d+)$/.exec(number) ?? [];
  return new RegExp(`^${rule}\\. `, 'm').test(sections?.get(parent) ?? '') && rule !== '';
}

function hasRow(texts: CitedTexts, name: string, number: string, row: string): boolean {
  return texts.sections.get(name)?.get(number)?.includes(`\n| ${row} |`) === true;
}

/** Every citation of a source, and whether it leads to a heading or an entry. */
function citationsOf(texts: CitedTexts, source: string): readonly Citation[] {
  const plain = unwrapped(source);
  const byNumber = [...plain.matchAll(BY_NUMBER)].flatMap(
    ([, cited = '', list = '', rows = '']): Citation[] => {
      const name = cited.toLowerCase() === 'spec' ? 'specification' : cited.toLowerCase();
      const numbers = list.split(/, and |, | and | to /);
      return [
        ...numbers.map((number) => ({ shown: `${name} ${number}`, found: isThere(texts, name, number) })),
        ...(rows.match(/\d+/g) ?? []).map((row) => ({
          shown: `${name} ${numbers.at(-1)}, row ${row}`,
          found: hasRow(texts, name, numbers.at(-1) ?? '', row),
        })),
      ];
    },
  );
  const codes = [...plain.matchAll(BY_CODE), ...plain.matchAll(MEASURED)];
  const byCode = codes.map(([code]) => ({
    shown: code,
    found: texts.entries.has(code),
  }));
  const unnamed = [...plain.matchAll(UNNAMED)].map(([shown]) => ({ shown, found: false }));
  return [...byNumber, ...byCode, ...unnamed];
}

const THERE = readTexts(
  TRACKED.filter((path) => path.startsWith('docs/spec/')).map((path) => [path, textOf(path)]),
);
/** This file is left out for its wrong samples. */
const CITING = TRACKED.filter(
  (path) => !path.startsWith('docs/spec/') && !path.endsWith('/citations.test.ts'),
);

describe('citations', () => {
  it('lead to a heading or an entry of docs/spec', () => {
    const wrong = CITING.flatMap((path) =>
      citationsOf(THERE, textOf(path))
        .filter(({ found }) => !found)
        .map(({ shown }) => `${path}: ${shown}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are found by the hundred, of each text and each kind of entry', () => {
    const all = CITING.flatMap((path) => citationsOf(THERE, textOf(path))).map(({ shown }) => shown);
    expect(all.length).toBeGreaterThan(900);
    const kinds = new Set(all.map((shown) => shown.replace(/ .*|\d.*/, '')));
    expect([...kinds].toSorted()).toEqual(
      [...Object.keys(TEXTS), 'A', 'B', 'E', 'N', 'S', 'T', 'V'].toSorted(),
    );
  });
});

describe('the texts', () => {
  it('have each number once', () => {
    for (const place of Object.values(TEXTS)) {
      const files = TRACKED.filter((path) => path.startsWith(place));
      const numbers = files.flatMap((path) => sectionsOf(textOf(path))).map(([number]) => number);
      expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    }
  });

  it('have every entry that the index promises', () => {
    const counts = Object.entries({ V: 25, N: 20, E: 33, S: 286, A: 50, B: 27 });
    for (const [letter, count] of counts) {
      const codes = [...THERE.entries].filter((code) => code.startsWith(letter));
      expect([letter, codes.length]).toEqual([letter, count]);
    }
  });
});

describe('the reader', () => {
  const sample = readTexts([
    [
      'docs/spec/domain/4.md',
      '## 4. Pages\n\n| V2 | text |\n\n### 4.4 Service\n\n1. First\n2. Second\n\n| row |\n| 7 | a |\n',
    ],
  ]);
  const wrongIn = (source: string) =>
    citationsOf(sample, source)
      .filter(({ found }) => !found)
      .map(({ shown }) => shown);

  it.each([
    ['/** Queue (domain 4.4). */', []],
    ['/** Queue (domain 4.5). */', ['domain 4.5']],
    ['/** Two (domain 4, 4.4, 5.2). */', ['domain 5.2']],
    ['/** Over two\n * lines (domain\n * section 9). */', ['domain 9']],
    ['// Rule (domain 4.4.2), none (domain 4.4.3)', ['domain 4.4.3']],
    ['Source: domain 4.4, row 7.', []],
    ['Source: domain 4.4, rows 7, 8.', ['domain 4.4, row 8']],
    ['// Texts V2 and V3, at T00:00', ['V3']],
    ['// measured (architecture 5.2, T98 and T99)', ['architecture 5.2', 'T98', 'T99']],
    ['// an old name (design 2.4)', ['design 2.4']],
    ["import '@vcms/domain'; const domain = 3; // 'domain': '1.0.0'", []],
  ])('finds in %j what leads nowhere', (source, wrong) => {
    expect(wrongIn(source)).toEqual(wrong);
  });
});
