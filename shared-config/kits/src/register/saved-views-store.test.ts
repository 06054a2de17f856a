import { expect, it } from 'vitest';
import { readViews, type SavedView, viewQuery, withView, writeViews } from './saved-views-store.ts';

function memory(): Storage {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  return storage as Storage;
}

const VIEW: SavedView = { name: 'Suspended', query: 'status=suspended' };

it('keeps views apart by user and register', () => {
  const storage = memory();
  expect(writeViews(storage, 'u1', 'companies', [VIEW])).toBe(true);

  expect(readViews(storage, 'u1', 'companies')).toEqual([VIEW]);
  expect(readViews(storage, 'u2', 'companies')).toEqual([]);
  expect(readViews(storage, 'u1', 'users')).toEqual([]);
});

it.each(['', 'nonsense', '{}', '[1,null,{"name":1}]'])('takes %j for no views', (stored) => {
  const storage = memory();
  storage.setItem('vcms.views.u1.companies', stored);
  expect(readViews(storage, 'u1', 'companies')).toEqual([]);
});

it('does without a storage that refuses', () => {
  const refusing = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(readViews(refusing, 'u1', 'companies')).toEqual([]);
  expect(writeViews(refusing, 'u1', 'companies', [VIEW])).toBe(false);
});

it('replaces a view of the same name, trims names, and keeps twenty', () => {
  const replaced = withView([VIEW], { name: ' Suspended ', query: 'x=1' });
  expect(replaced).toEqual([{ name: 'Suspended', query: 'x=1' }]);
  expect(withView([VIEW], { name: '  ', query: 'x=1' })).toEqual([VIEW]);
  const many = Array.from({ length: 20 }, (_, at) => ({ name: `v${at}`, query: '' }));
  const names = withView(many, VIEW).map(({ name }) => name);
  expect(names).toHaveLength(20);
  expect(names.at(-1)).toBe('Suspended');
  expect(names).not.toContain('v0');
});

it('keeps conditions, not the page nor the open record', () => {
  const params = new URLSearchParams('kind=client&page=2&after=["a","b"]&open=c1&sort=-name');
  expect(viewQuery(params)).toBe('kind=client&sort=-name');
});
