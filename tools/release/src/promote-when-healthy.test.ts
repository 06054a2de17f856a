import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReleaseRig, startRig } from './release-rig.ts';

let rig: ReleaseRig;

beforeEach(async () => {
  rig = await startRig();
  await rig.publish('1.0.0');
  await rig.publish('1.1.0', '--hold');
  await rig.run('canary', 'remote-admin', '--version', '1.1.0', '--percent', '5');
});

afterEach(() => rig.close());

const judge = (...more: string[]) =>
  rig.run('promote', 'remote-admin', '--when-healthy', '--project', 'demo-vcms', ...more);
const admin = async () => (await rig.registry()).remotes['remote-admin'];
const told = (canary: object, control: object = { ready: 7900, mount: 80 }) => {
  rig.bench.health = { '1.1.0': { ...canary }, '1.0.0': { ...control } };
};

test('a canary as good as its control is promoted, with its figures', async () => {
  told({ ready: 420, mount: 4 });

  expect((await judge()).facts).toMatchObject({ ok: true, verdict: 'healthy', active: '1.1.0', serial: 4 });
  expect(await admin()).toMatchObject({ active: '1.1.0', previous: '1.0.0', canary: null });
});

test('a canary that is worse goes to nobody any more, and the figures say why', async () => {
  told({ ready: 380, mount: 20 });

  const { code, facts } = await judge();

  expect(code).toBe(6);
  expect(facts.message).toMatch(
    /^remote-admin 1\.1\.0 beside 1\.0\.0 is worse: it fails more often: 20 of 400 failed .* New tabs get 1\.0\.0 again \(registry 4\)/,
  );
  expect(await admin()).toMatchObject({ active: '1.0.0', canary: { version: '1.1.0', percent: 0 } });
});

test('a canary of which too little is known stays as it is, and is looked at again with more sessions', async () => {
  told({ ready: 60 });
  const { code, facts } = await judge();
  expect([code, facts.message]).toEqual([
    5,
    'Nothing was changed. remote-admin 1.1.0 beside 1.0.0 is not decided yet: 60 sessions of 1.1.0 are known; the next look is at 100.',
  ]);

  told({ ready: 120 });
  expect((await judge()).facts.message).toContain('400 sessions are needed: 0 of 120 failed');
  // Asking again between two looks is no new look.
  told({ ready: 150, mount: 30 });
  expect((await judge()).facts.message).toContain('0 of 120 failed (0.0 %)');
  expect(await admin()).toMatchObject({ active: '1.0.0', canary: { percent: 5 } });

  told({ ready: 170, mount: 30 });
  expect((await judge()).code).toBe(6);
});

test('what a look decided is carried out by the next run, when the first was stopped in between', async () => {
  told({ ready: 420 });
  await judge();
  await rig.run('rollback', 'remote-admin');
  await rig.run('canary', 'remote-admin', '--version', '1.1.0', '--percent', '5');

  // What was healthy is promoted only if it still is; a look that is made again never says "worse".
  told({ ready: 430, mount: 60 });
  expect((await judge()).code).toBe(5);

  told({ ready: 440, mount: 4 });
  expect((await judge()).facts).toMatchObject({ ok: true, verdict: 'healthy', active: '1.1.0' });
});

test('after the last look a person decides', async () => {
  told({ ready: 1580, mount: 35 }, { ready: 2000, mount: 20 });

  expect((await judge()).facts.message).toContain('that was the last look, so decide yourself.');
});

test('a dry run says the same with the same code, changes nothing and is no look', async () => {
  told({ ready: 380, mount: 20 });
  expect((await judge('--dry-run')).code).toBe(6);
  told({ ready: 420 });
  expect((await judge('--dry-run')).facts).toMatchObject({ ok: true, dryRun: true, verdict: 'healthy' });

  expect(await admin()).toMatchObject({ active: '1.0.0', canary: { percent: 5 } });
  expect(await rig.store.list('health/')).toEqual([]);
});

test('without a canary, or with one for chosen people, nothing is judged', async () => {
  await rig.run('canary', 'remote-admin', '--version', '1.1.0', '--percent', '5', '--roles', '5001');
  expect((await judge()).facts).toMatchObject({ ok: false, code: 1 });
  expect((await judge()).facts.message).toContain('the others are no control');

  await rig.run('promote', 'remote-admin');
  expect((await judge()).facts.message).toBe('There is no canary to judge; start one with "canary" first.');
});

test('a project that cannot be read changes nothing', async () => {
  rig.bench.readHealth = () => Promise.reject(new Error('7 PERMISSION_DENIED'));

  expect((await judge()).facts).toMatchObject({ ok: false, code: 3 });
  expect(await admin()).toMatchObject({ active: '1.0.0', canary: { percent: 5 } });
});
