import type { MenuNode, RouteDecl } from '@vcms/contract';
import { matchesPattern } from './match-path.ts';
import { findActiveEntry } from './menu-view.ts';

/** One step of the breadcrumb. */
export interface Crumb {
  readonly label: string;
  /** Where the step leads; absent for groups and for the page itself. */
  readonly to?: string;
}

function crumbsOfMenu(menu: readonly MenuNode[], path: string): readonly Crumb[] {
  const active = findActiveEntry(menu, path);
  if (active === undefined) return [];
  const own: Crumb = active.exact
    ? { label: active.link.label }
    : { label: active.link.label, to: active.link.to };
  return active.group === undefined ? [own] : [{ label: active.group.label }, own];
}

/** A page below a menu entry: the trail of its declared parent, then its own label. */
function crumbsOfRoute(
  menu: readonly MenuNode[],
  routes: readonly RouteDecl[],
  path: string,
): readonly Crumb[] {
  const route = routes.find(
    ({ label, parent, path: pattern }) =>
      label !== undefined && parent !== undefined && matchesPattern(pattern, path),
  );
  if (route?.label === undefined || route.parent === undefined) return [];
  const above = crumbsOfMenu(menu, route.parent);
  const parent = above.at(-1);
  if (parent === undefined) return [];
  return [...above.slice(0, -1), { label: parent.label, to: route.parent }, { label: route.label }];
}

/**
 * The breadcrumb of a path, from the labels of the visible menu (spec, section 2); empty when nothing matches,
 * and then no landmark is drawn. Always derived, never stored, so it follows role and menu.
 */
export function breadcrumbOf(
  menu: readonly MenuNode[],
  path: string,
  routes: readonly RouteDecl[] = [],
): readonly Crumb[] {
  const fromMenu = crumbsOfMenu(menu, path);
  return fromMenu.length > 0 ? fromMenu : crumbsOfRoute(menu, routes, path);
}
