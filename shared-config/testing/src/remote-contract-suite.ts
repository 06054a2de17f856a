import {
  CONTRACT_VERSION,
  familyOf,
  isCompatibleContract,
  isRemoteApp,
  parseRemoteMenu,
  type RemoteApp,
  type RemoteMenu,
  type RoleCode,
  type RouteDecl,
} from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { type FakeShellOptions, fakeShell } from './fake-shell.ts';
import { GOLDEN_PLACEHOLDERS, type GoldenNode } from './golden-menus.ts';
import { examplePath, routeTitle } from './route-title.ts';
import { linksOf, toGolden } from './to-golden.ts';
import { visitRoute } from './visit-route.ts';

export interface RemoteContractOptions {
  readonly menu: RemoteMenu;
  readonly app: RemoteApp;
  /** GOLDEN_MENUS, or the part of it that the remote serves. */
  readonly golden: Readonly<Partial<Record<RoleCode, readonly GoldenNode[]>>>;
  /** Session and backend that the pages of a role are shown with. */
  readonly as?: (role: RoleCode) => Pick<FakeShellOptions, 'backend' | 'session'>;
  /** Values for the parameters of routes, such as an id that the backend knows. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Declares the tests that every remote must pass (architecture 3i, contract tests). Call it at the top of a test file. */
export function remoteContractSuite(options: RemoteContractOptions): void {
  const { menu, app, golden } = options;
  const roles = Object.keys(menu.menus) as RoleCode[];

  describe(`${menu.remote} keeps the federation contract`, () => {
    it('has a menu that the guard takes without repairs', () => {
      expect(parseRemoteMenu(JSON.parse(JSON.stringify(menu)))).toEqual({
        ok: true,
        value: menu,
        warnings: [],
      });
    });

    it('serves exactly the roles of its family', () => {
      const expected = (Object.keys(golden) as RoleCode[]).filter((role) => familyOf(role) === menu.family);
      expect([...roles].sort()).toEqual(expected.sort());
    });

    it.each(roles)('shows role %s the menu of the specification', (role) => {
      expect(toGolden(menu.menus[role] ?? [])).toEqual(golden[role]);
    });

    it('gives every entry an id that no other entry of the remote has', () => {
      const ids = roles
        .flatMap((role) => menu.menus[role] ?? [])
        .flatMap((node) => (node.kind === 'link' ? [node.id] : [node.id, ...node.items.map(({ id }) => id)]));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    it.each(roles)('has a route behind every link of role %s, and none behind a placeholder', (role) => {
      const links = linksOf(menu.menus[role] ?? []);
      const dead = links.filter(({ to, placeholder }) => !placeholder && !hasRoute(menu.routes, role, to));
      expect(dead.map(({ to }) => to)).toEqual([]);
      const placeholders = links.filter(({ placeholder }) => placeholder).map(({ label }) => label);
      expect(placeholders.every((label) => GOLDEN_PLACEHOLDERS.includes(label))).toBe(true);
    });

    it('exposes an app for this contract and this remote', () => {
      expect(isRemoteApp(app)).toBe(true);
      expect(app.remote).toBe(menu.remote);
      expect(isCompatibleContract(CONTRACT_VERSION, app.contract)).toBe(true);
    });

    routeTests(options);

    it('can be unmounted twice, and without having been mounted', async () => {
      const shell = fakeShell({ role: roles[0] ?? '5001' });
      const domElement = document.createElement('div');
      const signal = new AbortController().signal;
      const props = { name: menu.remote, domElement, shell: shell.api, signal };
      await expect(app.unmount(props)).resolves.toBeUndefined();
      await expect(app.unmount(props)).resolves.toBeUndefined();
    });
  });
}

/** Every page of every role, as the shell shows it. */
function routeTests({ menu, app, as, parameters = {} }: RemoteContractOptions): void {
  const visits = menu.routes.flatMap(({ path, roles }) => roles.map((role) => ({ path, role })));

  it.each(visits)('names $path of role $role', ({ path, role }) => {
    expect(routeTitle(menu, role, path)).toBeDefined();
  });

  it.each(visits)(
    'shows $path to role $role, writes nothing of the shell and leaves nothing behind',
    async ({ path, role }) => {
      const shell = fakeShell({ role, ...as?.(role) });
      const visit = await visitRoute({ app, shell, path: examplePath(path, parameters) });
      expect(visit.headings).toEqual([expect.stringMatching(/\S/)]);
      const { complaints, violations, left } = visit;
      const troubles = [...complaints, ...violations, ...left];
      // The message bears them whole: on the machine that checks, a diff is cut to its first line.
      expect(troubles, troubles.join('; ')).toEqual([]);
    },
  );
}

function hasRoute(routes: readonly RouteDecl[], role: RoleCode, path: string): boolean {
  const plain = (text: string) => text.replace(/\/+$/, '') || '/';
  return routes.some((route) => route.roles.includes(role) && plain(route.path) === plain(path));
}
