import { insertRow } from './insert-row.ts';
import { remoteFiles } from './remote-files.ts';
import type { RemoteOptions } from './remote-options.ts';
import { tableRows } from './role-tables.ts';

const MODEL = 'remote-admin';

/** Every file that the new remote needs, with its new text; nothing is written. */
export function planRemote(wish: RemoteOptions, read: (file: string) => string): ReadonlyMap<string, string> {
  const planned = new Map<string, string>();
  for (const { row, ...place } of tableRows(wish)) {
    const text = planned.get(place.file) ?? read(place.file);
    planned.set(place.file, insertRow(text, place, row));
  }
  const model = {
    name: MODEL,
    packageJson: read(`${MODEL}/package.json`),
    tsconfig: read(`${MODEL}/tsconfig.json`),
  };
  return new Map([...planned, ...remoteFiles(wish, model)]);
}
