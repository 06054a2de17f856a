import { CONTRACT_VERSION, type Release } from '@vcms/contract';
import { expect, test } from 'vitest';
import { comparedPages } from './compared-pages.ts';

type Menu = Release['menu'];

const frame = { contract: CONTRACT_VERSION, remote: 'remote-client', family: 'client' } as const;
const link = (id: string, label: string, to: `/${string}`, placeholder = false) => ({
  kind: 'link' as const,
  id,
  label,
  to,
  ...(placeholder ? { placeholder: true as const } : {}),
});

const LIVE: Menu = {
  ...frame,
  menus: {
    '5003': [
      link('home', 'Home', '/dashboard'),
      { kind: 'group', id: 'g', label: 'Tools', items: [link('limits', 'Limits', '/limits/')] },
    ],
    '5004': [link('soon', 'Soon', '/soon', true)],
  },
  routes: [
    { path: '/dashboard', roles: ['5003', '5004'] },
    { path: '/people/:id', roles: ['5003'] },
    { path: '/old', roles: ['5003'], label: 'Old page' },
  ],
};

test('pages are those of menus and of routes without a record, by role and once each', () => {
  expect(comparedPages(LIVE, LIVE)).toEqual([
    { role: '5003', path: '/dashboard', label: 'Home', side: 'both' },
    { role: '5003', path: '/old', label: 'Old page', side: 'both' },
    { role: '5003', path: '/limits', label: 'Limits', side: 'both' },
    { role: '5004', path: '/dashboard', label: '/dashboard', side: 'both' },
  ]);
});

test('a page that one of the releases has alone says which', () => {
  const candidate: Menu = {
    ...LIVE,
    routes: [
      { path: '/dashboard', roles: ['5003', '5004'] },
      { path: '/new', roles: ['5003'] },
    ],
  };

  const sides = comparedPages(LIVE, candidate).map(({ path, side }) => [path, side]);

  expect(sides).toContainEqual(['/old', 'live']);
  expect(sides).toContainEqual(['/new', 'candidate']);
  expect(sides).toContainEqual(['/limits', 'both']);
});
