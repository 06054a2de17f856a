import type { MenuGroup, MenuLink, MenuNode } from '@vcms/contract';
import { canonicalPath, withoutTrailingNumber } from './normalise-path.ts';

/** The menu entry the current path belongs to. */
export interface ActiveEntry {
  readonly link: MenuLink;
  /** The group that holds the link, if any. */
  readonly group: MenuGroup | undefined;
  /** False when a trailing number had to be dropped to find the link. */
  readonly exact: boolean;
}

interface Entry {
  readonly link: MenuLink;
  readonly group: MenuGroup | undefined;
}

/** Every link that stands for a page, depth first. Placeholders lead nowhere of their own and stay out (A9). */
function entriesOf(menu: readonly MenuNode[]): readonly Entry[] {
  const entries = menu.flatMap((node): readonly Entry[] =>
    node.kind === 'link'
      ? [{ link: node, group: undefined }]
      : node.items.map((link) => ({ link, group: node })),
  );
  return entries.filter(({ link }) => link.placeholder !== true);
}

/**
 * The one entry that is current for a path: an exact canonical match, else the match without one trailing
 * number; the first record wins (shell-behaviour 4 and 5.2).
 */
export function findActiveEntry(menu: readonly MenuNode[], path: string): ActiveEntry | undefined {
  const entries = entriesOf(menu);
  const at = (wanted: string) => entries.find(({ link }) => canonicalPath(link.to) === wanted);
  const exact = at(canonicalPath(path));
  if (exact !== undefined) return { ...exact, exact: true };
  const parent = withoutTrailingNumber(path);
  const loose = parent === undefined ? undefined : at(parent);
  return loose === undefined ? undefined : { ...loose, exact: false };
}

/** Ids of the groups that must be open for the current entry to be visible. */
export function activeTrail(menu: readonly MenuNode[], path: string): readonly string[] {
  const group = findActiveEntry(menu, path)?.group;
  return group === undefined ? [] : [group.id];
}
