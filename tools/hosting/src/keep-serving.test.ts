import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from './http-listener.ts';
import { type Keeper, type KeptPart, keepServing } from './keep-serving.ts';
import type { ServedPart } from './serve-part.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HOST = '127.0.0.1';
const ASSET = '/r/remote-cs/1.0.0-abc/remoteEntry.js';

let folder: string;
let lines: string[];
const ends: (() => unknown)[] = [];

beforeAll(() => {
  // The processes run what tsc has emitted, in plain Node. Whether the types agree is another check's business.
  spawnSync('npx', ['tsc', '-b', 'tools/hosting'], { cwd: ROOT });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vcms-parts-'));
  lines = [];
  mkdirSync(join(folder, 'cdn', 'r', 'remote-cs', '1.0.0-abc'), { recursive: true });
  writeFileSync(join(folder, 'cdn', ASSET), 'globalThis.one = 1;');
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell', 'login.html'), '<script>__VCMS_CONFIG__</script>');
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

const cdnAt = (port = 0): ServedPart => ({
  kind: 'cdn',
  options: { host: HOST, port, folder: join(folder, 'cdn') },
});
const shellAt = (port = 0): ServedPart => ({
  kind: 'shell',
  options: {
    host: HOST,
    port,
    shellFolder: join(folder, 'shell'),
    shellVersion: '1.0.0',
    registryFolder: join(folder, 'registry'),
    origins: { cdn: 'http://127.0.0.1:1' },
    config: { env: 'test', firebase: { apiKey: 'local', projectId: 'demo-test', appId: 'local' } },
  },
});

async function keep(part: ServedPart, name: string, wait?: Keeper['wait']): Promise<KeptPart> {
  const kept = await keepServing(part, { name, log: (line) => lines.push(line), ...(wait && { wait }) });
  ends.push(() => kept.stop());
  return kept;
}

/** Status of an answer; 0 when nobody listens. */
async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status ?? 0;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Without a limit of its own: the test's limit ends what hangs. */
async function until(condition: () => unknown): Promise<void> {
  while (!(await condition())) await delay(20);
}

test.each(['CDN', 'shell'] as const)(
  'after a kill -9 of the %s the other goes on, and the one comes back on its port',
  async (killed) => {
    const cdn = await keep(cdnAt(), 'The CDN');
    const shell = await keep(shellAt(), 'The shell');
    const [one, other] = killed === 'CDN' ? [cdn, shell] : [shell, cdn];
    const address = { [cdn.origin]: `${cdn.origin}${ASSET}`, [shell.origin]: `${shell.origin}/login/` };
    const otherPid = other.pid();
    const firstPid = one.pid();

    process.kill(firstPid, 'SIGKILL');
    await until(() => !isAlive(firstPid));
    expect(await statusOf(address[other.origin] ?? '')).toBe(200);
    await until(async () => (await statusOf(address[one.origin] ?? '')) === 200);

    expect(one.pid()).not.toBe(firstPid);
    expect(other.pid()).toBe(otherPid);
    expect(lines).toEqual([`The ${killed} ended with SIGKILL and is started again.`]);
  },
);

test('a part that was stopped stays so and leaves its port free', async () => {
  const cdn = await keep(cdnAt(), 'The CDN');

  await cdn.stop();

  expect(isAlive(cdn.pid())).toBe(false);
  const again = await keep(cdnAt(cdn.port), 'The CDN');
  expect(again.port).toBe(cdn.port);
  expect(lines).toEqual([]);
});

test('a busy port is told in a sentence', async () => {
  const busy = await listen(() => undefined, HOST, 0);
  ends.push(() => busy.close());

  await expect(keep(cdnAt(busy.port), 'The CDN')).rejects.toMatchObject({
    name: 'PartError',
    message: `Port ${busy.port} is already in use. Stop the program that uses it, or choose another port.`,
  });
});

test('a part whose port was taken meanwhile says so and is there once the port is free', async () => {
  const squatter = createServer();
  ends.push(() => squatter.close());
  // Taken before the part is started again for the first time.
  const cdn = await keep(cdnAt(), 'The CDN', async (ms) => {
    if (lines.length > 1) await delay(ms);
    else await once(squatter.listen(cdn.port, HOST), 'listening');
  });

  process.kill(cdn.pid(), 'SIGKILL');
  await until(() => lines.length > 1);
  expect(lines[1]).toMatch(/^The CDN could not be started again\. Port \d+ is already in use\./);

  squatter.close();

  await until(async () => (await statusOf(`${cdn.origin}${ASSET}`)) === 200);
});

test('stopping while a part is being started again ends it for good', async () => {
  const cdn = await keep(cdnAt(), 'The CDN');
  process.kill(cdn.pid(), 'SIGKILL');
  await until(() => lines.length > 0);

  await cdn.stop();

  expect(isAlive(cdn.pid())).toBe(false);
  expect(await statusOf(`${cdn.origin}${ASSET}`)).toBe(0);
});

/** A launcher of both parts as a process of its own, as `npm start` is one. */
function launch(): ChildProcess {
  const program = `
    import { keepServing } from ${JSON.stringify(join(ROOT, 'tools/hosting/build/keep-serving.js'))};
    for (const part of ${JSON.stringify([cdnAt(), shellAt()])}) {
      const kept = await keepServing(part, { name: part.kind, log: console.log });
      console.log(JSON.stringify({ pid: kept.pid(), origin: kept.origin }));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => child.kill('SIGKILL'));
  return child;
}

test('after a kill -9 of the launcher none of its processes is left', async () => {
  const launcher = launch();
  const parts: { pid: number; origin: string }[] = [];
  for await (const line of createInterface({ input: launcher.stdout ?? process.stdin })) {
    if (parts.push(JSON.parse(line)) === 2) break;
  }
  expect(parts.map(({ pid }) => isAlive(pid))).toEqual([true, true]);

  launcher.kill('SIGKILL');

  await until(() => parts.every(({ pid }) => !isAlive(pid)));
  expect(await Promise.all(parts.map(({ origin }) => statusOf(origin)))).toEqual([0, 0]);
});
