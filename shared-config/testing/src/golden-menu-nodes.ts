import type { AbsolutePath, MenuLink, MenuNode, RoleCode } from '@vcms/contract';
import { GOLDEN_MENUS, type GoldenLink, type GoldenNode } from './golden-menus.ts';

function isLink(node: GoldenNode): node is GoldenLink {
  return typeof node[1] === 'string';
}

/** Ids are the labels along the way: unique within each golden menu. */
function toMenuLink([label, path]: GoldenLink, parent = ''): MenuLink {
  const link: MenuLink = { kind: 'link', id: `${parent}${label}`, label, to: path as AbsolutePath };
  return path === '/404' ? { ...link, placeholder: true } : link;
}

function toMenuNode(node: GoldenNode): MenuNode {
  if (isLink(node)) return toMenuLink(node);
  const [label, items] = node;
  return { kind: 'group', id: label, label, items: items.map((item) => toMenuLink(item, `${label}/`)) };
}

/** The golden menu of a role as the menu nodes a remote would declare; without icons. */
export function goldenMenuNodes(role: RoleCode): readonly MenuNode[] {
  return GOLDEN_MENUS[role].map(toMenuNode);
}
