import { describe, expect, it } from 'vitest';
import { inRepository } from './repository.ts';

interface Menu {
  readonly menus: Readonly<Record<string, readonly MenuNode[]>>;
  readonly routes: readonly { readonly path: string; readonly roles: readonly string[] }[];
}

interface MenuNode {
  readonly to?: string;
  readonly placeholder?: true;
  readonly items?: readonly MenuNode[];
}

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Who reads which table of page-articles.ts, and where the whole help is. */
const READERS = [
  ['5002', 'remote-cs', 'csPages', '/help-logged-in/cs-help'],
  ['5003', 'remote-client', 'clientPages', '/help-logged-in/client-help'],
  ['5004', 'remote-client', 'clientFaqPages', '/faq-logged-in/client-faq'],
  ['5005', 'remote-contractor', 'contractorPages', '/help-logged-in/contractor-help'],
  ['5006', 'remote-contractor', 'contractorPages', '/help-logged-in/contractor-help'],
] as const;

async function menuOf(remote: string): Promise<Menu> {
  const { menu } = (await import(inRepository(`${remote}/src/menu.ts`))) as { readonly menu: Menu };
  return menu;
}

async function tables(): Promise<Tables> {
  return (await import(inRepository('features/help/content/page-articles.ts'))) as Tables;
}

function linksOf(nodes: readonly MenuNode[]): readonly string[] {
  return nodes
    .flatMap((node) => node.items ?? [node])
    .flatMap(({ to, placeholder }) => (to === undefined || placeholder ? [] : [to.replace(/(.)\/$/, '$1')]));
}

describe('the question mark beside the title', () => {
  it.each(READERS)('is on each page of the menu of %s', async (role, ...rest) => {
    const [remote, table, helpPage] = rest;
    const explained = Object.keys((await tables())[table] ?? {});
    const links = linksOf((await menuOf(remote)).menus[role] ?? []);
    expect(links).toContain(helpPage);
    expect(links.filter((path) => path !== helpPage && !explained.includes(path))).toEqual([]);
  });

  it('stands for routes only that one of its readers has', async () => {
    const known = await Promise.all(
      READERS.map(async ([role, remote, table]) => {
        const { routes } = await menuOf(remote);
        return routes.filter(({ roles }) => roles.includes(role)).map(({ path }) => `${table} ${path}`);
      }),
    );
    const named = Object.entries(await tables()).flatMap(([table, pages]) =>
      Object.keys(pages).map((path) => `${table} ${path}`),
    );
    expect(named.filter((place) => !known.flat().includes(place))).toEqual([]);
    expect(named.length).toBeGreaterThan(40);
  });
});
