import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RegisterState, withConditions, withFilter } from './register-state.ts';
import { useShowRegister } from './use-show-register.ts';

const START: RegisterState = { search: 'Bright', filters: {}, sort: 'name', descending: false, page: 1 };

it('keeps a filter that was chosen while a search rested, before either was rendered', () => {
  const written: RegisterState[] = [];
  const { result } = renderHook(() => useShowRegister(START, (next) => written.push(next)));

  result.current((now) => withFilter(now, 'show', 'below_limit'));
  result.current((now) => withConditions(now, { search: '' }));

  expect(written.at(-1)).toMatchObject({ search: '', filters: { show: 'below_limit' } });
});

it('begins with the address again once that has changed by itself', () => {
  const written: RegisterState[] = [];
  const write = (next: RegisterState) => void written.push(next);
  const { result, rerender } = renderHook(({ state }) => useShowRegister(state, write), {
    initialProps: { state: START },
  });
  result.current((now) => withFilter(now, 'show', 'below_limit'));

  rerender({ state: { ...START, search: 'Acme' } });
  result.current((now) => withFilter(now, 'line', 'auto'));

  expect(written.at(-1)).toMatchObject({ search: 'Acme', filters: { line: 'auto' } });
});
