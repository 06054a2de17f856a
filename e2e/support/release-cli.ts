import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from '@vcms/contract';
import type { Product } from './product.ts';

const run = promisify(execFile);

/** The one JSON line of a command of `vcms-release`. */
export type CommandFacts = Readonly<Record<string, unknown>> & { readonly ok: boolean };

/** How a command ended: its exit code, and its one line. */
export interface CommandEnd {
  readonly code: number;
  readonly facts: CommandFacts;
}

/** Runs `vcms-release` as an operator would, on the running product. Rejects when it ends with an exit code. */
export async function release(product: Product, ...args: readonly string[]): Promise<CommandFacts> {
  const { code, facts } = await releaseEnd(product, ...args);
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}: ${facts.message}`);
  return facts;
}

/** The same for commands whose exit code is an answer. */
export async function releaseEnd(product: Product, ...args: readonly string[]): Promise<CommandEnd> {
  // The admin SDK of this process finds the product by these; the command's own tests must not.
  const { FIREBASE_AUTH_EMULATOR_HOST: _, FIRESTORE_EMULATOR_HOST: __, ...env } = process.env;
  const place = ['--data', product.dataDir, '--cdn-url', product.stack.cdnUrl, '--by', 'E2E', '--json'];
  const command = ['tools/release/bin/release.mjs', ...args, ...place];
  const ended = await run(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { readonly code?: number; readonly stdout?: string }) => {
      // Without a line it did not get as far as to answer.
      if (!error.stdout) throw error;
      return { code: error.code ?? 1, stdout: error.stdout };
    },
  );
  return { code: ended.code, facts: JSON.parse(ended.stdout) as CommandFacts };
}

/** One change in a copy of a remote's sources. */
export interface SourceChange {
  /** Relative to the remote's folder. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Makes a changed copy of a remote's sources; returns its folder in the repository, which the caller removes. */
export async function copyChanged(
  remote: RemoteName,
  version: string,
  change: SourceChange,
): Promise<string> {
  const sources = join('.cache', 'e2e-changed', version, remote);
  const dir = join(process.cwd(), sources);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  for (const part of ['src', 'package.json'])
    await cp(join(process.cwd(), remote, part), join(dir, part), { recursive: true });
  const file = join(dir, change.file);
  const text = await readFile(file, 'utf8');
  if (!text.includes(change.from)) throw new Error(`${change.file} does not contain "${change.from}".`);
  await writeFile(file, text.replace(change.from, change.to));
  return sources;
}
