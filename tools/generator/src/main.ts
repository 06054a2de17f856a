import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GeneratorFailure } from './generator-failure.ts';
import { planRemote } from './plan-remote.ts';
import { HELP, type RemoteOptions, readWish } from './remote-options.ts';
import { ROLES_FILE } from './role-tables.ts';

export interface Written {
  /** Files that were written, relative to the repository. */
  readonly files: readonly string[];
  readonly nextSteps: string;
}

/** Writes a new remote into the repository at `root`; undefined when only help was asked for. */
export function main(args: readonly string[], root: string): Written | undefined {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const wish = readWish(args, rolesIn(read(ROLES_FILE)));
  if (wish === undefined) {
    console.log(HELP);
    return undefined;
  }
  if (existsSync(join(root, wish.remote)))
    throw new GeneratorFailure(`The folder ${wish.remote} exists already; choose another name.`);
  const planned = planRemote(wish, read);
  for (const [file, text] of planned) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const files = [...planned.keys()].filter((file) => !file.endsWith('.md'));
  return { files, nextSteps: nextSteps(wish) };
}

/** The codes of the contract's table of roles. */
export function rolesIn(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}'(\d{4})': '/gm)].map(([, code]) => code ?? '');
}

function nextSteps({ remote, family, role }: RemoteOptions): string {
  return [
    '',
    `${remote} is written. See it:`,
    `  npm run dev -w ${remote}                      alone, with hot updates`,
    `  npm start -- --reset                          in the shell, as ${family}@example.test (role ${role})`,
    `  npx vitest run --project live ${remote}       its contract suite`,
    `  npm run release -- publish ${remote}          its first release into the running product`,
    '',
    'Decide what the role may read and write in firebase/rules/ and features/*/access/: until then it sees its own',
    'profile and notifications only.',
  ].join('\n');
}
