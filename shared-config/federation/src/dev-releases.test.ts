import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseRelease } from '@vcms/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildRemote } from './build-remote.ts';
import { createDevReleases, type DevReleases } from './dev-releases.ts';
import { serveDevRelease } from './serve-dev-release.ts';
import { copyFixture, type FixtureCopy } from './test-folders.ts';

let fixture: FixtureCopy;
let releases: DevReleases;
let server: Server;
let origin: string;
let builds: string[];

beforeEach(async () => {
  fixture = copyFixture('remote-admin');
  writeFileSync(join(fixture.folder, 'package.json'), '{"version":"1.0.0"}');
  builds = [];
  releases = await createDevReleases({
    remote: 'remote-admin',
    folder: fixture.folder,
    parent: fixture.outDir,
    build: (options) => {
      builds.push(options.version);
      return buildRemote(options);
    },
  });
  const handle = serveDevRelease(releases);
  server = createServer((request, response) => {
    void handle(request, response, () => response.writeHead(404).end('the page'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  fixture.remove();
});

async function readRelease() {
  const parsed = parseRelease(await (await fetch(`${origin}/release.json`)).json());
  if (!parsed.ok) throw new Error(parsed.problems.join('; '));
  return parsed.value;
}

/** The page's source with another text. */
function edit(change: (text: string) => string): void {
  const file = join(fixture.folder, 'src', 'app.tsx');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

describe('releases of a development server', () => {
  it('gives the shell a release of the sources as they are, and goes on serving the one before', async () => {
    const [first, again] = await Promise.all([readRelease(), readRelease()]);
    edit((text) => `${text}\n// changed\n`);
    const second = await readRelease();

    expect(again.version).toBe(first.version);
    expect(second.version).not.toBe(first.version);
    expect(builds).toEqual([first.version, second.version]);
    for (const { entry } of [first, second]) {
      const answer = await fetch(`${origin}/${entry}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('content-type')).toContain('text/javascript');
    }
  });

  it('says what is wrong with sources that do not build, and builds them once they are mended', async () => {
    const sound = readFileSync(join(fixture.folder, 'src', 'app.tsx'), 'utf8');
    edit(() => 'export const app = ;');

    const refused = await fetch(`${origin}/release.json`);
    expect(refused.status).toBe(500);
    expect(await refused.text()).toContain('failed');
    edit(() => sound);

    expect((await readRelease()).remote).toBe('remote-admin');
  });

  it.each(['/dashboard', '/../package.json', '/%2e%2e/package.json', '/main.js'])(
    'leaves %s to the standalone page',
    async (path) => {
      await readRelease();

      expect(await (await fetch(origin + path)).text()).toBe('the page');
    },
  );
});
