import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cdnOriginOf, firebaseJson, functionsOriginOf } from './firebase-hosting.ts';
import { withHeaderTable } from './header-table.ts';

/**
 * Writes what is derived from the header policy: firebase.json and the table for whoever runs the
 * CDN. Without an origin the one in firebase.json stays. Rejects with a sentence when there is none, or none that is exact.
 */
export async function writeHosting(
  root: string,
  cdn?: string,
  functions?: string,
): Promise<readonly string[]> {
  const config = join(root, 'firebase.json');
  const table = join(root, 'docs', 'runbooks', 'headers.md');
  const before = await readFile(config, 'utf8');
  const origin = cdn ?? cdnOriginOf(before);
  if (origin === undefined || !/^https:\/\/[^\s/]+$/.test(origin))
    throw new Error('Name the CDN as --cdn https://cdn.example.com, without a slash at the end.');
  const callables = functions ?? functionsOriginOf(before);
  if (callables === undefined || !/^https:\/\/[a-z0-9-]+\.cloudfunctions\.net$/.test(callables))
    throw new Error('Name the callables as --functions https://<region>-<project>.cloudfunctions.net.');
  const origins = { cdn: origin, functions: callables };
  await writeFile(config, firebaseJson(origins));
  await writeFile(table, withHeaderTable(await readFile(table, 'utf8'), origins));
  return [config, table];
}
