import type { RemoteMenu } from '@vcms/contract';

/** Menu and routes of role 5001 (specification section 2; labels of shell-behaviour 5.3). Data only. */
export const menu: RemoteMenu = {
  contract: { major: 1, minor: 0 },
  remote: 'remote-admin',
  family: 'admin',
  menus: {
    '5001': [
      { kind: 'link', id: '5001-home', label: 'Home', to: '/dashboard', icon: 'home' },
      {
        kind: 'link',
        id: '5001-company-tools',
        label: 'Company Tools',
        to: '/admin/admin-tools/companies',
        icon: 'building',
      },
      {
        kind: 'link',
        id: '5001-user-tools',
        label: 'User Tools',
        to: '/admin/admin-tools/users',
        icon: 'user-cog',
      },
      { kind: 'link', id: '5001-calendar', label: 'Calendar', to: '/calendar', icon: 'calendar' },
    ],
  },
  routes: [
    { path: '/dashboard', roles: ['5001'] },
    // No entry: the specification fixes the menu. Home's latest changes lead to it.
    { path: '/dashboard/audit-trail', roles: ['5001'], label: 'Audit Trail', parent: '/dashboard' },
    { path: '/admin/admin-tools/companies', roles: ['5001'] },
    // No entry either: Company Tools leads to it.
    {
      path: '/admin/admin-tools/companies/benchmarks',
      roles: ['5001'],
      label: 'Industry Benchmarks',
      parent: '/admin/admin-tools/companies',
    },
    { path: '/admin/admin-tools/users', roles: ['5001'] },
    { path: '/calendar', roles: ['5001'] },
  ],
};
