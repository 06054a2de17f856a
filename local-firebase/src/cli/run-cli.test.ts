import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = join(root, 'local-firebase/bin/local-firebase.mjs');

let folder: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  // The command runs what tsc has emitted, in plain Node. Whether the types agree is another check's business.
  spawnSync('npx', ['tsc', '-b', 'local-firebase'], { cwd: root });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firebase-cli-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function run(...argv: string[]) {
  const child = spawn(process.execPath, [script, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return watch(child);
}

function watch(child: ChildProcess) {
  const output = { out: '', err: '' };
  child.stdout?.on('data', (data) => {
    output.out += data;
  });
  child.stderr?.on('data', (data) => {
    output.err += data;
  });
  return {
    child,
    output,
    exit: once(child, 'exit').then(([code]) => code as number | null),
    firstLine: () =>
      new Promise<string>((resolve, reject) => {
        const look = () =>
          output.out.includes('\n') && resolve(output.out.slice(0, output.out.indexOf('\n')));
        child.stdout?.on('data', look);
        child.once('exit', () => reject(new Error(output.err)));
      }),
  };
}

const serve = (...argv: string[]) => run('--port', '0', '--data', join(folder, 'data'), ...argv);

async function originOf({ firstLine }: ReturnType<typeof run>): Promise<string> {
  const { ready, origin } = JSON.parse(await firstLine()) as { ready: boolean; origin: string };
  expect(ready).toBe(true);
  return origin;
}

async function signUp(origin: string, email: string): Promise<number> {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const body = JSON.stringify({ email, password: 'secret1' });
  return (await fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })).status;
}

async function setDocument(origin: string, path: string, fields: unknown): Promise<number> {
  const url = `${origin}/v1/projects/demo-local/databases/(default)/documents/${path}`;
  const headers = { Authorization: 'Bearer owner' };
  return (await fetch(url, { method: 'PATCH', body: JSON.stringify({ fields }), headers })).status;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'prints one line when it answers and leaves with 0 on %s',
  async (signal) => {
    const server = serve();
    const origin = await originOf(server);
    expect((await fetch(origin)).status).toBe(200);

    server.child.kill(signal);
    expect(await server.exit).toBe(0);
    expect(server.output.out.trim().split('\n')).toHaveLength(1);
    expect(server.output.err).toBe('');
  },
);

test('keeps what it acknowledged when it is killed', async () => {
  const first = serve();
  const origin = await originOf(first);
  expect(await signUp(origin, 'ada@example.com')).toBe(200);
  expect(await setDocument(origin, 'users/ada', { name: { stringValue: 'Ada' } })).toBe(200);
  first.child.kill('SIGKILL');
  await first.exit;

  const again = await originOf(serve());
  expect(await signUp(again, 'ada@example.com')).toBe(400);
  const found = await fetch(`${again}/v1/projects/demo-local/databases/(default)/documents/users/ada`, {
    headers: { Authorization: 'Bearer owner' },
  });
  expect(await found.json()).toMatchObject({ fields: { name: { stringValue: 'Ada' } } });
});

test('forgets everything with --reset', async () => {
  const first = serve();
  expect(await signUp(await originOf(first), 'ada@example.com')).toBe(200);
  first.child.kill('SIGTERM');
  await first.exit;

  expect(await signUp(await originOf(serve('--reset')), 'ada@example.com')).toBe(200);
});

test('stays alive when nobody reads its output any more', async () => {
  const server = serve();
  const origin = await originOf(server);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();

  expect((await fetch(origin)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

test('goes when the parent that speaks IPC with it goes', async () => {
  const child = fork(script, ['--port', '0', '--data', join(folder, 'data')], { silent: true });
  children.push(child);
  const server = watch(child);
  await originOf(server);
  child.disconnect();

  expect(await server.exit).toBe(0);
});

test('a mistake in the rules is one line and exit code 1', async () => {
  const rules = join(folder, 'firestore.rules');
  writeFileSync(rules, "rules_version = '2';\nservice cloud.firestore {\n  allow oops\n}");
  const server = serve('--rules', rules);

  expect(await server.exit).toBe(1);
  expect(server.output.err).toMatch(/^\S*firestore\.rules:3:\d+ .+\n$/);
  expect(server.output.out).toBe('');
});

test('an unknown option is one line and exit code 1', async () => {
  const server = run('--verbose');
  expect(await server.exit).toBe(1);
  expect(server.output.err.trim().split('\n')).toHaveLength(1);
});

test('an export can be imported into another folder', async () => {
  const server = serve();
  const origin = await originOf(server);
  await signUp(origin, 'ada@example.com');
  await setDocument(origin, 'users/ada', { name: { stringValue: 'Ada' } });
  await setDocument(origin, 'users/ada/notes/n1', { text: { stringValue: 'ü' } });
  server.child.kill('SIGTERM');
  await server.exit;

  const saved = join(folder, 'saved');
  const exported = run('export', saved, '--data', join(folder, 'data'));
  expect(await exported.exit).toBe(0);
  expect(JSON.parse(exported.output.out)).toEqual({ accounts: 1, documents: 2, objects: 0 });
  expect(existsSync(join(saved, 'auth_export/accounts.json'))).toBe(true);
  const { documents } = JSON.parse(readFileSync(join(saved, 'firestore_export/documents.json'), 'utf8'));
  expect(documents.map(({ path }: { path: string }) => path)).toEqual(['users/ada', 'users/ada/notes/n1']);

  const imported = run('import', saved, '--data', join(folder, 'other'));
  expect(await imported.exit).toBe(0);
  const other = await originOf(run('--port', '0', '--data', join(folder, 'other')));
  expect(await signUp(other, 'ada@example.com')).toBe(400);
  const note = `${other}/v1/projects/demo-local/databases/(default)/documents/users/ada/notes/n1`;
  expect((await fetch(note, { headers: { Authorization: 'Bearer owner' } })).status).toBe(200);
});

test('a server can start from an export and leave one when it is stopped', async () => {
  const first = serve('--export-on-exit', join(folder, 'saved'));
  expect(await signUp(await originOf(first), 'ada@example.com')).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);

  const second = serve('--reset', '--import', join(folder, 'saved'));
  expect(await signUp(await originOf(second), 'ada@example.com')).toBe(400);
});

test('a folder that is no export is refused', async () => {
  const attempt = run('import', folder, '--data', join(folder, 'data'));
  expect(await attempt.exit).toBe(1);
  expect(attempt.output.err).toContain('is no export');
});
