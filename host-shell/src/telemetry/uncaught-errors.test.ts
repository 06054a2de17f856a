import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectUncaughtErrors, originOfError } from './uncaught-errors.ts';

const SCRIPT = 'https://cdn.example.com/r/remote-admin/1.8.2-9f31c2a/722.8e502b9c.js';

function errorWithStack(stack: string): Error {
  return Object.assign(new Error('boom'), { stack });
}

describe('the origin of an error', () => {
  it.each([
    ['the address of the script', errorWithStack(''), SCRIPT],
    ['the stack', errorWithStack(`Error: boom\n    at render (${SCRIPT}:1:2345)`), undefined],
  ])('is the remote that %s names', (_, error, script) => {
    expect(originOfError(error, script)).toEqual({
      kind: 'remote',
      remote: 'remote-admin',
      folder: '1.8.2-9f31c2a',
    });
  });

  it.each([[errorWithStack('at https://app.example.com/s/1.0.0/main.js:1:1')], ['a text'], [undefined]])(
    'is the shell otherwise: %s',
    (error) => {
      expect(originOfError(error)).toEqual({ kind: 'shell' });
    },
  );
});

describe('errors that nobody has caught', () => {
  const endings: (() => void)[] = [];
  afterEach(() => {
    for (const end of endings.splice(0)) end();
  });

  function setUp() {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    endings.push(connectUncaughtErrors(window, log));
    return log;
  }

  it('are logged with the remote and its folder', () => {
    const log = setUp();
    const error = new Error('boom');

    window.dispatchEvent(new ErrorEvent('error', { error, filename: SCRIPT }));

    expect(log.error).toHaveBeenCalledExactlyOnceWith('remote.uncaught', error, {
      remote: 'remote-admin',
      folder: '1.8.2-9f31c2a',
    });
  });

  it('include promises that are rejected', () => {
    const log = setUp();

    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));

    expect(log.error).toHaveBeenCalledExactlyOnceWith('shell.uncaught', 'no');
  });

  it('are left alone once the listening has ended', () => {
    const log = setUp();
    endings.pop()?.();

    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));

    expect(log.error).not.toHaveBeenCalled();
  });
});
