import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, listen } from './http-listener.ts';
import { startShellServer } from './shell-server.ts';

let folder: string;
let functions: Listener;
let shell: Listener;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vcms-functions-'));
  await writeFile(join(folder, 'index.html'), '<title>VCMS</title>__VCMS_CONFIG__');
  functions = await listen(
    async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      response.writeHead(201, { 'x-made-by': 'function' });
      response.end(`${request.method} ${request.url} ${body}${request.headers.origin ?? ''}`);
    },
    '127.0.0.1',
    0,
  );
  shell = await startShellServer({
    host: '127.0.0.1',
    port: 0,
    shellFolder: folder,
    shellVersion: '1.0.0',
    registryFolder: folder,
    functionsUrl: `${functions.origin}/project/us-central1`,
    origins: { cdn: 'https://cdn.example.com' },
    config: { env: 'local', firebase: { apiKey: 'k', projectId: 'p', appId: 'a' } },
  });
});

afterAll(async () => {
  await Promise.all([shell.close(), functions.close()]);
  await rm(folder, { recursive: true, force: true });
});

test.each(['calendarFeed', 'unsubscribe', 'releaseReport'])(
  'the paths of %s reach its function with method, query and body, and its answer comes back',
  async (name) => {
    const read = await fetch(`${shell.origin}/${name}/a?b=c`);
    expect([read.status, read.headers.get('x-made-by')]).toEqual([201, 'function']);
    expect(await read.text()).toBe(`GET /project/us-central1/${name}/a?b=c `);

    const sent = await fetch(`${shell.origin}/${name}/a`, {
      method: 'POST',
      body: 'x=y',
      headers: { origin: 'null' },
    });
    expect(await sent.text()).toBe(`POST /project/us-central1/${name}/a x=y`);
  },
);

test('every other path is only read', async () => {
  for (const path of ['/', '/unsubscribed/a', '/s/1.0.0/calendarFeed/']) {
    const answer = await fetch(shell.origin + path, { method: 'POST', body: 'x=y' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});
