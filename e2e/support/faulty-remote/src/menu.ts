import type { RemoteMenu } from '@vcms/contract';

/** The pages that the specs of failures need, as the real remote names them. */
export const menu: RemoteMenu = {
  contract: { major: 1, minor: 0 },
  remote: 'remote-admin',
  family: 'admin',
  menus: { '5001': [{ kind: 'link', id: '5001-home', label: 'Home', to: '/dashboard', icon: 'home' }] },
  routes: [{ path: '/dashboard', roles: ['5001'] }],
};
