import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectEarlyLoad } from './connect-early-load.ts';

const endings: (() => void)[] = [];

function connectAt(path: string) {
  window.history.replaceState(null, '', path);
  const load = vi.fn();
  endings.push(connectEarlyLoad(window, load));
  return load;
}

function type(): void {
  const input = document.createElement('input');
  document.body.append(input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.remove();
}

afterEach(() => {
  for (const end of endings.splice(0)) end();
});

describe('loading the signed-in part ahead of time', () => {
  it.each(['/dashboard', '/', '/profile/user/edit-profile'])('begins at once at %s', (path) => {
    expect(connectAt(path)).toHaveBeenCalledTimes(1);
  });

  it.each(['/login/', '/login', '/invite/'])('waits at %s until somebody types', (path) => {
    const load = connectAt(path);
    expect(load).not.toHaveBeenCalled();

    type();
    type();

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does nothing any more after its end', () => {
    const load = connectAt('/login/');

    for (const end of endings.splice(0)) end();
    type();

    expect(load).not.toHaveBeenCalled();
  });
});
