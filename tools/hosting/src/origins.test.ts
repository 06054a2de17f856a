import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCdnServer } from './cdn-server.ts';
import { type Listener, listen } from './http-listener.ts';
import { precompressFolder } from './precompress.ts';
import { startShellServer } from './shell-server.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))});`;
let root: string;
let shell: Listener;
let cdn: Listener;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vcms-hosting-'));
  const release = join(root, 'cdn', 'r', 'remote-admin', '1.0.0-abc');
  const folders = [join(root, 'shell'), join(root, 'registry'), release];
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
  for (const page of ['index.html', 'login.html'])
    await writeFile(join(root, 'shell', page), '<title>VCMS</title>__VCMS_CONFIG__');
  await writeFile(join(root, 'shell', 'main.js'), SCRIPT);
  await writeFile(join(root, 'registry', 'test.json'), '{}');
  await writeFile(join(release, 'remoteEntry.js'), SCRIPT);
  await precompressFolder(root);
  cdn = await startCdnServer({ host: '127.0.0.1', port: 0, folder: join(root, 'cdn') });
  shell = await startShellServer({
    host: '127.0.0.1',
    port: 0,
    shellFolder: join(root, 'shell'),
    shellVersion: '1.0.0',
    registryFolder: join(root, 'registry'),
    origins: { cdn: cdn.origin, localFirebase: 'http://127.0.0.1:9' },
    config: { env: 'test', firebase: { apiKey: 'k', projectId: 'p', appId: 'a' } },
  });
});

afterAll(async () => {
  await Promise.all([shell.close(), cdn.close()]);
  await rm(root, { recursive: true, force: true });
});

describe('the shell origin', () => {
  test.each(['/', '/dashboard', '/login/', '/contractor-approval/123'])(
    'answers %s with the page',
    async (path) => {
      const response = await fetch(shell.origin + path);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${cdn.origin}/r/`);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toContain('"env":"test"');
    },
  );

  test('answers 304 when the page has not changed', async () => {
    const etag = (await fetch(shell.origin)).headers.get('etag') ?? '';

    expect((await fetch(shell.origin, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('lets bundles be kept for ever, and the registry not at all', async () => {
    const bundle = await fetch(`${shell.origin}/s/1.0.0/main.js`);
    const registry = await fetch(`${shell.origin}/registry/test.json`);

    expect(bundle.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(bundle.headers.get('content-type')).toContain('javascript');
    expect(registry.headers.get('cache-control')).toBe('no-cache');
    expect(registry.headers.get('etag')).not.toBeNull();
  });

  test.each(['/s/1.0.0/none.js', '/s/0.9.0/main.js', '/s/1.0.0/index.html', '/r/x.js', '/registry/no.json'])(
    'answers %s with 404 and no page',
    async (path) => {
      const response = await fetch(shell.origin + path);

      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toContain('text/plain');
    },
  );

  test('does not leave its folders', async () => {
    const response = await fetch(`${shell.origin}/s/1.0.0/..%2fregistry%2ftest.json`);

    expect(response.status).toBe(404);
  });

  test('refuses other methods', async () => {
    expect((await fetch(shell.origin, { method: 'POST' })).status).toBe(405);
  });
});

describe('the CDN origin', () => {
  test('serves releases to every origin, compressed, for ever', async () => {
    const response = await fetch(`${cdn.origin}/r/remote-admin/1.0.0-abc/remoteEntry.js`, {
      headers: { 'accept-encoding': 'br' },
    });

    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(SCRIPT);
  });

  test('answers 404 in plain text for what it does not have', async () => {
    const response = await fetch(`${cdn.origin}/r/remote-admin/9.9.9/remoteEntry.js`);

    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });
});

test('a busy port is named in a sentence', async () => {
  await expect(listen(() => undefined, '127.0.0.1', cdn.port)).rejects.toThrow(
    `Port ${cdn.port} is already in use. Stop the program that uses it, or choose another port.`,
  );
});
