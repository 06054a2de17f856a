import { createQuestionDesk } from '@vcms/contract';
import { fakeShell } from '@vcms/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceHistory, onAddressChange } from './page-history.ts';
import { createStandaloneShell } from './standalone-shell.ts';

let end: () => void;
let heard: string[];

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard');
  heard = [];
  const silence = announceHistory(window);
  const stop = onAddressChange(window, () => heard.push(window.location.pathname));
  end = () => {
    stop();
    silence();
  };
});
afterEach(() => end());

function makeShell() {
  const { api } = fakeShell();
  const questions = createQuestionDesk();
  const { session, theme, notify, backend, uiSystem, log } = api;
  return createStandaloneShell({ session, theme, notify, backend, uiSystem, log, questions, view: window });
}

describe('navigation of the standalone page', () => {
  it('tells every router, once for each address', async () => {
    const shell = makeShell();
    shell.navigate('/calendar');
    await vi.waitFor(() => expect(heard).toEqual(['/calendar']), 30_000);

    window.history.pushState(null, '', '/calendar');
    window.history.replaceState(null, '', '/files');

    expect(heard).toEqual(['/calendar', '/files']);
  });

  it('stays when a guard objects, and leaves once the guard is gone', async () => {
    const shell = makeShell();
    const asked: string[] = [];
    const release = shell.addLeaveGuard((to) => {
      asked.push(to);
      return Promise.resolve(false);
    });
    shell.navigate('/calendar');
    await vi.waitFor(() => expect(asked).toEqual(['/calendar']), 30_000);
    expect(window.location.pathname).toBe('/dashboard');

    release();
    shell.navigate('/calendar');

    await vi.waitFor(() => expect(window.location.pathname).toBe('/calendar'), 30_000);
  });
});
