import { describe, expect, it } from 'vitest';
import { GOLDEN_MENUS, GOLDEN_PLACEHOLDERS, type GoldenLink, type GoldenNode } from './golden-menus.ts';

function isLink(node: GoldenNode): node is GoldenLink {
  return typeof node[1] === 'string';
}

function links(nodes: readonly GoldenNode[]): readonly GoldenLink[] {
  return nodes.flatMap((node) => (isLink(node) ? [node] : node[1]));
}

describe('the golden menus', () => {
  // Counts of shell-behaviour 5.3, taken from the specification.
  it.each([
    ['5001', 4, 0],
    ['5002', 12, 1],
    ['5003', 20, 3],
    ['5004', 10, 1],
    ['5005', 8, 2],
    ['5006', 4, 0],
  ] as const)('give role %s %i links and %i groups', (role, linkCount, groupCount) => {
    const nodes = GOLDEN_MENUS[role];

    expect(links(nodes)).toHaveLength(linkCount);
    expect(nodes.filter((node) => !isLink(node))).toHaveLength(groupCount);
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
