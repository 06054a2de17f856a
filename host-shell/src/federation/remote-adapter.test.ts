import { LAZY_CHUNK_EVENT, RENDER_ERROR_EVENT, type RemoteProps, type ShellApi } from '@vcms/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError } from './load-failure.ts';
import { aCandidate, aDrawingApp, aFailure, setUpAdapter } from './test-adapter.ts';
import { defer } from './test-federation.ts';

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function mounted(app = aDrawingApp(), scene = setUpAdapter()) {
  await scene.adapter.mount();
  await settle();
  scene.finishLoad(app);
  await settle();
  return { ...scene, app };
}

describe('the remote adapter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it('lets single-spa go on at once while the load goes on behind', async () => {
    const { adapter, status, loads } = setUpAdapter();
    await adapter.bootstrap();

    await adapter.mount();

    expect(status.getSnapshot().phase).toBe('choosing');
    await settle();
    expect(loads).toHaveLength(1);
  });

  it('goes through the phases to a mounted remote', async () => {
    const scene = setUpAdapter();
    const phases: string[] = [];
    scene.status.subscribe(() => phases.push(scene.status.getSnapshot().phase));

    const { status, drawn } = await mounted(aDrawingApp(), scene);

    expect(phases).toEqual(['choosing', 'loading', 'mounting', 'ready']);
    expect(status.getSnapshot()).toMatchObject({
      remote: 'remote-admin',
      release: '1.1.0',
      source: 'active',
    });
    expect(drawn()).toBe(1);
  });

  it('says after four seconds that it is still loading, and takes it back when it is done', async () => {
    const { adapter, status, finishLoad } = setUpAdapter();
    await adapter.mount();

    await settle(3999);
    expect(status.getSnapshot().slow).toBe(false);
    await settle(1);
    expect(status.getSnapshot().slow).toBe(true);

    finishLoad(aDrawingApp());
    await settle();
    expect(status.getSnapshot()).toMatchObject({ phase: 'ready', slow: false });
    await settle(10_000);
    expect(status.getSnapshot().slow).toBe(false);
  });

  it('shows the failure of a load', async () => {
    const { adapter, status, last, slotElement } = setUpAdapter();
    await adapter.mount();
    await settle();

    last().outcome.resolve({ kind: 'failed', failure: aFailure('entry-network') });
    await settle();

    expect(status.getSnapshot()).toMatchObject({ phase: 'failed', failure: { kind: 'entry-network' } });
    expect(slotElement.childNodes).toHaveLength(0);
  });

  it('empties the slot, aborts the signal and goes idle on unmount', async () => {
    let signal: AbortSignal | undefined;
    const app = aDrawingApp();
    const { adapter, status, slotElement } = await mounted({
      ...app,
      mount: async (props: RemoteProps) => {
        signal = props.signal;
        await app.mount(props);
      },
    });
    expect(signal?.aborted).toBe(false);

    await adapter.unmount();

    expect(signal?.aborted).toBe(true);
    expect(slotElement.childNodes).toHaveLength(0);
    expect(status.getSnapshot()).toMatchObject({ phase: 'idle', remote: 'remote-admin', release: undefined });
  });

  it('ignores a load that ends after the unmount', async () => {
    const { adapter, finishLoad, drawn, status } = setUpAdapter();
    const app = aDrawingApp();
    await adapter.mount();
    await settle();

    await adapter.unmount();
    finishLoad(app);
    await settle(10_000);

    expect(app.calls).toEqual([]);
    expect(drawn()).toBe(0);
    expect(status.getSnapshot().phase).toBe('idle');
  });

  it('bootstraps an app once', async () => {
    const { adapter, app, finishLoad } = await mounted();
    await adapter.unmount();
    await adapter.mount();
    await settle();
    finishLoad(app);
    await settle();

    expect(app.calls).toEqual(['bootstrap', 'mount', 'unmount', 'mount']);
  });

  it('gives up a mount that does not end within five seconds, and unmounts it when it ends late', async () => {
    const late = defer();
    const app = aDrawingApp();
    const slow = { ...app, mount: (props: RemoteProps) => late.promise.then(() => app.mount(props)) };
    const { status, drawn } = await mounted(slow, setUpAdapter({ isAnotherLeft: () => false }));

    await settle(4999);
    expect(status.getSnapshot().phase).toBe('mounting');
    await settle(1);
    expect(status.getSnapshot()).toMatchObject({ phase: 'failed', failure: { kind: 'mount-timeout' } });

    late.resolve();
    await settle();
    expect(app.calls).toEqual(['bootstrap', 'unmount', 'mount', 'unmount']);
    expect(drawn()).toBe(0);
  });

  it('takes the next release at once when one does not mount, and asks the user when that does not either', async () => {
    const broken = aDrawingApp({ mount: () => Promise.reject(new Error('no')) });
    const { status, finishLoad, rejected, loads, drawn, failures } = await mounted(broken);
    expect([rejected, loads.length, failures]).toEqual([['1.1.0'], 2, ['mount-error']]);
    expect(status.getSnapshot().phase).toBe('choosing');

    finishLoad(broken, aCandidate('1.0.0'));
    await settle();

    expect(rejected).toEqual(['1.1.0', '1.0.0']);
    expect(loads).toHaveLength(2);
    expect(status.getSnapshot()).toMatchObject({ phase: 'failed', failure: { kind: 'mount-error' } });
    expect(drawn()).toBe(0);
  });

  it('asks the user when no other release is left, and tries the same one again when told to', async () => {
    const broken = aDrawingApp({ mount: () => Promise.reject(new Error('no')) });
    const scene = await mounted(broken, setUpAdapter({ isAnotherLeft: () => false }));
    expect(scene.status.getSnapshot()).toMatchObject({ phase: 'failed', failure: { kind: 'mount-error' } });
    expect(scene.loads).toHaveLength(1);

    await scene.adapter.retry();
    await settle();
    scene.finishLoad(aDrawingApp());
    await settle();

    expect(scene.forgiven).toHaveLength(1);
    expect(scene.status.getSnapshot()).toMatchObject({ phase: 'ready', release: '1.1.0' });
  });

  it('takes nothing in the place of a developer’s own build that does not mount', async () => {
    const scene = setUpAdapter();
    await scene.adapter.mount();
    await settle();
    const broken = aDrawingApp({ mount: () => Promise.reject(new Error('no')) });
    scene.finishLoad(broken, { ...aCandidate(), source: 'override' });
    await settle();

    expect(scene.status.getSnapshot().phase).toBe('failed');
    expect([scene.rejected, scene.loads.length]).toEqual([[], 1]);
  });

  it('counts a life-cycle function that throws as one that rejects', async () => {
    const throwing = aDrawingApp({
      mount: () => {
        throw new Error('no promise');
      },
    });

    const { status } = await mounted(throwing, setUpAdapter({ isAnotherLeft: () => false }));

    expect(status.getSnapshot().failure?.kind).toBe('mount-error');
  });

  it.each([
    ['hangs', () => new Promise<void>(() => {}), 3000],
    ['rejects', () => Promise.reject(new Error('no')), 0],
    [
      'throws',
      () => {
        throw new Error('no');
      },
      0,
    ],
  ])('empties the slot by force when unmount %s', async (_, unmount, ms) => {
    const { adapter, slotElement, log } = await mounted(aDrawingApp({ unmount }));
    const settled = vi.fn();
    const work = adapter.unmount().then(settled);

    if (ms > 0) {
      await settle(ms - 1);
      expect(settled).not.toHaveBeenCalled();
    }
    await settle(1);
    await work;

    expect(slotElement.childNodes).toHaveLength(0);
    expect(log.events()).toContain('remote.unmount-error');
  });

  it('mounts the next remote only into an empty slot', async () => {
    const gone = defer();
    const { adapter, loads } = await mounted(aDrawingApp({ unmount: () => gone.promise }));
    void adapter.unmount();
    await adapter.mount();
    await settle();
    expect(loads).toHaveLength(1);

    gone.resolve();
    await settle();

    expect(loads).toHaveLength(2);
  });

  it('tries again with a fresh registry and forgiven releases', async () => {
    const { adapter, last, forgiven, status, finishLoad, loads } = setUpAdapter();
    await adapter.mount();
    await settle();
    last().outcome.resolve({ kind: 'failed', failure: aFailure('chunk-network') });
    await settle();

    await adapter.retry();
    await settle();

    expect(forgiven).toEqual([1]);
    expect(loads.map(({ options }) => options.fresh)).toEqual([false, true]);
    finishLoad(aDrawingApp());
    await settle();
    expect(status.getSnapshot()).toMatchObject({ phase: 'ready', failure: undefined });
  });

  it('does nothing on "Try again" while it is not mounted', async () => {
    const { adapter, loads } = setUpAdapter();

    await adapter.retry();

    expect(loads).toEqual([]);
    expect(adapter.isMounted()).toBe(false);
  });

  it('leaves one render error to the remote and shows the fallback page at the second within thirty seconds', async () => {
    let shell: ShellApi | undefined;
    const app = aDrawingApp();
    const { status, drawn, log } = await mounted({
      ...app,
      mount: async (props: RemoteProps) => {
        shell = props.shell;
        await app.mount(props);
      },
    });

    shell?.log.error(RENDER_ERROR_EVENT, new Error('a'));
    await settle(30_001);
    shell?.log.error(RENDER_ERROR_EVENT, new Error('b'));
    expect(status.getSnapshot().phase).toBe('ready');
    await settle(30_000);
    shell?.log.error(RENDER_ERROR_EVENT, new Error('c'));
    await settle();

    expect(status.getSnapshot()).toMatchObject({ phase: 'failed', failure: { kind: 'render-error' } });
    expect(drawn()).toBe(0);
    expect(log.events().filter((event) => event === RENDER_ERROR_EVENT)).toHaveLength(3);
  });

  it('tells the page of a page of the remote that did not arrive, and leaves the remote on screen', async () => {
    let shell: ShellApi | undefined;
    const onMissingChunk = vi.fn(() => Promise.resolve(false));
    const app = aDrawingApp({
      mount: async (props) => {
        shell = props.shell;
      },
    });
    const { status } = await mounted(app, setUpAdapter({ onMissingChunk }));
    const cause = new Error('A page of this area did not load');

    shell?.log.error(LAZY_CHUNK_EVENT, cause);
    await settle();

    expect(onMissingChunk).toHaveBeenCalledExactlyOnceWith(aCandidate().located, cause);
    expect(status.getSnapshot().phase).toBe('ready');
  });

  it.each([
    ['the next release takes over', true, 2],
    ['the page says so when there is none', false, 1],
  ])('knows a page that is not the one that was released: %s', async (_, isLeft, loads) => {
    let shell: ShellApi | undefined;
    const app = aDrawingApp({
      mount: async (props) => {
        shell = props.shell;
      },
    });
    const onMissingChunk = () => Promise.resolve(true);
    const scene = await mounted(app, setUpAdapter({ onMissingChunk, isAnotherLeft: () => isLeft }));

    shell?.log.error(LAZY_CHUNK_EVENT, new Error('A page of this area did not load'));
    await settle();

    expect(scene.failures).toEqual(['integrity']);
    expect(scene.rejected).toEqual(['1.1.0']);
    expect(scene.loads).toHaveLength(loads);
    if (!isLeft)
      expect(scene.status.getSnapshot()).toMatchObject({ phase: 'failed', failure: { kind: 'integrity' } });
  });

  it('leaves a developer’s own build on screen when a page of it is another', async () => {
    let shell: ShellApi | undefined;
    const scene = setUpAdapter({ onMissingChunk: () => Promise.resolve(true) });
    await scene.adapter.mount();
    await settle();
    const mount = async (props: RemoteProps) => {
      shell = props.shell;
    };
    scene.finishLoad(aDrawingApp({ mount }), { ...aCandidate(), source: 'override' });
    await settle();

    shell?.log.error(LAZY_CHUNK_EVENT, new Error('A page of this area did not load'));
    await settle();

    expect(scene.status.getSnapshot().phase).toBe('ready');
  });

  it('shows a failure when the services of the shell do not load', async () => {
    const scene = setUpAdapter({ shellApi: () => Promise.reject(new Error('offline')) });

    const { status } = await mounted(aDrawingApp(), scene);

    expect(status.getSnapshot().failure?.kind).toBe('chunk-network');
    expect(status.getSnapshot().failure?.cause).toBeInstanceOf(LoadError);
  });

  it('asks for the services of the shell while the code is still on its way', async () => {
    const shellApi = vi.fn(() => ({}) as ShellApi);
    const { adapter, last } = setUpAdapter({ shellApi });
    await adapter.mount();
    await settle();

    last().options.onCandidate?.(aCandidate());

    expect(shellApi).toHaveBeenCalledWith({ remote: 'remote-admin', release: '1.1.0' });
  });

  it('does nothing when the session has ended meanwhile', async () => {
    const { adapter, loads } = setUpAdapter({ user: () => undefined });

    await adapter.mount();
    await settle();

    expect(loads).toEqual([]);
  });
});
