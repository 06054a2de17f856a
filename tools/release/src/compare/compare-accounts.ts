import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseRole } from '@vcms/contract';
import type { CommonOptions } from '../command.ts';
import { EXIT, ReleaseFailure } from '../release-failure.ts';
import type { CompareAccount } from './look-wish.ts';

/** Where the product runs, and who looks at it. */
export interface CompareSite {
  /** Origin of the shell. */
  readonly site: string;
  readonly accounts: readonly CompareAccount[];
}

const SHAPE = '{"url": "https://…", "accounts": [{"role": "5003", "email": "…", "password": "…"}]}';

/**
 * What `--accounts FILE` says; else `running.json` of the running `npm start`, with its demo accounts. Throws ReleaseFailure
 * when there is neither, or when it does not say what is needed.
 */
export async function readCompareSite(
  file: string | undefined,
  options: CommonOptions,
  root: string,
): Promise<CompareSite> {
  if (file === undefined && options.target !== undefined)
    throw new ReleaseFailure(
      EXIT.usage,
      `Name with --accounts a file that says who looks, and where: ${SHAPE}. Try: npm run release -- --help`,
    );
  const path = resolve(root, file ?? join(options.data, 'running.json'));
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new ReleaseFailure(
      EXIT.unavailable,
      file === undefined ? 'No product runs here. Run npm start, then try again.' : `${file} cannot be read.`,
    );
  const site = parseSite(text);
  if (site === undefined) throw new ReleaseFailure(EXIT.refused, `${path} must read ${SHAPE}.`);
  return site;
}

function parseSite(text: string): CompareSite | undefined {
  const value = jsonOf(text) as { url?: unknown; accounts?: unknown } | undefined | null;
  if (typeof value?.url !== 'string' || !URL.canParse(value.url) || !Array.isArray(value.accounts))
    return undefined;
  const accounts = value.accounts.map(accountOf);
  return accounts.every((account) => account !== undefined)
    ? { site: new URL(value.url).origin, accounts }
    : undefined;
}

function accountOf(value: unknown): CompareAccount | undefined {
  const { role, email, password } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const known = parseRole(role);
  if (known === null || typeof email !== 'string' || typeof password !== 'string') return undefined;
  return { role: known, email, password };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
