import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeHelp } from '../compose-help.ts';
import type { Written } from '../main.ts';
import { LINE_HELP, type LineOptions, REMOTE_OF_ROLE, readLine } from './line-options.ts';
import { planLine } from './plan-line.ts';

const COLLECTIONS = 'shared-config/domain/src/collection-paths.ts';

/** Writes a new line into the repository at `root`; undefined when only help was asked for. */
export function newLine(args: readonly string[], root: string): Written | undefined {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const options = readLine(args, takenNames(readdirSync(join(root, 'features')), read(COLLECTIONS)));
  if (options === undefined) {
    console.log(LINE_HELP);
    return undefined;
  }
  const planned = planLine(options, read);
  for (const [file, text] of planned) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const files = [...planned.keys(), ...writeHelp(root)].filter((file) => /\.(?:tsx?|json)$/.test(file));
  return { files, nextSteps: nextSteps(options) };
}

/** Lines that exist, and collections by the domain's table. */
export function takenNames(lines: readonly string[], collections: string): ReadonlySet<string> {
  return new Set([...lines, ...[...collections.matchAll(/^ {2}(\w+): '/gm)].map(([, name = '']) => name)]);
}

function nextSteps({ line, role }: LineOptions): string {
  const remote = REMOTE_OF_ROLE[role];
  return [
    '',
    `features/${line} is written, with its page in ${remote}/src/${line}. See it:`,
    `  npm run dev -w ${remote}                                  the page, alone, with hot updates`,
    `  npm start -- --reset                                      in the shell, with its demo data`,
    `  npx vitest run --project live ${remote}/src/${line}       the page on the real rules`,
    `  npx vitest run --project server firebase/rules-cells.test.ts   its rows of the matrix`,
  ].join('\n');
}
