import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignOut, SERVICE_STEP, SIGN_OUT_STEP_LIMIT, type SignOutParts } from './sign-out.ts';

const STEPS = [
  'closePanels',
  'announceToOtherTabs',
  'unmountRemote',
  'stopListeners',
  'signOutOfService',
  'clearStorage',
  'endSession',
  'goToSignIn',
] as const;

function recordedParts(overrides: Partial<SignOutParts> = {}) {
  const calls: string[] = [];
  const failures: string[] = [];
  const step = (name: string) => () => void calls.push(name);
  const asyncStep = (name: string) => async () => void calls.push(name);
  const parts: SignOutParts = {
    mayLeave: async () => true,
    closePanels: step('closePanels'),
    announceToOtherTabs: step('announceToOtherTabs'),
    unmountRemote: asyncStep('unmountRemote'),
    stopListeners: step('stopListeners'),
    signOutOfService: asyncStep('signOutOfService'),
    clearStorage: asyncStep('clearStorage'),
    endSession: (reason) => void calls.push(`endSession:${reason}`),
    goToSignIn: step('goToSignIn'),
    onFailures: (found) => failures.push(...found.map((one) => one.step)),
    ...overrides,
  };
  return { parts, calls, failures, names: () => calls.map((call) => call.split(':')[0]) };
}

describe('sign-out', () => {
  it('runs the steps in the order of the design', async () => {
    const { parts, names } = recordedParts();

    await createSignOut(parts)('user');

    expect(names()).toEqual(STEPS);
  });

  it('ends listeners before the service and the session after the storage', async () => {
    const { parts, names } = recordedParts();

    await createSignOut(parts)('user');

    const at = (name: string) => names().indexOf(name);
    expect(at('stopListeners')).toBeLessThan(at('signOutOfService'));
    expect(at('clearStorage')).toBeLessThan(at('endSession'));
  });

  it.each(STEPS)('goes on with every other step when %s throws', async (failing) => {
    const broken = () => {
      throw new Error('broken');
    };
    const { parts, names, failures } = recordedParts({ [failing]: broken });

    await createSignOut(parts)('user');

    expect(names()).toEqual(STEPS.filter((step) => step !== failing));
    expect(failures).toHaveLength(1);
  });

  it.each(['unmountRemote', 'signOutOfService'] as const)('goes on when %s rejects', async (failing) => {
    const { parts, names, failures } = recordedParts({ [failing]: () => Promise.reject(new Error('no')) });

    await createSignOut(parts)('user');

    expect(names()).toEqual(STEPS.filter((step) => step !== failing));
    expect(failures).toHaveLength(1);
  });

  it('names the step of the service when it fails', async () => {
    const { parts, failures } = recordedParts({ signOutOfService: () => Promise.reject(new Error('no')) });

    await createSignOut(parts)('user');

    expect(failures).toEqual([SERVICE_STEP]);
  });

  it('stops when a leave guard objects', async () => {
    const { parts, calls } = recordedParts({ mayLeave: async () => false });

    expect(await createSignOut(parts)('user')).toBe(false);

    expect(calls).toEqual([]);
  });

  it('goes on when a leave guard is broken', async () => {
    const { parts, names } = recordedParts({ mayLeave: () => Promise.reject(new Error('bug')) });

    await createSignOut(parts)('user');

    expect(names()).toEqual(STEPS);
  });

  it.each([
    ['other-tab', 'signed-out'],
    ['session-ended', 'session-ended'],
    ['disabled', 'disabled'],
    ['company-closed', 'company-closed'],
  ] as const)('caused by %s asks no guard, tells no tab and gives the reason %s', async (cause, reason) => {
    const mayLeave = vi.fn(async () => false);
    const { parts, calls } = recordedParts({ mayLeave });

    await createSignOut(parts)(cause);

    expect(mayLeave).not.toHaveBeenCalled();
    expect(calls).not.toContain('announceToOtherTabs');
    expect(calls).toContain(`endSession:${reason}`);
  });

  it('S249: asks the service once when it is called twice', async () => {
    const signOutOfService = vi.fn(async () => {});
    const { parts } = recordedParts({ signOutOfService });
    const signOut = createSignOut(parts);

    await Promise.all([signOut('user'), signOut('session-ended')]);

    expect(signOutOfService).toHaveBeenCalledTimes(1);
  });

  it('does not wait for an open question when the session ends elsewhere', async () => {
    let answer = (_fine: boolean) => {};
    const { parts, calls } = recordedParts({
      mayLeave: () => new Promise<boolean>((resolve) => (answer = resolve)),
      closePanels: () => answer(false),
    });
    const signOut = createSignOut(parts);

    const asked = signOut('user');
    const [byUser, elsewhere] = await Promise.all([asked, signOut('other-tab')]);

    expect([byUser, elsewhere]).toEqual([true, true]);
    expect(calls.filter((call) => call.startsWith('endSession'))).toEqual(['endSession:signed-out']);
  });

  it('can run again later', async () => {
    const signOutOfService = vi.fn(async () => {});
    const { parts } = recordedParts({ signOutOfService });
    const signOut = createSignOut(parts);

    await signOut('user');
    await signOut('user');

    expect(signOutOfService).toHaveBeenCalledTimes(2);
  });

  describe('with a step that never answers', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('goes on after the limit', async () => {
      const { parts, names, failures } = recordedParts({ unmountRemote: () => new Promise(() => {}) });

      const done = createSignOut(parts)('user');
      await vi.advanceTimersByTimeAsync(SIGN_OUT_STEP_LIMIT - 1);
      expect(names()).not.toContain('clearStorage');
      await vi.advanceTimersByTimeAsync(1);
      await done;

      expect(names()).toEqual(STEPS.filter((step) => step !== 'unmountRemote'));
      expect(failures).toEqual(['unmount the remote']);
    });
  });
});
