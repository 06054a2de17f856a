import type { RemoteMenu, RoleCode } from '@vcms/contract';
import { linksOf } from './to-golden.ts';

const plain = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * What the shell calls a route of a role in its breadcrumb: the label of the menu entry or of the route, else of the path
 * above it. Undefined: the page would have no name.
 */
export function routeTitle(menu: RemoteMenu, role: RoleCode, path: string): string | undefined {
  const link = linksOf(menu.menus[role] ?? []).find(({ to }) => plain(to) === plain(path));
  const route = menu.routes.find((known) => plain(known.path) === plain(path) && known.roles.includes(role));
  const label = link?.label ?? route?.label;
  if (label !== undefined && label !== '') return label;
  const above = route?.parent ?? path.slice(0, plain(path).lastIndexOf('/'));
  return above === '' || above === path ? undefined : routeTitle(menu, role, above);
}

/** A route's path with a value in the place of each parameter. */
export function examplePath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'example').replace(/\*$/, 'example');
}
