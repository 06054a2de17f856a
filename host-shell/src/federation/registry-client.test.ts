import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClock } from './clock.ts';
import { STORED_REGISTRY_MS } from './load-limits.ts';
import { createRegistryClient } from './registry-client.ts';
import { createRegistryStore } from './registry-store.ts';
import { type Answer, aRegistry, fakeLog, fakeNetwork } from './test-federation.ts';

const REMOTE = 'remote-admin';
const URL = '/registry/test/remote-admin.json';
const WHOLE = '/registry/test.json';
const text = (serial: number) => JSON.stringify(aRegistry({}, serial));

function setUp(answer: Answer | Answer[], seed?: unknown) {
  const network = fakeNetwork({ [URL]: answer });
  const log = fakeLog();
  const store = createRegistryStore(localStorage, 'test');
  const client = createRegistryClient({
    env: 'test',
    fetch: network.fetch,
    clock: browserClock,
    random: () => 0,
    store,
    log,
    seed,
  });
  return { client, network, log, store };
}

describe('the registry client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('reads the registry once and keeps it', async () => {
    const { client, network } = setUp(text(10));

    await expect(client.read(REMOTE)).resolves.toMatchObject({ serial: 10 });
    await client.read(REMOTE);

    expect(network.requests).toHaveLength(1);
  });

  it('shares one request between readers at the same time', async () => {
    const { client, network } = setUp(text(10));

    await Promise.all([client.read(REMOTE), client.read(REMOTE, { fresh: true })]);

    expect(network.requests).toHaveLength(1);
  });

  it('reads anew when it is asked to', async () => {
    const { client } = setUp([text(10), text(11)]);
    await client.read(REMOTE);

    await expect(client.read(REMOTE, { fresh: true })).resolves.toMatchObject({ serial: 11 });
  });

  it('ignores a copy with a smaller serial', async () => {
    const { client } = setUp([text(10), text(9)]);
    await client.read(REMOTE);

    await expect(client.read(REMOTE, { fresh: true })).resolves.toMatchObject({ serial: 10 });
  });

  it('asks three times with pauses before it gives up', async () => {
    const { client, network, log } = setUp(503);
    const work = client.read(REMOTE);
    const failed = expect(work).rejects.toMatchObject({ kind: 'registry-unreachable' });

    await vi.advanceTimersByTimeAsync(499);
    expect(network.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(network.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1500);
    expect(network.requests).toHaveLength(3);

    await failed;
    expect(log.events()).toEqual(['registry.unavailable']);
  });

  it('waits for its limit of three seconds twice only', async () => {
    const { client, network } = setUp('hang');
    const failed = expect(client.read(REMOTE)).rejects.toMatchObject({ kind: 'registry-unreachable' });

    await vi.advanceTimersByTimeAsync(3000 + 500 + 3000);

    await failed;
    expect(network.requests).toHaveLength(2);
  });

  it('recovers when the second try is answered', async () => {
    const { client } = setUp([new TypeError('Failed to fetch'), text(10)]);
    const work = client.read(REMOTE);

    await vi.advanceTimersByTimeAsync(500);

    await expect(work).resolves.toMatchObject({ serial: 10 });
  });

  it('asks only once for a registry that is not there, for the part and for the whole', async () => {
    const { client, network } = setUp(404);

    await expect(client.read(REMOTE)).rejects.toMatchObject({ kind: 'registry-unreachable' });
    expect(network.requests.map(({ url }) => url)).toEqual([URL, WHOLE]);
  });

  it('reads the whole registry where an older tool wrote no parts', async () => {
    const { client, network } = setUp(404);
    network.answers.set(WHOLE, text(10));

    await expect(client.read(REMOTE)).resolves.toMatchObject({ serial: 10 });
  });

  it('reads no more than the part of the remote, and another part for another remote', async () => {
    const { client, network } = setUp(text(10));
    const other = { ...aRegistry({ family: 'cs' }, 12) };
    network.answers.set(
      '/registry/test/remote-cs.json',
      JSON.stringify({ ...other, remotes: { 'remote-cs': other.remotes[REMOTE] } }),
    );
    await client.read(REMOTE);

    await expect(client.read('remote-cs')).resolves.toMatchObject({ serial: 12 });
    await expect(client.read(REMOTE)).resolves.toMatchObject({ serial: 10 });
    await client.read('remote-cs');
    await client.refresh();

    expect(network.requests.map(({ url }) => url)).toEqual([
      URL,
      '/registry/test/remote-cs.json',
      '/registry/test/remote-cs.json',
    ]);
  });

  it('reads ahead what this browser needed last, and nothing in a new one', async () => {
    const first = setUp(text(10));
    first.client.readAhead();
    expect(first.network.requests).toEqual([]);
    await first.client.read(REMOTE);

    const second = setUp(text(11));
    second.client.readAhead();
    await second.client.read(REMOTE);

    expect(second.network.requests.map(({ url }) => url)).toEqual([URL]);
  });

  it('does not let a part that was read ahead for somebody else replace the one in use', async () => {
    setUp(text(10)).store.write(aRegistry({}, 9), Date.now());
    const { client, network } = setUp('hang');
    network.answers.set('/registry/test/remote-cs.json', text(12));
    client.readAhead();

    await client.read('remote-cs');
    await vi.advanceTimersByTimeAsync(10_000);

    expect(client.state.getSnapshot()).toMatchObject({ registry: { serial: 12 } });
    expect(client.state.getSnapshot().readAt).toBeDefined();
  });

  it('uses the stored copy of up to seven days, and asks the network again the next time', async () => {
    const { client, store, log, network } = setUp([404, text(11)]);
    store.write(aRegistry({}, 8), Date.now());
    vi.setSystemTime(Date.now() + STORED_REGISTRY_MS);

    await expect(client.read(REMOTE)).resolves.toMatchObject({ serial: 8 });
    expect(log.events()).toEqual(['registry.stale']);
    await expect(client.read(REMOTE)).resolves.toMatchObject({ serial: 11 });
    expect(network.requests.map(({ url }) => url)).toEqual([URL, WHOLE, URL]);
  });

  it('does not use a stored copy that is older, from the future, damaged, or for another environment', async () => {
    const now = Date.now();
    const damaged: readonly (readonly [string, number])[] = [
      [JSON.stringify({ savedAt: now - STORED_REGISTRY_MS - 1, registry: aRegistry() }), now],
      [JSON.stringify({ savedAt: now + 1000, registry: aRegistry() }), now],
      [JSON.stringify({ savedAt: now, registry: { ...aRegistry(), env: 'other' } }), now],
      [JSON.stringify({ savedAt: now, registry: { schema: 1 } }), now],
      ['{', now],
    ];
    for (const [stored, at] of damaged) {
      localStorage.setItem('vcms.registry.test', stored);
      expect(createRegistryStore(localStorage, 'test').read(at)).toBeUndefined();
    }
  });

  it('keeps what it knows when the answer is no registry', async () => {
    const { client, log } = setUp([text(10), '<html>']);
    await client.read(REMOTE);

    await expect(client.read(REMOTE, { fresh: true })).resolves.toMatchObject({ serial: 10 });
    expect(log.events()).toEqual(['registry.invalid']);
  });

  it('refuses the registry of another environment', async () => {
    const { client } = setUp(JSON.stringify({ ...aRegistry(), env: 'production' }));

    await expect(client.read(REMOTE)).rejects.toMatchObject({ kind: 'registry-invalid' });
  });

  it('falls back on the seed when there is nothing else', async () => {
    const { client } = setUp(404, aRegistry({}, 1));

    await expect(client.read(REMOTE)).resolves.toMatchObject({ serial: 1 });
  });

  it('stores what it read, and works without a storage', async () => {
    const { client, store } = setUp(text(10));
    await client.read(REMOTE);
    expect(store.read(Date.now())).toMatchObject({ serial: 10 });

    const forbidden = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    const without = createRegistryStore(forbidden, 'test');

    expect(() => without.write(aRegistry(), 0)).not.toThrow();
    expect(without.read(0)).toBeUndefined();
  });

  it('says why it ignores an older copy', async () => {
    const { client, log } = setUp([text(10), text(9)]);
    await client.read(REMOTE);

    await client.refresh();

    expect(log.lines).toMatchObject([{ event: 'registry.invalid', data: { reason: 'serial 9 is older' } }]);
    expect(client.state.getSnapshot().registry?.serial).toBe(10);
  });

  it('is stale until it is read, and again after its time to live', async () => {
    const { client } = setUp(text(10));
    expect(client.isStale()).toBe(true);
    await client.read(REMOTE);

    await vi.advanceTimersByTimeAsync(300_000);
    expect(client.isStale()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);

    expect(client.isStale()).toBe(true);
  });

  it('keeps what it knows when a refresh reads nothing', async () => {
    const { client } = setUp([text(10), 404]);
    await client.read(REMOTE);
    const before = client.state.getSnapshot();

    await client.refresh();

    expect(client.state.getSnapshot()).toBe(before);
  });

  it('does not call a stored copy a read one', async () => {
    const { client, store } = setUp(404);
    store.write(aRegistry({}, 7), Date.now());

    await client.read(REMOTE);

    expect(client.state.getSnapshot()).toMatchObject({ registry: { serial: 7 }, readAt: undefined });
  });

  it('asks once only while there is no network', async () => {
    const network = fakeNetwork({ [URL]: new TypeError('Failed to fetch') });
    const client = createRegistryClient({
      env: 'test',
      fetch: network.fetch,
      clock: browserClock,
      random: () => 0,
      store: createRegistryStore(localStorage, 'test'),
      log: fakeLog(),
      isOnline: () => false,
    });

    await expect(client.read(REMOTE)).rejects.toMatchObject({ kind: 'registry-unreachable' });

    expect(network.requests).toHaveLength(1);
  });
});
