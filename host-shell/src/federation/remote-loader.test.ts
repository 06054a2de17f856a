import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anApp, aRegistry, aRelease, BASE } from './test-federation.ts';
import { type Code, chunkError, finish, scriptError, setUpLoader } from './test-loader.ts';

describe('the remote loader', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('loads the active release, pins it and says so', async () => {
    const { run, loads, log, pin } = setUpLoader({});

    const outcome = await finish(run());

    expect(outcome).toMatchObject({
      kind: 'done',
      value: { release: '1.1.0' },
      candidate: { source: 'active' },
    });
    expect(loads).toEqual(['1.1.0']);
    expect(pin.read()).toBe('1.1.0');
    expect(log.lines).toMatchObject([
      { event: 'remote.load', data: { version: '1.1.0', source: 'active', outcome: 'loaded' } },
    ]);
  });

  it('stays with the pinned release after a deploy', async () => {
    const { run, pin } = setUpLoader({});
    pin.write('1.0.0');

    expect(await finish(run())).toMatchObject({ value: { release: '1.0.0' }, candidate: { source: 'pin' } });
  });

  it.each<[string, () => Code[], string[]]>([
    ['loads once more after an entry that did not arrive', () => [scriptError(), 'good'], ['1.1.0', '1.1.0']],
    [
      'takes the previous release when the entry does not arrive twice',
      () => [scriptError()],
      ['1.1.0', '1.1.0', '1.0.0'],
    ],
    [
      'does not wait for a silent entry when the previous release is ready',
      () => ['no-entry'],
      ['1.1.0', '1.0.0'],
    ],
    ['does not wait for code that never ends starting either', () => ['no-app'], ['1.1.0', '1.0.0']],
    [
      'loads once more after a chunk that did not arrive',
      () => [chunkError('1.1.0'), 'good'],
      ['1.1.0', '1.1.0'],
    ],
    [
      'takes the previous release when the chunk does not arrive twice',
      () => [chunkError('1.1.0')],
      ['1.1.0', '1.1.0', '1.0.0'],
    ],
    ['never loads a module again that threw', () => [new TypeError('x is undefined')], ['1.1.0', '1.0.0']],
    [
      'does not load an entry again that threw',
      () => [new Error('ScriptExecutionError')],
      ['1.1.0', '1.0.0'],
    ],
    [
      'does not load an entry again that left no container',
      () => [new Error('Failed to get remoteEntry exports. #RUNTIME-001')],
      ['1.1.0', '1.0.0'],
    ],
    [
      'takes the previous release when ./app is missing',
      () => [new Error('"./app" does not exist in container')],
      ['1.1.0', '1.0.0'],
    ],
    [
      'takes the previous release when the app has a wrong shape',
      () => [{ app: { mount: 1 } }],
      ['1.1.0', '1.0.0'],
    ],
    [
      'takes the previous release when the app is of another release',
      () => [{ app: anApp('7.0.0') }],
      ['1.1.0', '1.0.0'],
    ],
  ])('%s', async (_, codes, loads) => {
    const scene = setUpLoader({ '1.1.0': codes() });
    scene.network.answers.set(`${BASE}1.1.0/app.js`, 404);

    const outcome = await finish(scene.run());

    expect(scene.loads).toEqual(loads);
    expect(outcome).toMatchObject({ kind: 'done', value: { release: loads.at(-1) } });
  });

  it.each([
    ['is not there', 404],
    ['is no release', '<html>'],
    ['needs a newer contract', JSON.stringify(aRelease('1.1.0', { contract: { major: 1, minor: 9 } }))],
    ['needs another React', JSON.stringify(aRelease('1.1.0', { requires: { react: '20.0.0' } }))],
  ])('takes the previous release without running code when release.json %s', async (_, answer) => {
    const { run, loads, network } = setUpLoader({});
    network.answers.set(`${BASE}1.1.0/release.json`, answer);

    expect(await finish(run())).toMatchObject({
      kind: 'done',
      value: { release: '1.0.0' },
      candidate: { source: 'previous' },
    });
    expect(loads).toEqual(['1.0.0']);
  });

  it('raises an alarm when a script is not the file that the release names', async () => {
    const { run, log, network, loads } = setUpLoader({ '1.1.0': [scriptError()] });
    network.answers.set(`${BASE}1.1.0/remoteEntry.js`, ['tampered', new TypeError('Failed to fetch')]);

    expect(await finish(run())).toMatchObject({ kind: 'done', value: { release: '1.0.0' } });
    expect(log.events()).toContain('remote.integrity');
    expect(loads).toEqual(['1.1.0', '1.0.0']);
  });

  it('gives up after two releases with the failure of the last', async () => {
    const { run, loads, log } = setUpLoader(
      { '1.2.0': [new TypeError('a')], '1.1.0': [new TypeError('b')] },
      { canary: { version: '1.2.0', percent: 100, salt: 's' } },
    );

    const outcome = await finish(run());

    expect(loads).toEqual(['1.2.0', '1.1.0']);
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: {
        kind: 'module-evaluation',
        release: '1.1.0',
        attempt: 2,
        reference: 'VC-module-evaluation-222222',
      },
    });
    expect(log.lines.map(({ data }) => (data as { outcome: string }).outcome)).toEqual([
      'module-evaluation',
      'module-evaluation',
    ]);
  });

  it('reports the failure of the only release, not that none is left', async () => {
    const { run } = setUpLoader({ '1.1.0': [new TypeError('x')] }, { previous: null });

    expect(await finish(run())).toMatchObject({
      kind: 'failed',
      failure: { kind: 'module-evaluation', release: '1.1.0' },
    });
  });

  it('shows the operator’s words for a disabled remote and loads nothing', async () => {
    const { run, loads } = setUpLoader({}, { disabled: { message: 'Back at 14:00.' } });

    expect(await finish(run())).toMatchObject({
      kind: 'failed',
      failure: { kind: 'disabled', message: 'Back at 14:00.' },
    });
    expect(loads).toEqual([]);
  });

  it('ends after twenty seconds in all', async () => {
    const { run } = setUpLoader({ '1.1.0': ['no-app'], '1.0.0': ['no-app'] });
    const settled = vi.fn();
    const work = run().finally(settled);

    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(await work).toMatchObject({ kind: 'failed', failure: { kind: 'chunk-timeout' } });
  });

  it('names the step that was not answered when the time is up', async () => {
    const { run } = setUpLoader({ '1.1.0': ['no-entry'], '1.0.0': ['no-entry'] });

    expect(await finish(run(), 20_000)).toMatchObject({
      failure: { kind: 'entry-timeout', release: '1.0.0' },
    });
  });

  it('ends at once when it is told to, without a failure', async () => {
    const { run, log } = setUpLoader({ '1.1.0': ['no-entry'] });
    const controller = new AbortController();
    const work = run({ signal: controller.signal });
    await vi.advanceTimersByTimeAsync(100);

    controller.abort();

    expect(await work).toEqual({ kind: 'aborted' });
    expect(log.events()).toEqual([]);
  });

  it('tells of each accepted release before its code runs', async () => {
    const { run, loads } = setUpLoader({ '1.1.0': [new TypeError('x')] });
    const seen: string[] = [];

    await finish(
      run({ onCandidate: ({ located }) => seen.push(`${located.release.version} after ${loads.length}`) }),
    );

    expect(seen).toEqual(['1.1.0 after 0', '1.0.0 after 1']);
  });

  it('lets a load share the findings of a preparation that is under way', async () => {
    const { loader, run, network, log } = setUpLoader({});
    network.answers.set(`${BASE}1.1.0/release.json`, 404);
    const options = { user: { userId: 'u1', role: '5001' }, signal: new AbortController().signal } as const;

    const [prepared, loaded] = await finish(Promise.all([loader.prepare(options), run()]));

    expect(prepared).toMatchObject({ kind: 'done', candidate: { source: 'previous' } });
    expect(loaded).toMatchObject({ kind: 'done', value: { release: '1.0.0' } });
    expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(network.requests.filter(({ url }) => url.endsWith('release.json'))).toHaveLength(2);
  });

  it('gives failed releases another chance when it is asked to, except one whose module threw', async () => {
    const { loader, run, loads } = setUpLoader({
      '1.1.0': [scriptError(), scriptError(), 'good'],
      '1.0.0': [new TypeError('x')],
    });
    await finish(run());
    expect(loads).toEqual(['1.1.0', '1.1.0', '1.0.0']);

    loader.forgive();
    expect(await finish(run({ fresh: true }))).toMatchObject({ kind: 'done', value: { release: '1.1.0' } });

    loader.reject('1.1.0');
    expect(await finish(run())).toMatchObject({ kind: 'failed', failure: { kind: 'no-release' } });
  });

  it('knows whether another release is left', async () => {
    const { loader, run } = setUpLoader({});
    const user = { userId: 'u1', role: '5001' } as const;
    expect(loader.isAnotherLeft(user)).toBe(false);
    await finish(run());

    loader.reject('1.1.0');
    expect(loader.isAnotherLeft(user)).toBe(true);
    loader.reject('1.0.0');

    expect(loader.isAnotherLeft(user)).toBe(false);
  });

  it('logs that the remote is switched off, with the operator’s words', async () => {
    const { run, log } = setUpLoader({}, { disabled: { message: 'Back at 14:00.' } });

    await finish(run());

    expect(log.lines).toContainEqual({
      level: 'info',
      event: 'remote.disabled',
      data: { remote: 'remote-admin', reference: 'VC-disabled-222222', message: 'Back at 14:00.' },
    });
  });

  it('logs a failure of a later step like one of the load', () => {
    const { loader, log } = setUpLoader({});

    loader.fail('mount-error', new Error('boom'), '1.1.0');

    expect(log.lines).toMatchObject([
      { event: 'remote.load', data: { outcome: 'mount-error', phase: 'mount', version: '1.1.0' } },
    ]);
  });

  it('says that the shell is too old when the registry asks for a newer one', async () => {
    const { run, network } = setUpLoader({}, { previous: null });
    network.answers.set(
      '/registry/test/remote-admin.json',
      JSON.stringify({ ...aRegistry({ previous: null }), minShell: '1.1.0' }),
    );
    network.answers.set(
      `${BASE}1.1.0/release.json`,
      JSON.stringify(aRelease('1.1.0', { contract: { major: 9, minor: 0 } })),
    );

    expect(await finish(run())).toMatchObject({
      kind: 'failed',
      failure: { kind: 'contract-mismatch', shellTooOld: true },
    });
  });
});
