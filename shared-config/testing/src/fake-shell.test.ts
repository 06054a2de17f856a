import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@vcms/contract';
import { describe, expect, it, vi } from 'vitest';
import { fakeSession, fakeShell } from './fake-shell.ts';

/** Names of the members of an interface in the contract's source. */
function membersOf(name: string): readonly string[] {
  const source = readFileSync(join(import.meta.dirname, '../../contract/src/shell-api.ts'), 'utf8');
  const body = new RegExp(`export interface ${name} \\{([^]*?)\\n\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(:]/gm)].map(([, member]) => member ?? '').sort();
}

describe('the fake shell', () => {
  it('has exactly the members of the contract', () => {
    const { api } = fakeShell();

    expect(membersOf('ShellApi').length).toBeGreaterThan(8);
    expect(Object.keys(api).sort()).toEqual(membersOf('ShellApi'));
    expect(Object.keys(api.notify).sort()).toEqual(membersOf('Notifier'));
    expect(Object.keys(api.log).sort()).toEqual(membersOf('RemoteLogger'));
    expect(Object.keys(api.backend).sort()).toEqual(membersOf('BackendHandles'));
    expect(Object.keys(fakeSession()).sort()).toEqual(membersOf('Session'));
  });

  it('is frozen and of the current contract, as the real one', () => {
    const { api } = fakeShell();

    expect(Object.isFrozen(api)).toBe(true);
    expect(api.contract).toEqual(CONTRACT_VERSION);
  });

  it('can lack capabilities, as an older shell would', () => {
    const { api } = fakeShell({ capabilities: ['session'] });

    expect(api.has('session')).toBe(true);
    expect(api.has('theme')).toBe(false);
  });

  it('keeps the snapshot until something changes and tells listeners once', () => {
    const { session } = fakeShell();
    const listener = vi.fn();
    const end = session.subscribe(listener);
    const before = session.getSnapshot();
    expect(session.getSnapshot()).toBe(before);

    session.set(before);
    session.set({ ...before, company: 'x' });
    end();
    session.set(before);

    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('replaces a toast with the same key and forgets a closed one', () => {
    const { api, toasts } = fakeShell();
    api.notify.show({ kind: 'info', message: 'one', key: 'k' });
    api.notify.show({ kind: 'info', message: 'two', key: 'k' });
    const id = api.notify.show({ kind: 'error', message: 'three' });
    expect([...toasts.values()].map(({ message }) => message)).toEqual(['two', 'three']);

    api.notify.close(id);

    expect(toasts.size).toBe(1);
  });

  it('moves the page’s address and its routers', () => {
    const heard = vi.fn();
    window.addEventListener('popstate', heard);

    fakeShell().api.navigate('/calendar');

    expect(window.location.pathname).toBe('/calendar');
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener('popstate', heard);
  });

  it('counts guards until they are taken away, the same function twice', () => {
    const { api, guards } = fakeShell();
    const guard = () => true;
    const first = api.addLeaveGuard(guard);
    api.addLeaveGuard(guard);
    expect(guards.size).toBe(2);

    first();

    expect(guards.size).toBe(1);
  });
});
