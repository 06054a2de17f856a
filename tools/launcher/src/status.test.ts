import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository, ROOT } from './repository.ts';

interface Menu {
  readonly routes: readonly { readonly path: string; readonly roles: readonly string[] }[];
}

/** `path role`, as a menu declares it or a row of the table names it. */
type Place = `${string} ${string}`;

const STATUS = readFileSync(inRepository('docs/status.md'), 'utf8');
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));

function namedPlaces(remote: string): readonly Place[] {
  const [, rest = ''] = STATUS.split(`## ${remote}\n`);
  const [section = ''] = rest.split('\n## ');
  const rows = [...section.matchAll(/^\| (`[^|]+`) \| ([^|]+) \|/gm)];
  return rows.flatMap(([, routes = '', roles = '']) =>
    [...routes.matchAll(/`([^`]+)`/g)].flatMap(([, route = '']) =>
      [...roles.matchAll(/\b\d{4}\b/g)].map(([role]): Place => `${route.replace(/(.)\/$/, '$1')} ${role}`),
    ),
  );
}

async function declaredPlaces(remote: string): Promise<readonly Place[]> {
  const { menu } = (await import(inRepository(`${remote}/src/menu.ts`))) as { readonly menu: Menu };
  return menu.routes.flatMap(({ path, roles }) => roles.map((role): Place => `${path} ${role}`));
}

describe('docs/status.md', () => {
  it.each(REMOTES)('has a row for each route of %s and its roles, and none for another', async (remote) => {
    expect([...new Set(namedPlaces(remote))].sort()).toEqual([...(await declaredPlaces(remote))].sort());
  });
});
