import { describe, expect, it } from 'vitest';
import { GOLDEN_MENUS, GOLDEN_PLACEHOLDERS, type GoldenLink, type GoldenNode } from './golden-menus.ts';

function isLink(node: GoldenNode): node is GoldenLink {
  return typeof node[1] === 'string';
}

function links(nodes: readonly GoldenNode[]): readonly GoldenLink[] {
  return nodes.flatMap((node) => (isLink(node) ? [node] : node[1]));
}

describe('the golden menus', () => {
  it('name no label twice for one role, and no group without links', () => {
    for (const [role, nodes] of Object.entries(GOLDEN_MENUS)) {
      const labels = links(nodes).map(([label]) => label);
      expect([...new Set(labels)], role).toEqual(labels);
      expect(nodes.filter((node) => !isLink(node) && node[1].length === 0)).toEqual([]);
    }
  });

  it('begin at the dashboard and hold the calendar, for every role', () => {
    for (const nodes of Object.values(GOLDEN_MENUS)) {
      expect(links(nodes)[0]?.[1]).toBe('/dashboard');
      expect(links(nodes).map(([, path]) => path)).toContain('/calendar');
    }
  });

  it('name only absolute paths', () => {
    for (const [, path] of Object.values(GOLDEN_MENUS).flatMap(links)) expect(path).toMatch(/^\/[^/]/);
  });

  it('lead exactly the placeholders to the not-found page', () => {
    const dead = Object.values(GOLDEN_MENUS)
      .flatMap(links)
      .filter(([, path]) => path === '/404');

    expect(dead.map(([label]) => label)).toEqual(GOLDEN_PLACEHOLDERS);
  });
});
