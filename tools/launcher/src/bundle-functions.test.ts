import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type InstalledBundle, installBundle } from './installed-bundle.ts';
import { inRepository } from './repository.ts';

const PAGE = readFileSync(
  inRepository('firebase', 'functions', 'src', 'recognition', 'sample-page.png'),
).toString('base64');

/** Calls the deployed function as Firebase does, once with a picture and once with something else. */
const PROGRAM = `
const { readFileSync } = require('node:fs');
const { auth, picture } = JSON.parse(readFileSync(0, 'utf8'));
const { pageRecognize } = require('./index.js');
const call = (picture) => pageRecognize.run({ auth, data: { picture }, rawRequest: {} });
async function run() {
  const { words } = await call(picture);
  const refused = await call('JVBERi0xLjc=').catch(({ message }) => message);
  process.stdout.write(JSON.stringify({ words, refused, endpoint: pageRecognize.__endpoint }), () => process.exit(0));
}
run().catch((cause) => {
  console.error(cause);
  process.exit(1);
});
`;

let world: World;
let bundle: InstalledBundle;

beforeAll(async () => {
  world = await startWorld();
  bundle = await installBundle();
});
afterAll(async () => {
  await bundle.remove();
  await world.stop();
});

async function runBundle(input: unknown): Promise<string> {
  const child = spawn(process.execPath, ['-e', PROGRAM], {
    cwd: bundle.folder,
    env: { ...process.env, GCLOUD_PROJECT: world.projectId },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(input));
  return text(child.stdout);
}

it('recognises a page of a scan in the bundle that is deployed, one at a time in an instance', async () => {
  const { uid, role, companyId } = world.callers.contractor;
  const token = { role, companyId, active: true };
  const answer = await runBundle({ auth: { uid, token }, picture: PAGE });

  const { words, refused, endpoint } = JSON.parse(answer);
  expect(words.map((word: { readonly text: string }) => word.text)).toEqual(
    expect.arrayContaining(['POLICY', 'GL-2040', '1,000,000']),
  );
  expect(refused).toBe('This page cannot be read. Type the values.');
  expect(endpoint).toMatchObject({
    ...{ availableMemoryMb: 2048, concurrency: 1, maxInstances: 5, timeoutSeconds: 120 },
  });
});
