import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadOptions } from './remote-loader.ts';
import { type Answer, aRelease, BASE } from './test-federation.ts';
import { finish, setUpLoader } from './test-loader.ts';

describe('a release that takes long', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it.each(['no-entry', 'no-app'])('has the previous release within eight seconds: %s', async (code) => {
    const { run, pin } = setUpLoader({ '1.1.0': [code] });

    expect(await finish(run(), 8_000)).toMatchObject({ kind: 'done', value: { release: '1.0.0' } });
    expect(pin.read()).toBe('1.0.0');
  });

  it('counts the wait for release.json as well, which the preparation took', async () => {
    const { loader, run, pin, network } = setUpLoader({ '1.1.0': ['no-app'] });
    network.delays.set(`${BASE}1.1.0/release.json`, 3_000);
    void loader.prepare(aUser());

    expect(await finish(run(), 4_100)).toMatchObject({ kind: 'done', value: { release: '1.0.0' } });
    expect(pin.read()).toBe('1.0.0');
  });

  it('gives a release that was prepared long ago its four seconds', async () => {
    const { loader, run, loads } = setUpLoader({ '1.1.0': ['no-app'] });
    await finish(loader.prepare(aUser()));

    const work = run();
    await vi.advanceTimersByTimeAsync(3_900);

    expect(loads).toEqual(['1.1.0']);
    expect(await finish(work, 200)).toMatchObject({ kind: 'done', value: { release: '1.0.0' } });
  });

  it('keeps a slow release that is ready before the one that was to take its place', async () => {
    const { run, pin, log, late } = setUpLoader({ '1.1.0': ['late-app'], '1.0.0': ['no-app'] });
    const seen: string[] = [];
    const work = run({ onCandidate: ({ located }) => seen.push(located.release.version) });
    await vi.advanceTimersByTimeAsync(5_000);

    late.resolve();

    expect(await finish(work)).toMatchObject({ kind: 'done', value: { release: '1.1.0' } });
    expect(pin.read()).toBe('1.1.0');
    expect(seen).toEqual(['1.1.0']);
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('keeps the release that took over when the other one comes after all', async () => {
    const { run, pin, late } = setUpLoader({ '1.1.0': ['late-app'] });
    const seen: string[] = [];
    await finish(run({ onCandidate: ({ located }) => seen.push(located.release.version) }), 8_000);

    late.resolve();
    await vi.advanceTimersByTimeAsync(1);

    expect(pin.read()).toBe('1.0.0');
    expect(seen).toEqual(['1.1.0', '1.0.0']);
  });

  it.each([
    ['evaluation-timeout', 'all its files are there', 'script'],
    ['chunk-timeout', 'a file of it is not', 'hang'],
  ] as const)('writes down %s of the release that was overtaken when %s', async (outcome, _, file) => {
    const { run, log, network } = setUpLoader({ '1.1.0': ['no-app'] });
    network.answers.set(`${BASE}1.1.0/remoteEntry.js`, 'script');
    network.answers.set(`${BASE}1.1.0/app.js`, file);

    await finish(run());

    expect(log.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        data: expect.objectContaining({ version: '1.1.0', outcome }),
      }),
    );
  });

  it('blames the code, and not the connection, when all files are there and nothing else can serve', async () => {
    const { run, loads, network } = setUpLoader({ '1.1.0': ['no-app'] }, { previous: null });
    network.answers.set(`${BASE}1.1.0/remoteEntry.js`, 'script');
    network.answers.set(`${BASE}1.1.0/app.js`, 'script');

    const outcome = await finish(run(), 11_000);

    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { kind: 'evaluation-timeout', release: '1.1.0' },
    });
    expect(loads).toEqual(['1.1.0']);
  });

  it.each<[string, Answer, true | undefined]>([
    ['answers', JSON.stringify(aRelease()), true],
    ['is silent, too', 'hang', undefined],
  ])(
    'knows of a silent entry whether the connection works: release.json %s',
    async (_, answer, connected) => {
      const { run, network } = setUpLoader({ '1.1.0': ['no-entry'] }, { previous: null });
      const work = run();
      await vi.advanceTimersByTimeAsync(1_000);
      network.answers.set(`${BASE}1.1.0/release.json`, answer);

      const outcome = await finish(work);

      expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'entry-timeout' } });
      expect(outcome.kind === 'failed' && outcome.failure.connected).toBe(connected);
    },
  );
});

function aUser(): LoadOptions {
  return { user: { userId: 'u1', role: '5001' }, signal: new AbortController().signal };
}
