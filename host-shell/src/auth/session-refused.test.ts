import { beforeEach, describe, expect, it } from 'vitest';
import { identity, PROFILE, setUpSession } from '../test-support/driven-session.ts';
import { eventually } from '../test-support/eventually.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a profile that the database refuses', () => {
  const DENIED = { code: 'permission-denied' };

  it.each([
    ['disabled', 'disabled'],
    ['ended', 'session-ended'],
  ] as const)('ends the session when the service says that it is %s', async (answer, end) => {
    const { gateway, emit, onEnded, profileWatchers } = setUpSession();
    emit({ kind: 'in', identity: identity() });
    // The SDK signs out before it answers.
    gateway.checkSession.mockImplementation(async () => {
      emit({ kind: 'out' });
      return answer;
    });

    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(onEnded).toHaveBeenCalled());
    expect(onEnded.mock.calls).toEqual([[end]]);
  });

  it('ends the session when the service lets it go without a word', async () => {
    const { gateway, emit, onEnded, profileWatchers } = setUpSession();
    emit({ kind: 'in', identity: identity() });
    gateway.checkSession.mockImplementation(async () => {
      emit({ kind: 'out' });
      return 'unknown';
    });

    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(onEnded.mock.calls).toEqual([['session-ended']]));
  });

  it.each(['good', 'unknown'] as const)('leaves a session alone that is %s', async (answer) => {
    const { gateway, emit, onEnded, profileWatchers, state } = setUpSession();
    emit({ kind: 'in', identity: identity() });
    gateway.checkSession.mockResolvedValue(answer);

    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(1));
    expect(onEnded).not.toHaveBeenCalled();
    expect(state().kind).toBe('in');
  });

  it('ends a session that read its profile and is refused twice, the second time with its new token', async () => {
    const { gateway, emit, onEnded, profile, profileWatchers } = setUpSession();
    emit({ kind: 'in', identity: identity() });
    profile(PROFILE);

    profileWatchers.at(-1)?.error(DENIED);
    await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(1));
    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(onEnded.mock.calls).toEqual([['session-ended']]));
  });

  it('leaves a session alone whose role the rules never knew', async () => {
    const { gateway, emit, onEnded, profileWatchers, state } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    for (const times of [1, 2, 3]) {
      profileWatchers.at(-1)?.error(DENIED);
      await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(times));
      await Promise.resolve();
    }

    expect(onEnded).not.toHaveBeenCalled();
    expect(state().kind).toBe('in');
  });

  it('lets a session go on whose profile came in between', async () => {
    const { gateway, emit, onEnded, profile, profileWatchers } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    profileWatchers.at(-1)?.error(DENIED);
    await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(1));
    profile(PROFILE);
    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(2));
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('asks nothing of the service when only the connection failed', () => {
    const { gateway, emit, profileWatchers } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    profileWatchers.at(-1)?.error({ code: 'unavailable' });

    expect(gateway.checkSession).not.toHaveBeenCalled();
  });
});
