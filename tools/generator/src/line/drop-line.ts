import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRules } from '../compose-rules.ts';
import { GeneratorFailure } from '../generator-failure.ts';
import type { Written } from '../main.ts';
import { pathsOf, withoutLine } from './without-line.ts';

const DROP_HELP = `npm run drop-line -- <line>

Takes a line out: its folders, wherever they stand, and each row that composes it into the product. Records, and what the
evaluation knows of them, stay. What else names it is listed: that is taken out by hand.`;

/** What composes lines: sources, manifests, projects and the tables that people read. */
const COMPOSES = /(?:\.tsx?|\.rules|package\.json|tsconfig[\w.]*\.json|\.md|CODEOWNERS)$/;

/** Takes a line out of the repository at `root`; undefined when only help was asked for. */
export function dropLine(args: readonly string[], root: string): Written | undefined {
  const [line = '', ...more] = args;
  if (line === '--help' || line === '') {
    console.log(DROP_HELP);
    return undefined;
  }
  if (more.length > 0 || !existsSync(join(root, 'features', line, 'package.json')))
    throw new GeneratorFailure(`There is no line ${args.join(' ')}: name a folder of features/.`);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const all = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const isOfLine = (file: string) => file.split('/').slice(0, -1).includes(line);
  const others = all.filter((file) => !isOfLine(file) && COMPOSES.test(file) && existsSync(join(root, file)));
  const routes = others.filter((file) => file.endsWith('/routes.tsx'));
  const paths = routes.flatMap((file) => pathsOf(line, read(file)));
  for (const folder of foldersOf(line, all)) rmSync(join(root, folder), { recursive: true, force: true });
  const files = others.filter((file) => {
    const text = read(file);
    const next = withoutLine(line, paths, file, text);
    if (next !== text) writeFileSync(join(root, file), next);
    return next !== text;
  });
  const composed = writeRules(root);
  const left = others.filter((file) => read(file).includes(`@vcms/${line}/`));
  return {
    files: files.filter((file) => /\.(?:tsx?|json)$/.test(file)),
    nextSteps: nextSteps(line, [...files, ...composed], left),
  };
}

/** The folders of that name that hold files of the repository, without those within others. */
function foldersOf(line: string, all: readonly string[]): ReadonlySet<string> {
  return new Set(
    all.flatMap((file) => {
      const parts = file.split('/').slice(0, -1);
      const at = parts.indexOf(line);
      return at < 0 ? [] : [parts.slice(0, at + 1).join('/')];
    }),
  );
}

function nextSteps(line: string, changed: readonly string[], left: readonly string[]): string {
  return [
    '',
    `${line} is out; rows were taken from:`,
    ...changed.map((file) => `  ${file}`),
    ...(left.length === 0 ? ['Nothing imports it any more.'] : ['These import it still:']),
    ...left.map((file) => `  ${file}`),
    'Then: npx tsc -b; npx knip; npm test',
  ].join('\n');
}
