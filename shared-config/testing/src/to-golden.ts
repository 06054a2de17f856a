import type { MenuLink, MenuNode } from '@vcms/contract';
import type { GoldenLink, GoldenNode } from './golden-menus.ts';

/** A menu in the form of the golden data: labels and paths, in order. */
export function toGolden(nodes: readonly MenuNode[]): readonly GoldenNode[] {
  return nodes.map((node) => (node.kind === 'link' ? toLink(node) : [node.label, node.items.map(toLink)]));
}

function toLink({ label, to }: MenuLink): GoldenLink {
  return [label, to];
}

/** All links of a menu, those in groups included. */
export function linksOf(nodes: readonly MenuNode[]): readonly MenuLink[] {
  return nodes.flatMap((node) => (node.kind === 'link' ? [node] : node.items));
}
