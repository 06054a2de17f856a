import { CONTRACT_VERSION, type Release } from '@vcms/contract';
import { expect, test } from 'vitest';
import { contractDifferences } from './contract-differences.ts';

const LIVE: Release = {
  schema: 1,
  remote: 'remote-admin',
  version: '1.0.0',
  commit: 'abc1234',
  builtAt: '2026-11-20T10:00:00.000Z',
  contract: { major: 1, minor: 2 },
  container: 'remote_admin__1_0_0',
  entry: 'remoteEntry.0a1b2c3d.js',
  exposes: ['./app', './menu'],
  integrity: {},
  requires: { react: '19.3.1' },
  menu: {
    contract: CONTRACT_VERSION,
    remote: 'remote-admin',
    family: 'admin',
    menus: {
      '5001': [
        { kind: 'link', id: 'home', label: 'Home', to: '/dashboard' },
        { kind: 'link', id: 'users', label: 'User Tools', to: '/users' },
      ],
    },
    routes: [{ path: '/users', roles: ['5001'] }],
  },
  budget: { entryGzip: 9000, totalGzip: 400_000 },
};

test('the same promises are no differences', () => {
  expect(contractDifferences(LIVE, { ...LIVE, version: '1.1.0', entry: 'remoteEntry.x.js' })).toEqual([]);
});

test('what menus, routes, contract, shared packages and bytes have otherwise is said in sentences', () => {
  const candidate: Release = {
    ...LIVE,
    contract: { major: 1, minor: 3 },
    requires: { react: '19.4.0', firebase: '^12.0.0' },
    menu: {
      ...LIVE.menu,
      menus: {
        '5001': [
          { kind: 'link', id: 'home', label: 'Start', to: '/start' },
          { kind: 'link', id: 'rates', label: 'Rates', to: '/rates' },
        ],
      },
      routes: [{ path: '/rates', roles: ['5001'] }],
    },
    budget: { entryGzip: 9000, totalGzip: 401_234 },
  };

  expect(contractDifferences(LIVE, candidate)).toEqual([
    'It speaks contract 1.3, not 1.2.',
    'Menu of 5001: "User Tools" is gone.',
    'Menu of 5001: "Rates" is new and leads to /rates.',
    'Menu of 5001: "Home" is called "Start".',
    'Menu of 5001: "Start" leads to /start, not /dashboard.',
    'The route /users of 5001 is gone.',
    'The route /rates of 5001 is new.',
    'It needs firebase ^12.0.0, not nothing.',
    'It needs react 19.4.0, not 19.3.1.',
    'All scripts together have 1,234 bytes more under gzip.',
  ]);
});

test('entries in another order are told', () => {
  const nodes = LIVE.menu.menus['5001'] ?? [];
  const turned = { ...LIVE, menu: { ...LIVE.menu, menus: { '5001': [...nodes].reverse() } } };

  expect(contractDifferences(LIVE, turned)).toEqual(['Menu of 5001: the entries stand in another order.']);
});
