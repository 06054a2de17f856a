import type { RemoteMenu } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { createRoutes } from './create-routes.tsx';

const menu: RemoteMenu = {
  contract: { major: 1, minor: 0 },
  remote: 'remote-client',
  family: 'client',
  menus: {
    '5003': [
      { kind: 'link', id: 'a', label: 'Home', to: '/dashboard' },
      {
        kind: 'group',
        id: 'g',
        label: 'Our Contractors',
        items: [
          { kind: 'link', id: 'b', label: 'Current Contractors', to: '/contractors' },
          { kind: 'link', id: 'c', label: 'Limits', to: '/limits/' },
        ],
      },
    ],
    '5004': [
      { kind: 'link', id: 'd', label: 'Home', to: '/dashboard' },
      { kind: 'link', id: 'e', label: 'Our Contractors', to: '/contractors' },
    ],
  },
  routes: [
    { path: '/dashboard', roles: ['5003', '5004'] },
    { path: '/contractors', roles: ['5003', '5004'] },
    { path: '/contractors/:contractorId', roles: ['5003'] },
    { path: '/limits', roles: ['5003'] },
  ],
};

function DashboardPage() {
  return null;
}

describe('createRoutes', () => {
  const routes = createRoutes(menu, { '/dashboard': DashboardPage });

  it('makes a route for each path and role of the menu, with the label of that role as title', () => {
    expect(routes.map(({ path, roles, title }) => [path, ...roles, title])).toEqual([
      ['/dashboard', '5003', 'Home'],
      ['/dashboard', '5004', 'Home'],
      ['/contractors', '5003', 'Current Contractors'],
      ['/contractors', '5004', 'Our Contractors'],
      ['/contractors/:contractorId', '5003', 'Current Contractors'],
      ['/limits', '5003', 'Limits'],
    ]);
  });

  it('uses the built page where there is one', () => {
    expect(routes.filter(({ page }) => page === DashboardPage).map(({ path }) => path)).toEqual([
      '/dashboard',
      '/dashboard',
    ]);
  });
});
