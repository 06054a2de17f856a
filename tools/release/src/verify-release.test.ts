import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFor } from '@vcms/hosting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypeOf } from './content-type.ts';
import { writeFixtureBuild } from './fixture-release.ts';
import { type ReleaseFiles, readReleaseFiles } from './release-files.ts';
import { verifyRelease } from './verify-release.ts';

const BASE = 'https://cdn.example.com/r/remote-admin/';
let folder: string;
let built: ReleaseFiles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vcms-verify-'));
  built = await readReleaseFiles(await writeFixtureBuild(folder, '1.0.0'), 'remote-admin');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A CDN with the product's headers, of which some are changed or, as undefined, left out. */
function cdnWith(change: Readonly<Record<string, string | undefined>>): typeof fetch {
  return async (input) => {
    const name = String(input).slice(`${BASE}${built.path}`.length);
    const all = {
      ...headersFor('release-asset', { cdn: '' }),
      'content-type': contentTypeOf(name),
      ...change,
    };
    const headers = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const bytes = built.files.get(name);
    return new Response(bytes === undefined ? null : Buffer.from(bytes), { headers });
  };
}

test('a release that comes as it was built, with the product’s headers, passes', async () => {
  expect(await verifyRelease(BASE, built, cdnWith({}))).toBe(4);
});

test.each([
  [{ 'access-control-allow-origin': undefined }, /must come with "access-control-allow-origin: \*", not ""/],
  [{ 'cache-control': 'no-cache' }, /must come with "cache-control: public, max-age=31536000, immutable"/],
  [{ 'x-content-type-options': undefined }, /must come with "x-content-type-options: nosniff"/],
  [{ 'content-type': 'text/html' }, /comes as "text\/html", which no browser runs as a script/],
])('a CDN that sends %j is refused', async (change, sentence) => {
  await expect(verifyRelease(BASE, built, cdnWith(change))).rejects.toThrow(sentence);
});

test('a file that is missing or a CDN that does not answer is refused', async () => {
  const missing = async () => new Response('Not found', { status: 404 });
  const closed = async () => {
    throw new TypeError('fetch failed');
  };

  await expect(verifyRelease(BASE, built, missing)).rejects.toThrow(
    /answers 404\. The registry was not changed/,
  );
  await expect(verifyRelease(BASE, built, closed)).rejects.toThrow(/cannot be fetched \(fetch failed\)/);
});
