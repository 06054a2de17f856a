import { describe, expect, it, vi } from 'vitest';
import { createNavigator } from './navigator.ts';

describe('navigator', () => {
  it('hands orders to the router', () => {
    const navigator = createNavigator();
    const router = vi.fn();
    navigator.connect(router);

    navigator.navigate('/calendar', { replace: true });

    expect(router).toHaveBeenCalledExactlyOnceWith('/calendar', { replace: true });
  });

  it('keeps the last order until a router is there', () => {
    const navigator = createNavigator();
    const router = vi.fn();

    navigator.navigate('/dashboard');
    navigator.navigate('/login/');
    navigator.connect(router);

    expect(router.mock.calls.map(([to]) => to)).toEqual(['/login/']);
  });

  it('forgets a router that has gone, but not its successor', () => {
    const navigator = createNavigator();
    const first = vi.fn();
    const second = vi.fn();
    const endFirst = navigator.connect(first);
    navigator.connect(second);

    endFirst();
    navigator.navigate('/calendar');

    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'calendar'])('refuses %s', (to) => {
    expect(() => createNavigator().navigate(to as '/')).toThrow(TypeError);
  });
});
