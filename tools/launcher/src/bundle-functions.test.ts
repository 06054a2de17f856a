import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { APPROVED_ENGAGEMENT, REQUIREMENTS, startWorld, type World } from '@vcms/server/test-support';
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

/** Sends a letter by the deployed function; answers what it says. */
const LETTER = `
const { readFileSync } = require('node:fs');
const { auth } = JSON.parse(readFileSync(0, 'utf8'));
const { deficiencyLetterSend } = require('./index.js');
deficiencyLetterSend
  .run({ auth, data: { clientId: 'x', contractorId: 'a' }, rawRequest: {} })
  .then((sent) => process.stdout.write(JSON.stringify(sent), () => process.exit(0)));
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

async function runBundle(program: string, input: unknown): Promise<string> {
  const child = spawn(process.execPath, ['-e', program], {
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
  const answer = await runBundle(PROGRAM, { auth: { uid, token }, picture: PAGE });

  const { words, refused, endpoint } = JSON.parse(answer);
  expect(words.map((word: { readonly text: string }) => word.text)).toEqual(
    expect.arrayContaining(['POLICY', 'GL-2040', '1,000,000']),
  );
  expect(refused).toBe('This page cannot be read. Type the values.');
  expect(endpoint).toMatchObject({
    ...{ availableMemoryMb: 2048, concurrency: 1, maxInstances: 5, timeoutSeconds: 120 },
  });
});

it('draws the PDF of a letter in the bundle that is deployed', async () => {
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', REQUIREMENTS);
  const { uid, role, companyId } = world.callers.client;

  const answer = await runBundle(LETTER, { auth: { uid, token: { role, companyId, active: true } } });

  expect(JSON.parse(answer)).toEqual({ people: 1, mailed: 1, brokers: 0 });
  const [mail] = await world.list('mail');
  expect(mail?.files[0].bytes.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*\/S \/H2\n[\s\S]*%%EOF/);
});
