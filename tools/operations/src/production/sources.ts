import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Text of a file of this repository. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Names in a folder of this repository, sorted. */
export function namesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder)).toSorted();
}

/** The sources of what runs in Cloud Functions, without tests. */
export function serverSources(): readonly string[] {
  const lines = namesIn('features').filter((line) => namesIn(join('features', line)).includes('server'));
  const folders = [
    'firebase/functions/src',
    'shared-config/server/src',
    ...lines.map((line) => `features/${line}/server`),
  ];
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|test-support/.test(name))
      .map((name) => textOf(join(folder, name))),
  );
}

/** What a pattern's first group finds in a text, each once, sorted. */
export function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
}
