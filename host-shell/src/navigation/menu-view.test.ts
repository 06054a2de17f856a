import { ROLE_CODES } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { activeTrail, findActiveEntry } from './menu-view.ts';
import { SPEC_MENUS } from './spec-menus-fixture.ts';

describe('active menu entry', () => {
  it.each(ROLE_CODES)('of role %s leads to the path for every entry', (role) => {
    for (const node of SPEC_MENUS[role]) {
      const links = node.kind === 'link' ? [node] : node.items;
      for (const link of links.filter((item) => item.to !== '/404')) {
        expect(findActiveEntry(SPEC_MENUS[role], link.to)?.link).toBe(link);
      }
    }
  });

  it('is never a placeholder', () => {
    expect(findActiveEntry(SPEC_MENUS['5004'], '/404')).toBeUndefined();
  });

  it('is the parent of a trailing number', () => {
    const active = findActiveEntry(SPEC_MENUS['5003'], '/contractor-approval/42');

    expect(active?.link.label).toBe('Pending Contractors');
    expect(active?.exact).toBe(false);
  });

  it('opens the group that holds it', () => {
    expect(activeTrail(SPEC_MENUS['5003'], '/all-variances')).toEqual(['Auditing Tools']);
    expect(activeTrail(SPEC_MENUS['5003'], '/dashboard')).toEqual([]);
    expect(activeTrail(SPEC_MENUS['5003'], '/nowhere')).toEqual([]);
  });
});
