import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectLeaveGuards, createLeaveGuards } from './leave-guards.ts';

const endings: (() => void)[] = [];

function connected() {
  const guards = createLeaveGuards();
  endings.push(connectLeaveGuards(guards, window));
  return guards;
}

/** What single-spa asks before it follows a navigation; resolves to true when the navigation is cancelled. */
async function navigation(from: string, to: string): Promise<boolean> {
  const answers: Promise<boolean>[] = [];
  const origin = window.location.origin;
  window.dispatchEvent(
    new CustomEvent('single-spa:before-routing-event', {
      detail: {
        oldUrl: `${origin}${from}`,
        newUrl: `${origin}${to}`,
        cancelNavigation: (answer: Promise<boolean>) => answers.push(answer),
      },
    }),
  );
  return (await Promise.all(answers)).some(Boolean);
}

afterEach(() => {
  for (const end of endings.splice(0)) end();
});

describe('leave guards', () => {
  it('let everybody go when there are none', async () => {
    connected();

    expect(await navigation('/a', '/b')).toBe(false);
  });

  it('cancel a navigation to another page and hear where it leads', async () => {
    const guards = connected();
    const guard = vi.fn(() => false);
    guards.add(guard);

    expect(await navigation('/a', '/b?x=1')).toBe(true);
    expect(guard).toHaveBeenCalledExactlyOnceWith('/b');
  });

  it('are not asked about query and hash', async () => {
    const guards = connected();
    const guard = vi.fn(() => false);
    guards.add(guard);

    expect(await navigation('/a', '/a?x=1#y')).toBe(false);
    expect(guard).not.toHaveBeenCalled();
  });

  it('are asked once when the shell asks before it moves', async () => {
    const guards = connected();
    const guard = vi.fn(() => true);
    guards.add(guard);

    expect(await guards.mayMove('/b')).toBe(true);
    expect(await navigation('/a', '/b')).toBe(false);
    expect(guard).toHaveBeenCalledTimes(1);

    await navigation('/b', '/a');
    expect(guard).toHaveBeenCalledTimes(2);
  });

  it('object to a move of the shell, and are asked again at the next', async () => {
    const guards = connected();
    const guard = vi.fn(() => false);
    guards.add(guard);

    expect(await guards.mayMove('/b')).toBe(false);
    expect(await navigation('/a', '/b')).toBe(true);
    expect(guard).toHaveBeenCalledTimes(2);
  });

  it('hold nobody back when there are none or the session is over', async () => {
    const guards = connected();
    expect(guards.mayMove('/b')).toBe(true);
    guards.add(() => false);

    guards.clear();

    expect(guards.mayMove('/b')).toBe(true);
    expect(await navigation('/a', '/b')).toBe(false);
  });

  it('stop at the first objection', async () => {
    const guards = createLeaveGuards();
    const second = vi.fn(() => true);
    guards.add(async () => false);
    guards.add(second);

    expect(await guards.mayLeave('/b')).toBe(false);
    expect(second).not.toHaveBeenCalled();
  });

  it('can be taken away one by one, also the same function twice', async () => {
    const guards = createLeaveGuards();
    const guard = () => false;
    const endFirst = guards.add(guard);
    const endSecond = guards.add(guard);

    endFirst();
    expect(await guards.mayLeave('/b')).toBe(false);
    endSecond();

    expect(await guards.mayLeave('/b')).toBe(true);
  });

  it('ask the browser to confirm closing the page only while one is set', () => {
    const guards = connected();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };

    expect(close()).toBe(false);
    guards.add(() => true);

    expect(close()).toBe(true);
  });
});
