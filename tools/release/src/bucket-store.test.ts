import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import { REMOTE_NAMES, type Registry } from '@vcms/contract';
import { headersFor } from '@vcms/hosting';
import type { ObjectStore } from '@vcms/registry';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBucketStore } from './bucket-store.ts';
import { contentTypeOf } from './content-type.ts';
import { writeFixtureBuild } from './fixture-release.ts';
import { createBench } from './release-rig.ts';
import { runRelease } from './run-release.ts';

let firebase: LocalFirebase;
let folder: string;
let storage: Storage;

beforeAll(async () => {
  firebase = await startLocalFirebase({ port: 0, projectId: 'demo-release' });
  folder = await mkdtemp(join(tmpdir(), 'vcms-bucket-'));
  storage = new Storage({ apiEndpoint: firebase.origin, projectId: 'demo-release' });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await firebase.stop();
  await rm(folder, { recursive: true, force: true });
});

const openStore = (prefix: string) => createBucketStore(storage.bucket('vcms-releases'), prefix);
const bytes = (text: string) => Buffer.from(text);
const textOf = async (store: ObjectStore, name: string) =>
  Buffer.from((await store.read(name))?.bytes ?? '').toString();

test('what is written is read back, listed and removed below the prefix', async () => {
  const store = openStore('basic/');
  expect(await store.write('r/a/1.js', bytes('one'), 'absent')).toBe('written');

  expect(await textOf(store, 'r/a/1.js')).toBe('one');
  expect(await store.list('r/a/')).toEqual(['r/a/1.js']);
  await store.remove('r/a/1.js');
  await store.remove('r/a/1.js');
  expect(await store.read('r/a/1.js')).toBeUndefined();
});

test('an object that must not exist is never overwritten', async () => {
  const store = openStore('once/');
  await store.write('a.js', bytes('one'), 'absent');

  expect(await store.write('a.js', bytes('two'), 'absent')).toBe('changed');
  expect(await textOf(store, 'a.js')).toBe('one');
});

test('a write whose answer was lost counts as written when it is repeated', async () => {
  const store = openStore('lost/');
  await store.write('a.js', bytes('one'), 'absent');

  expect(await store.write('a.js', bytes('one'), 'absent')).toBe('written');
});

test('of many writers who read the same generation one wins', async () => {
  const store = openStore('race/');
  await store.write('a.json', bytes('start'), 'absent');
  const { generation } = (await store.read('a.json')) ?? { generation: '' };

  const writers = [0, 1, 2, 3, 4].map((index) =>
    store.write('a.json', bytes(`writer ${index}`), { generation }),
  );

  const outcomes = await Promise.all(writers);
  expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
  expect(await textOf(store, 'a.json')).toBe(`writer ${outcomes.indexOf('written')}`);
});

test('objects carry the headers of their kind', async () => {
  const store = openStore('headers/');
  await store.write('r/a.js', bytes('1'), 'absent');
  await store.write('registry/test.json', bytes('{}'), 'absent');
  const metadataOf = async (name: string) =>
    (await storage.bucket('vcms-releases').file(`headers/${name}`).getMetadata())[0];

  expect(await metadataOf('r/a.js')).toMatchObject({
    cacheControl: 'public, max-age=31536000, immutable',
    contentType: 'text/javascript; charset=utf-8',
  });
  expect(await metadataOf('registry/test.json')).toMatchObject({ cacheControl: 'no-cache' });
});

/** Serves a bucket's releases with the headers of a CDN, as a load balancer in front of a bucket does. */
async function startFront(store: ObjectStore): Promise<Server> {
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '').slice(1);
    const object = await store.read(name);
    const headers = headersFor(object === undefined ? 'missing' : 'release-asset', { cdn: '' });
    response.writeHead(object === undefined ? 404 : 200, { ...headers, 'content-type': contentTypeOf(name) });
    response.end(object?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Runs commands on a part of the bucket as machines do; `close` ends the CDN in front of it. */
async function openCommands(prefix: string) {
  vi.stubEnv('STORAGE_EMULATOR_HOST', firebase.origin);
  const store = openStore(`${prefix}/`);
  const front = await startFront(store);
  const cdn = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const bench = createBench(folder);
  return {
    async run(...args: string[]) {
      const common = ['--target', `gs://vcms-releases/${prefix}`, '--cdn-url', cdn, '--json'];
      return JSON.parse((await runRelease([...args, ...common], bench)).stdout);
    },
    async registry(): Promise<Registry> {
      return JSON.parse(await textOf(store, 'registry/production.json'));
    },
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

test('publish, roll back and block work on a bucket', async () => {
  const { run, registry, close } = await openCommands('live');

  expect(await run('publish', 'remote-admin', '--version', '1.0.0')).toMatchObject({ ok: true, serial: 1 });
  expect(await run('publish', 'remote-admin', '--version', '1.1.0')).toMatchObject({ ok: true, uploaded: 4 });
  expect(await run('rollback', 'remote-admin')).toMatchObject({ ok: true, active: '1.0.0' });
  expect(await run('block', 'remote-admin', '1.1.0')).toMatchObject({ ok: true, serial: 4 });
  expect((await registry()).remotes['remote-admin']).toMatchObject({ active: '1.0.0', blocked: ['1.1.0'] });
  await close();
});

test('four teams that publish, and two people of one, at the same time do not undo one another', async () => {
  const { run, registry, close } = await openCommands('crowd');
  const published = await Promise.all(
    REMOTE_NAMES.map(async (remote) => {
      const build = await writeFixtureBuild(join(folder, 'crowd', remote), '1.0.0', {}, remote);
      return run('publish', remote, '--from', build);
    }),
  );
  expect(published.filter(({ ok }) => ok)).toHaveLength(REMOTE_NAMES.length);
  await run('publish', 'remote-admin', '--version', '1.1.0');
  const moved = await Promise.all([
    run('disable', 'remote-admin', '--message', 'Closed until noon.'),
    run('rollback', 'remote-admin'),
    run('disable', 'remote-cs', '--message', 'Closed until one.'),
  ]);

  expect(moved.map(({ ok }) => ok)).toEqual([true, true, true]);
  const { serial, remotes: served } = await registry();
  expect(Object.entries(served).map(([remote, entry]) => [remote, entry.active, entry.disabled])).toEqual([
    ['remote-admin', '1.0.0', { message: 'Closed until noon.' }],
    ['remote-cs', '1.0.0', { message: 'Closed until one.' }],
    ['remote-client', '1.0.0', null],
    ['remote-contractor', '1.0.0', null],
  ]);
  expect(serial).toBe(Math.max(...moved.map((facts) => facts.serial)));
  await close();
});
