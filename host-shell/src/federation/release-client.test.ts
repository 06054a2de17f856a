import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClock } from './clock.ts';
import { createReleaseClient } from './release-client.ts';
import { type Answer, anEntry, aRelease, BASE, fakeNetwork, PROVIDED } from './test-federation.ts';

const URL = `${BASE}1.1.0/release.json`;

function setUp(answer: Answer | Answer[]) {
  const network = fakeNetwork({ [URL]: answer });
  const client = createReleaseClient({
    fetch: network.fetch,
    clock: browserClock,
    random: () => 0,
    provided: PROVIDED,
  });
  return { network, read: (version = '1.1.0') => client.read('remote-admin', anEntry(), version) };
}

const good = JSON.stringify(aRelease());

describe('the release client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reads a release with the integrity of the registry', async () => {
    const { read, network } = setUp(good);

    await expect(read()).resolves.toEqual({ release: aRelease(), folder: `${BASE}1.1.0/` });
    expect(network.requests).toEqual([
      { url: URL, integrity: anEntry().releases['1.1.0']?.releaseIntegrity },
    ]);
  });

  it('reads each release once, also for readers at the same time', async () => {
    const { read, network } = setUp(good);

    await Promise.all([read(), read()]);
    await read();

    expect(network.requests).toHaveLength(1);
  });

  it('tries again after a failure', async () => {
    const { read } = setUp([404, 404, good]);

    await expect(read()).rejects.toMatchObject({ kind: 'release-unreachable' });
    await expect(read()).rejects.toMatchObject({ kind: 'release-unreachable' });
    await expect(read()).resolves.toMatchObject({ release: { version: '1.1.0' } });
  });

  it('does not look for a release that the registry does not list', async () => {
    const { read, network } = setUp(good);

    await expect(read('4.0.0')).rejects.toMatchObject({ kind: 'release-unreachable' });
    await expect(read('constructor')).rejects.toMatchObject({ kind: 'release-unreachable' });
    expect(network.requests).toEqual([]);
  });

  it.each([403, 404])('asks once for a release that answers %i', async (status) => {
    const { read, network } = setUp(status);

    await expect(read()).rejects.toMatchObject({ kind: 'release-unreachable' });
    expect(network.requests).toHaveLength(1);
  });

  it('asks three times while the server is in trouble', async () => {
    const { read, network } = setUp(503);
    const failed = expect(read()).rejects.toMatchObject({ kind: 'release-unreachable' });

    await vi.advanceTimersByTimeAsync(2000);

    await failed;
    expect(network.requests).toHaveLength(3);
  });

  it('gives up after two waits of four seconds', async () => {
    const { read, network } = setUp('hang');
    const failed = expect(read()).rejects.toMatchObject({ kind: 'release-unreachable' });

    await vi.advanceTimersByTimeAsync(4000 + 500 + 4000);

    await failed;
    expect(network.requests).toHaveLength(2);
  });

  it('tells tampering from a dead network: only the request with the hash fails', async () => {
    const { read } = setUp([new TypeError('Failed to fetch'), good]);

    await expect(read()).rejects.toMatchObject({ kind: 'integrity' });
  });

  it('takes a page for "not found" under a hash for what it is', async () => {
    const { read, network } = setUp([new TypeError('Failed to fetch'), 404]);

    await expect(read()).rejects.toMatchObject({ kind: 'release-unreachable' });
    expect(network.requests).toHaveLength(2);
  });

  it.each([
    ['no JSON', '<html>', 'release-invalid'],
    ['another version', JSON.stringify(aRelease('1.0.0')), 'release-invalid'],
    [
      'a newer contract',
      JSON.stringify(aRelease('1.1.0', { contract: { major: 1, minor: 99 } })),
      'contract-mismatch',
    ],
    [
      'another major contract',
      JSON.stringify(aRelease('1.1.0', { contract: { major: 2, minor: 0 } })),
      'contract-mismatch',
    ],
    [
      'another React',
      JSON.stringify(aRelease('1.1.0', { requires: { react: '19.3.2' } })),
      'shared-mismatch',
    ],
    [
      'a package that the shell does not provide',
      JSON.stringify(aRelease('1.1.0', { requires: { vue: '3.0.0' } })),
      'shared-mismatch',
    ],
    [
      'a member of every object',
      JSON.stringify(aRelease('1.1.0', { requires: { constructor: '1.0.0' } })),
      'shared-mismatch',
    ],
  ])('refuses a release with %s before any of its code runs', async (_, text, kind) => {
    const { read, network } = setUp(text);

    await expect(read()).rejects.toMatchObject({ kind });
    expect(network.requests).toHaveLength(1);
  });
});
