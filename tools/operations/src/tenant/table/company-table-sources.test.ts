import { describe, expect, it } from 'vitest';
import { found, serverSources, textOf } from '../../production/sources.ts';
import { groupOf, TABLE_NAMES } from './company-table.ts';

const GROUPS = new Set<string>(TABLE_NAMES.map(groupOf));

/** Last segments of the collections that server code spells itself, also by a constant. */
function spelled(): readonly string[] {
  const text = serverSources().join('\n');
  const constants = new Map(
    [...text.matchAll(/const ([A-Z_]+) = '([A-Za-z]+)';/g)].map(([, name, value]) => [name, value]),
  );
  const named = found(text, /\.collection(?:Group)?\(\s*([A-Z_]+)\s*[),]/g);
  return [
    ...named.map((name) => constants.get(name) ?? `constant ${name}`),
    ...found(text, /\.collection(?:Group)?\(\s*['`](?:[^'`]*\/)?([A-Za-z]+)['`]\s*[),]/g),
    ...found(text, /\.doc\(\s*['`]([A-Za-z]+)\//g),
  ];
}

describe('the table of what each collection is to a company that leaves', () => {
  it('has every collection that server code spells', () => {
    const names = spelled();
    expect(names.length).toBeGreaterThan(25);
    expect(names).toEqual(expect.arrayContaining(['companyDeletions', 'releaseHealth', 'links', 'mail']));
    expect(names.filter((name) => !GROUPS.has(name))).toEqual([]);
  });

  it('has every collection that a rule opens', () => {
    // The last collection of each path.
    const opened = found(
      textOf('firebase/firestore.rules'),
      /match \/(?:\S+\/)?([A-Za-z]+)\/(?:\{\w+\}|main) \{/g,
    );
    expect(opened.length).toBeGreaterThan(50);
    expect(opened.filter((name) => !GROUPS.has(name))).toEqual([]);
  });
});
