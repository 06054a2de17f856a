import { ROLE_CODES } from '@vcms/contract';
import { goldenMenuNodes } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { activeTrail, findActiveEntry } from './menu-view.ts';

describe('active menu entry', () => {
  it.each(ROLE_CODES)('of role %s leads to the path for every entry', (role) => {
    for (const node of goldenMenuNodes(role)) {
      const links = node.kind === 'link' ? [node] : node.items;
      for (const link of links.filter((item) => item.to !== '/404')) {
        expect(findActiveEntry(goldenMenuNodes(role), link.to)?.link).toEqual(link);
      }
    }
  });

  it('is never a placeholder', () => {
    expect(findActiveEntry(goldenMenuNodes('5004'), '/404')).toBeUndefined();
  });

  it('is the parent of a trailing number', () => {
    const active = findActiveEntry(goldenMenuNodes('5003'), '/contractor-approval/42');

    expect(active?.link.label).toBe('Pending Contractors');
    expect(active?.exact).toBe(false);
  });

  it('opens the group that holds it', () => {
    expect(activeTrail(goldenMenuNodes('5003'), '/csinsurance-review')).toEqual(['Auditing Tools']);
    expect(activeTrail(goldenMenuNodes('5003'), '/dashboard')).toEqual([]);
    expect(activeTrail(goldenMenuNodes('5003'), '/nowhere')).toEqual([]);
  });
});
