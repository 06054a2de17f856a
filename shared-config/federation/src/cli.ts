import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@vcms/contract';
import { BuildFailure } from './build-failure.ts';
import { buildHost } from './build-host.ts';
import { type BuildResult, buildRemote } from './build-remote.ts';
import { localVersion } from './local-version.ts';
import { workspaceRoot } from './workspace-root.ts';

const USAGE = `Usage: build.mjs host|${REMOTE_NAMES.join('|')} --out DIR [--version V] [--commit C] [--built-at TIME]`;

/** Runs one build for the command line: prints what came of it, in one sentence, and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    console.log(await runCli(args, workspaceRoot(dirname(fileURLToPath(import.meta.url)))));
  } catch (error) {
    console.error(error instanceof BuildFailure ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs one build from command-line arguments; `root` is the repository. Returns the line to print. */
export async function runCli(args: readonly string[], root: string): Promise<string> {
  const { positionals, values } = readArguments(args);
  const [part] = positionals;
  const remote = REMOTE_NAMES.find((name) => name === part);
  if (positionals.length !== 1 || (part !== 'host' && remote === undefined)) throw new BuildFailure(USAGE);
  if (values.out === undefined) throw new BuildFailure(`Name the folder for the result with --out. ${USAGE}`);
  const dir = join(root, remote ?? 'host-shell');
  const version = values.version ?? localVersion(dir);
  const common = { dir, version, outDir: resolve(values.out) };
  const result: BuildResult =
    remote === undefined
      ? await buildHost(common)
      : await buildRemote({
          ...common,
          remote,
          ...(values.commit === undefined ? {} : { commit: values.commit }),
          ...(values['built-at'] === undefined ? {} : { builtAt: values['built-at'] }),
        });
  const warnings = result.warnings.map((warning) => `Warning: ${warning}\n`).join('');
  return `${warnings}Built ${part} ${version}: ${result.files.length} files in ${common.outDir}`;
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: text, version: text, commit: text, 'built-at': text },
    });
  } catch (error) {
    throw new BuildFailure(`${error instanceof Error ? error.message : String(error)} ${USAGE}`);
  }
}
