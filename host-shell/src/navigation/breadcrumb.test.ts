import { type MenuNode, ROLE_CODES, type RoleCode } from '@vcms/contract';
import { goldenMenuNodes } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { breadcrumbOf } from './breadcrumb.ts';

function labels(menu: readonly MenuNode[], path: string): readonly string[] {
  return breadcrumbOf(menu, path).map((crumb) => crumb.label);
}

interface Expected {
  readonly role: RoleCode;
  readonly path: string;
  readonly trail: readonly string[];
}

/** Every path of every role, read off the menus independently of the code under test. */
function everyMenuPath(): readonly Expected[] {
  return ROLE_CODES.flatMap((role) =>
    goldenMenuNodes(role).flatMap((node): readonly Expected[] => {
      if (node.kind === 'link') return [{ role, path: node.to, trail: [node.label] }];
      return node.items.map(({ to, label }) => ({ role, path: to, trail: [node.label, label] }));
    }),
  ).filter(({ path }) => path !== '/404');
}

describe('breadcrumb', () => {
  it.each(everyMenuPath())('of role $role on $path is $trail', ({ role, path, trail }) => {
    expect(labels(goldenMenuNodes(role), path)).toEqual(trail);
  });

  it.each<Expected>([
    { role: '5002', path: '/cs-set-insurance-limits', trail: ['CS Tools', 'Set Insurance Limits'] },
    { role: '5002', path: 'safety-policy-review', trail: ['CS Tools', 'Review Safety Programs'] },
    { role: '5003', path: '/contractor-approval/123', trail: ['Our Contractors', 'Pending Contractors'] },
    { role: '5003', path: '/contractor-approval/12/34', trail: [] },
    { role: '5003', path: '/contractor-approval/12a', trail: [] },
    { role: '5004', path: '/documents-center/files?x=1#y', trail: ['Document Center', 'General Documents'] },
    { role: '5004', path: '/404', trail: [] },
    { role: '5001', path: '/profile/user/edit-profile', trail: [] },
    { role: '5001', path: '/calendar/', trail: ['Calendar'] },
    { role: '5001', path: '/insurance-reviews', trail: [] },
  ])('of role $role on $path is $trail', ({ role, path, trail }) => {
    expect(labels(goldenMenuNodes(role), path)).toEqual(trail);
  });

  it('is empty without a menu', () => {
    expect(breadcrumbOf([], '/calendar')).toEqual([]);
  });

  it('S171: lets an entry of its own win over the parent of a number', () => {
    const menu: readonly MenuNode[] = [
      { kind: 'link', id: 'all', label: 'Items', to: '/items' },
      { kind: 'link', id: 'seven', label: 'Item seven', to: '/items/7' },
    ];

    expect(labels(menu, '/items/7')).toEqual(['Item seven']);
    expect(labels(menu, '/items/8')).toEqual(['Items']);
  });

  it('links the last label back to its page when a number was dropped', () => {
    expect(breadcrumbOf(goldenMenuNodes('5003'), '/contractor-approval/123').at(-1)).toEqual({
      label: 'Pending Contractors',
      to: '/contractor-approval',
    });
  });

  it('does not link the current page or a group', () => {
    const crumbs = breadcrumbOf(goldenMenuNodes('5003'), '/contractor-approval');

    expect(crumbs.every((crumb) => crumb.to === undefined)).toBe(true);
  });

  it('names a declared page below a menu entry', () => {
    const routes = [
      {
        path: '/contractor-approval/:id/history',
        roles: ['5003'],
        label: 'History',
        parent: '/contractor-approval',
      },
    ] as const;

    expect(breadcrumbOf(goldenMenuNodes('5003'), '/contractor-approval/8/history', routes)).toEqual([
      { label: 'Our Contractors' },
      { label: 'Pending Contractors', to: '/contractor-approval' },
      { label: 'History' },
    ]);
  });
});
