import type { AbsolutePath, MenuLink, RemoteMenu, RoleCode } from '@vcms/contract';
import { NotAvailablePage, type RemoteRoute } from '@vcms/sdk';
import type { ComponentType } from 'react';

/** The pages that are built, by the path of their route. */
export type BuiltPages = Readonly<Partial<Record<AbsolutePath, ComponentType>>>;

/** The specification writes one target with a slash at its end; a route has none. */
function withoutEndSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

function linksOf(menu: RemoteMenu, role: RoleCode): readonly MenuLink[] {
  return (menu.menus[role] ?? []).flatMap((node) => (node.kind === 'group' ? node.items : [node]));
}

/** A path's menu label for a role; a path with no entry of its own takes the label of the path above it. */
function titleOf(links: readonly MenuLink[], path: string): string {
  const link = links.find(({ to }) => withoutEndSlash(to) === path);
  if (link !== undefined) return link.label;
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' ? '' : titleOf(links, above);
}

function createNotAvailablePage(title: string): ComponentType {
  return function NotAvailable() {
    return <NotAvailablePage title={title} />;
  };
}

/**
 * The route table of a remote: every route that its menu declares, role by role, with the menu's label as title.
 * A path without a built page says that it is not available yet.
 */
export function createRoutes(menu: RemoteMenu, built: BuiltPages): readonly RemoteRoute[] {
  return menu.routes.flatMap(({ path, roles }) =>
    roles.map((role) => {
      const title = titleOf(linksOf(menu, role), path);
      return { path, roles: [role], title, page: built[path] ?? createNotAvailablePage(title) };
    }),
  );
}
