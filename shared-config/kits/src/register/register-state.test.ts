import { describe, expect, it } from 'vitest';
import {
  formatRegisterState,
  parseRegisterState,
  type RegisterShape,
  type RegisterState,
  withConditions,
  withFilter,
} from './register-state.ts';

const SHAPE: RegisterShape = {
  filters: { kind: ['client', 'contractor'], status: ['active'] },
  sorts: ['name', 'updatedAt'],
};
const DEFAULTS: RegisterState = { search: '', filters: {}, sort: 'name', descending: false, page: 1 };

function parse(query: string): RegisterState {
  return parseRegisterState(new URLSearchParams(query), SHAPE);
}

describe('the state of a register in the address', () => {
  it('is the default list without parameters', () => {
    expect(parse('')).toEqual(DEFAULTS);
  });

  it.each<[string, Partial<RegisterState>]>([
    ['search=%20Acme%20', { search: 'Acme' }],
    ['kind=client&status=active', { filters: { kind: 'client', status: 'active' } }],
    ['sort=-updatedAt', { sort: 'updatedAt', descending: true }],
    ['sort=-name', { sort: 'name', descending: true }],
    ['page=3&after=["Acme","c1"]', { page: 3, cursor: { side: 'after', value: 'Acme', id: 'c1' } }],
    ['page=2&before=[12,"c1"]', { page: 2, cursor: { side: 'before', value: 12, id: 'c1' } }],
  ])('reads %s', (query, expected) => {
    expect(parse(query)).toEqual({ ...DEFAULTS, ...expected });
  });

  it.each([
    'kind=robot',
    'sort=password',
    'page=3',
    'page=-1&after=["a","b"]',
    'page=1.5&after=["a","b"]',
    'page=2&after=nonsense',
    'page=2&after=[{},"b"]',
    'page=2&after=["a"]',
    'page=2&after=null',
  ])('leaves out what does not fit: %s', (query) => {
    expect(parse(query)).toEqual(DEFAULTS);
  });

  it('comes back as it was written, beside the parameters of others', () => {
    const state: RegisterState = {
      search: 'A & B',
      filters: { kind: 'client' },
      sort: 'updatedAt',
      descending: true,
      page: 4,
      cursor: { side: 'after', value: 'Zoë "Q"', id: 'x' },
    };
    const written = formatRegisterState(state, SHAPE, new URLSearchParams('open=c1&kind=contractor&page=9'));

    expect(written.get('open')).toBe('c1');
    expect(parseRegisterState(new URLSearchParams(written.toString()), SHAPE)).toEqual(state);
  });

  it('writes nothing for the default list', () => {
    expect(formatRegisterState(DEFAULTS, SHAPE).toString()).toBe('');
  });

  it('begins at the first page when a condition changes', () => {
    const later = parse('page=3&after=["Acme","c1"]&kind=client');

    expect(withConditions(later, { search: 'b' })).toEqual({
      ...DEFAULTS,
      search: 'b',
      filters: { kind: 'client' },
    });
    expect(withFilter(later, 'kind', '')).toEqual(DEFAULTS);
    expect(withFilter(later, 'status', 'active').filters).toEqual({ kind: 'client', status: 'active' });
  });
});

it('takes any id where a filter has no fixed values, and no path', () => {
  const shape: RegisterShape = { filters: { companyId: 'id' }, sorts: ['name'] };
  const filtersOf = (query: string) => parseRegisterState(new URLSearchParams(query), shape).filters;
  expect(filtersOf('companyId=client-1')).toEqual({ companyId: 'client-1' });
  expect(filtersOf('companyId=a/b')).toEqual({});
  expect(filtersOf('companyId=')).toEqual({});
});

it('begins with the last where the list says so, and writes only the other order', () => {
  const shape: RegisterShape = { filters: {}, sorts: ['createdAt'], descends: true };
  const state = parseRegisterState(new URLSearchParams(), shape);
  expect(state.descending).toBe(true);
  expect(formatRegisterState(state, shape).toString()).toBe('');
  const turned = formatRegisterState({ ...state, descending: false }, shape);
  expect(turned.toString()).toBe('sort=createdAt');
  expect(parseRegisterState(turned, shape).descending).toBe(false);
});
