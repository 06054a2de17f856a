import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReleaseRig, startRig } from './release-rig.ts';
import { runRelease } from './run-release.ts';

let rig: ReleaseRig;

beforeEach(async () => {
  rig = await startRig();
});

afterEach(() => rig.close());

const table = async (...more: readonly string[]) => {
  const args = ['status', '--target', `folder:${rig.folder}/target`, '--env', 'test', ...more];
  return (await runRelease(args, rig.bench)).stdout.split('\n');
};

test('the table shows release, age, share and who published', async () => {
  await rig.publish('1.0.0');
  rig.bench.clock = new Date('2026-11-21T12:30:00Z');
  await rig.publish('1.1.0', '--by', 'CI');
  await rig.publish('1.2.0', '--hold');
  await rig.run('canary', 'remote-admin', '--version', '1.2.0', '--percent', '5');
  rig.bench.clock = new Date('2026-11-24T12:31:00Z');

  expect(await table()).toEqual([
    'remote        release  age  share         published by',
    'remote-admin  1.1.0    3 d  95 %          CI',
    'remote-admin  1.2.0    3 d  5 % (canary)  Ada Lovelace',
    'remote-admin  1.0.0    3 d  previous      Ada Lovelace',
  ]);
});

test('a remote that is switched off and a blocked release are seen', async () => {
  await rig.publish('1.0.0');
  await rig.publish('1.1.0');
  await rig.run('rollback', 'remote-admin');
  await rig.run('block', 'remote-admin', '1.1.0');
  await rig.run('disable', 'remote-admin', '--message', 'Closed');

  const lines = await table();

  expect(lines.slice(1).map((line) => line.split(/ {2,}/)[3])).toEqual(['off', 'blocked', undefined]);
  expect(lines.at(-1)).toBe('remote-admin is switched off: Closed');
});

test('a fragment that was written but not merged is named, and merge brings it out', async () => {
  await rig.publish('1.0.0');
  const stored = await rig.store.read('registry.d/test/remote-admin.json');
  const fragment = JSON.parse(Buffer.from(stored?.bytes ?? '').toString());
  const bytes = Buffer.from(JSON.stringify({ ...fragment, disabled: { message: 'Closed' } }));
  await rig.store.write('registry.d/test/remote-admin.json', bytes, { generation: stored?.generation ?? '' });
  const note = 'The registry that shells read does not show this yet; run "merge".';

  expect(await table()).toContain(note);
  expect((await rig.run('merge')).facts).toMatchObject({ ok: true, serial: 2 });
  expect(await table()).not.toContain(note);
});

test('a part that was not written is named, and merge brings it out', async () => {
  await rig.publish('1.0.0');
  await rig.store.remove('registry/test/remote-admin.json');
  const note = 'The registry that shells read does not show this yet; run "merge".';

  expect(await table()).toContain(note);
  expect((await rig.run('merge')).facts).toMatchObject({ ok: true, serial: 1 });
  expect(await table()).not.toContain(note);
});

test('with a project, what tabs told of each release stands below', async () => {
  await rig.publish('1.0.0');
  await rig.publish('1.1.0');
  await rig.publish('1.2.0', '--hold');
  rig.bench.health = {
    '1.2.0': { ready: 19, mount: 1, 'wait-1': 18, 'wait-8': 1, 'stand-in': 2 },
    '1.1.0': { ready: 400, 'wait-2': 400, integrity: 1 },
    '1.0.0': { ready: 9 },
  };
  const told = async () => (await rig.run('status', '--project', 'demo-vcms')).facts.figures;

  expect(await told()).toMatchObject([
    { version: '1.1.0', part: 'active', sessions: 401 },
    { version: '1.0.0', part: 'previous', sessions: 9 },
  ]);
  await rig.run('canary', 'remote-admin', '--version', '1.2.0', '--percent', '5');
  expect((await table('--project', 'demo-vcms')).slice(-4)).toEqual([
    'What tabs reported:',
    'remote        release         sessions  failed     over 4 s   wrong files  stood in',
    'remote-admin  1.2.0 (canary)  20        1 (5.0 %)  1 (5.3 %)  0            2',
    'remote-admin  1.1.0 (active)  401       1 (0.2 %)  0 (0.0 %)  1            0',
  ]);
});

test('an empty target says so', async () => {
  expect(await table()).toEqual(['Nothing is published here yet.']);
});
