import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allowsAppCheck, cdnOriginOf, firebaseJson, functionsOriginOf } from './firebase-hosting.ts';
import { withHeaderTable } from './header-table.ts';

/**
 * Writes what is derived from the header policy: firebase.json and the table for whoever runs the
 * CDN. Without an origin, or without on or off for App Check, what is in firebase.json stays. Rejects with a sentence when there is none, or none that is exact.
 */
export async function writeHosting(
  root: string,
  cdn?: string,
  functions?: string,
  appCheck?: string,
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
  if (appCheck !== undefined && appCheck !== 'on' && appCheck !== 'off')
    throw new Error('Say --app-check on or --app-check off.');
  const checked = appCheck === undefined ? allowsAppCheck(before) : appCheck === 'on';
  const origins = { cdn: origin, functions: callables, appCheck: checked };
  await writeFile(config, firebaseJson(origins));
  await writeFile(table, withHeaderTable(await readFile(table, 'utf8'), origins));
  return [config, table];
}
