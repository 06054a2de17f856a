import { type MenuLink, type Release, ROLE_CODES, type RoleCode } from '@vcms/contract';

/** A page of a remote that is looked at in both releases. */
export interface ComparedPage {
  readonly role: RoleCode;
  /** As the address bar has it, without a slash at the end. */
  readonly path: string;
  /** Of the menu, else of the route, else the path itself. */
  readonly label: string;
  /** Which of the two releases has it. */
  readonly side: 'both' | 'live' | 'candidate';
}

type Menu = Release['menu'];

/** Every page of both releases by role: what menus lead to, and routes of no particular record. Placeholders are left out. */
export function comparedPages(live: Menu, candidate: Menu): readonly ComparedPage[] {
  return ROLE_CODES.flatMap((role) => {
    const before = pagesOf(live, role);
    const after = pagesOf(candidate, role);
    const paths = [...new Set([...after.keys(), ...before.keys()])];
    return paths.map((path) => ({
      role,
      path,
      label: after.get(path) ?? before.get(path) ?? path,
      side: !after.has(path) ? 'live' : before.has(path) ? 'both' : 'candidate',
    }));
  });
}

/** Label by path. */
function pagesOf(menu: Menu, role: RoleCode): ReadonlyMap<string, string> {
  const links = linksOf(menu, role).filter(({ placeholder }) => placeholder !== true);
  const routes = menu.routes.filter(({ path, roles }) => roles.includes(role) && !/[:*]/.test(path));
  return new Map([
    ...routes.map(({ path, label }) => [plain(path), label ?? plain(path)] as const),
    ...links.map(({ to, label }) => [plain(to), label] as const),
  ]);
}

/** The links of a role's menu in the order of the screen with every group open. */
export function linksOf(menu: Menu, role: RoleCode): readonly MenuLink[] {
  return (menu.menus[role] ?? []).flatMap((node) => (node.kind === 'group' ? node.items : [node]));
}

function plain(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
