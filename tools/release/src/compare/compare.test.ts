import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReleaseRig, startRig } from '../release-rig.ts';

let rig: ReleaseRig;
beforeAll(async () => {
  rig = await startRig();
  await rig.publish('1.0.0');
});
afterAll(() => rig.close());

const compare = (...args: readonly string[]) => rig.run('compare', 'remote-admin', ...args);

test('without a canary a release must be named, and it must be a listed one that runs and is not live', async () => {
  expect(await compare()).toMatchObject({
    code: 1,
    facts: { message: expect.stringContaining('no canary') },
  });
  expect(await compare('--version', '9.9.9')).toMatchObject({
    code: 1,
    facts: { message: expect.stringContaining('is not listed here') },
  });
  expect(await compare('--version', '1.0.0')).toMatchObject({
    code: 1,
    facts: { message: expect.stringContaining('is the active release itself') },
  });
  await rig.publish('1.1.0', '--hold');
  await rig.run('block', 'remote-admin', '1.1.0');
  expect(await compare('--version', '1.1.0')).toMatchObject({
    code: 1,
    facts: { message: expect.stringContaining('is blocked') },
  });
  await rig.run('unblock', 'remote-admin', '1.1.0');
});

test('on a target of its own it must be told where the product runs and who looks', async () => {
  await rig.run('canary', 'remote-admin', '--version', '1.1.0', '--percent', '5');
  expect(await compare()).toMatchObject({
    code: 2,
    facts: { message: expect.stringContaining('--accounts') },
  });

  const file = join(rig.folder, 'accounts.json');
  expect(await compare('--accounts', file)).toMatchObject({
    code: 3,
    facts: { message: expect.stringContaining('cannot be read') },
  });
  for (const text of [
    'nothing',
    '{}',
    '{"url":"x","accounts":[]}',
    '{"url":"https://a.example","accounts":[{}]}',
  ]) {
    await writeFile(file, text);
    expect(await compare('--accounts', file)).toMatchObject({
      code: 1,
      facts: { message: expect.stringContaining('must read') },
    });
  }
});

test('a path that neither release has is no page', async () => {
  const file = join(rig.folder, 'accounts.json');
  await writeFile(file, '{"url":"https://a.example","accounts":[]}');

  expect(await compare('--accounts', file, '--only', '/nowhere')).toMatchObject({
    code: 1,
    facts: { message: 'Neither release has a page of that path.' },
  });
});
