import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from './functions-harness.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const ADMIN = { Authorization: 'Bearer owner' };
const CODE = `
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
const { onDocumentCreated } = require('firebase-functions/v2/firestore');
const { onObjectFinalized } = require('firebase-functions/v2/storage');
initializeApp();
async function work(job, { id }) {
  const tries = getFirestore().collection('tries-' + job);
  await tries.add({ event: id, process: String(process.pid) });
  if ((await tries.get()).size === 1 && job === 'long') await new Promise(() => {});
}
exports.work = onDocumentCreated('jobs/{job}', (event) => work(event.params.job, event));
exports.read = onObjectFinalized((event) => work(event.data.name, event));
`;

describe('a server that is killed', () => {
  const root = mkdtempSync(join(tmpdir(), 'killed-server-'));
  const folder = join(root, 'code');
  let server: ChildProcess | undefined;
  let origin = '';
  let dataDir = '';

  beforeAll(() => {
    // The command runs what tsc has emitted, in plain Node. Whether the types agree is another check's business.
    spawnSync('npx', ['tsc', '-b', 'local-firebase'], { cwd: REPOSITORY });
    mkdirSync(folder);
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{"name":"code","main":"index.js"}');
  });

  beforeEach(() => {
    // A call that has ended may come again after a kill: what the test before left is not this one's business.
    dataDir = mkdtempSync(join(root, 'data-'));
  });
  afterEach(() => kill());
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  async function start(): Promise<void> {
    const script = join(REPOSITORY, 'local-firebase/bin/local-firebase.mjs');
    const options = ['--port', '0', '--project', 'demo-kill', '--data', dataDir, '--functions', folder];
    const child = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    server = child;
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    await until(() => output.includes('\n'));
    origin = (JSON.parse(output.slice(0, output.indexOf('\n'))) as { origin: string }).origin;
  }

  async function kill(): Promise<void> {
    const child = server;
    server = undefined;
    if (child === undefined) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  const documents = () => `${origin}/v1/projects/demo-kill/databases/(default)/documents`;
  async function put(path: string): Promise<void> {
    const answer = await fetch(`${documents()}/${path}`, { method: 'PATCH', headers: ADMIN, body: '{}' });
    expect(answer.status).toBe(200);
  }
  async function upload(name: string): Promise<void> {
    const place = `${origin}/v0/b/demo-kill.appspot.com/o?name=${name}`;
    expect((await fetch(place, { method: 'POST', headers: ADMIN, body: 'bytes' })).status).toBe(200);
  }
  async function tries(job: string): Promise<{ event: string; process: string }[]> {
    const answer = await fetch(`${documents()}/tries-${job}`, { headers: ADMIN });
    const { documents: found = [] } = (await answer.json()) as {
      documents?: { fields: { event: { stringValue: string }; process: { stringValue: string } } }[];
    };
    return found.map(({ fields }) => ({
      event: fields.event.stringValue,
      process: fields.process.stringValue,
    }));
  }
  async function pending(): Promise<number> {
    return ((await (await fetch(`${origin}/local/functions`)).json()) as { pending: number }).pending;
  }

  const cases: readonly (readonly [string, (job: string) => Promise<void>])[] = [
    ['a document', (job) => put(`jobs/${job}`)],
    ['an object', (job) => upload(job)],
  ];

  it.each(cases)(
    'calls a function of %s again whose call it could not finish, and takes the functions process along',
    async (_what, begin) => {
      writeFileSync(join(folder, 'index.js'), CODE);
      await start();
      await begin('long');
      await until(async () => (await tries('long')).length === 1);
      const [first] = await tries('long');

      await kill();
      await until(() => !isRunning(Number(first?.process)));
      await start();

      await until(async () => (await tries('long')).length === 2);
      await until(async () => (await pending()) === 0);
      expect(new Set((await tries('long')).map(({ event }) => event)).size).toBe(1);
    },
  );

  it.each(cases)('delivers %s that was stored before it knew its functions', async (_what, begin) => {
    writeFileSync(join(folder, 'index.js'), 'this is no JavaScript');
    await start();
    await begin('early');
    expect(await pending()).toBe(1);

    await kill();
    writeFileSync(join(folder, 'index.js'), CODE);
    await start();

    await until(async () => (await tries('early')).length === 1);
    await until(async () => (await pending()) === 0);
  });

  it('has the objects it acknowledged, and goes on with an upload', async () => {
    await start();
    const objects = () => `${origin}/v0/b/demo-kill.appspot.com/o`;
    const post = (url: string, headers: Record<string, string>, body: string) =>
      fetch(url, { method: 'POST', headers: { ...ADMIN, ...headers }, body });
    await post(`${objects()}?name=whole.txt`, { 'Content-Type': 'text/plain' }, 'whole');
    const started = await post(`${objects()}?name=half.txt`, { 'X-Goog-Upload-Command': 'start' }, '{}');
    const upload = new URL(started.headers.get('x-goog-upload-url') ?? '');
    await post(upload.href, { 'X-Goog-Upload-Command': 'upload', 'X-Goog-Upload-Offset': '0' }, 'first ');

    await kill();
    await start();

    const resumed = `${origin}${upload.pathname}${upload.search}`;
    const rest = { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '6' };
    expect((await post(resumed, rest, 'second')).status).toBe(200);
    const read = async (name: string) =>
      (await fetch(`${objects()}/${name}?alt=media`, { headers: ADMIN })).text();
    expect(await read('whole.txt')).toBe('whole');
    expect(await read('half.txt')).toBe('first second');
  });
});

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
