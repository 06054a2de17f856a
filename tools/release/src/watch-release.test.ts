import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReleaseRig, startRig } from './release-rig.ts';

let rig: ReleaseRig;

beforeEach(async () => {
  rig = await startRig();
  await rig.publish('1.0.0');
  await rig.publish('1.1.0');
});
afterEach(() => rig.close());

const watch = (...more: string[]) => rig.run('watch', 'remote-admin', '--project', 'demo-vcms', ...more);
const admin = async () => (await rig.registry()).remotes['remote-admin'];
const withCanary = async (...more: string[]) => {
  await rig.publish('1.2.0', '--hold');
  await rig.run('canary', 'remote-admin', '--version', '1.2.0', '--percent', '5', ...more);
};
const GOOD = { '1.1.0': { ready: 7960, mount: 40 }, '1.0.0': { ready: 7960, mount: 40 } };

test('a timer that finds nothing to report ends well', async () => {
  rig.bench.health = GOOD;

  expect((await watch()).facts).toMatchObject({
    ok: true,
    canary: null,
    active: { active: '1.1.0', before: '1.0.0', verdict: 'undecided' },
  });
  expect(await admin()).toMatchObject({ active: '1.1.0', canary: null });
});

test('a healthy canary is promoted, one that is not decided yet goes on, and both end well', async () => {
  await withCanary();
  rig.bench.health = { ...GOOD, '1.2.0': { ready: 120 } };
  expect((await watch()).facts).toMatchObject({ ok: true, canary: { verdict: 'undecided' } });

  rig.bench.health = { ...GOOD, '1.2.0': { ready: 420, mount: 2 } };
  expect((await watch()).facts).toMatchObject({ ok: true, active: '1.2.0' });
  expect(await admin()).toMatchObject({ active: '1.2.0', previous: '1.1.0', canary: null });
});

test('a canary that is worse goes to nobody, once, and the next run has none to judge', async () => {
  await withCanary();
  rig.bench.health = { ...GOOD, '1.2.0': { ready: 380, mount: 20 } };

  expect((await watch()).code).toBe(6);
  expect(await admin()).toMatchObject({ active: '1.1.0', canary: { version: '1.2.0', percent: 0 } });
  expect((await watch()).facts).toMatchObject({ ok: true, canary: null });
});

test('two timers at once carry out what one look said, once', async () => {
  await withCanary();
  rig.bench.health = { ...GOOD, '1.2.0': { ready: 420 } };

  const codes = (await Promise.all([watch(), watch()])).map(({ code }) => code).sort();

  // The later one finds the look of the other, or that there is no such canary any more.
  expect(codes[0]).toBe(0);
  expect(await admin()).toMatchObject({ active: '1.2.0', previous: '1.1.0' });
});

test('a canary whose last look decided nothing needs a person', async () => {
  await withCanary();
  rig.bench.health = { ...GOOD, '1.1.0': { ready: 2000, mount: 20 }, '1.2.0': { ready: 1580, mount: 35 } };

  expect(await watch()).toMatchObject({
    code: 5,
    facts: { message: expect.stringContaining('that was the last look, so decide yourself') },
  });
});

test('an active release that goes worse than the one before is told of, and nothing is changed', async () => {
  rig.bench.health = { ...GOOD, '1.1.0': { ready: 190, mount: 10 } };
  const before = await rig.registry();

  const { code, facts } = await watch();

  expect(code).toBe(7);
  expect(facts.message).toMatch(
    /^remote-admin 1\.1\.0, which is active, goes worse than 1\.0\.0 did: 10 of 200 .* Nothing was changed/,
  );
  expect(await rig.registry()).toEqual(before);
});

test('a canary for chosen people is no business of a timer', async () => {
  await withCanary('--roles', '5001');
  rig.bench.health = { ...GOOD, '1.2.0': { mount: 500 } };

  expect((await watch()).facts).toMatchObject({ ok: true, canary: null });
});

test('a dry run promotes nothing and is no look', async () => {
  await withCanary();
  rig.bench.health = { ...GOOD, '1.2.0': { ready: 420 } };

  expect((await watch('--dry-run')).facts).toMatchObject({ ok: true, canary: { verdict: 'healthy' } });
  expect(await admin()).toMatchObject({ active: '1.1.0', canary: { percent: 5 } });
  expect(await rig.store.list('health/')).toEqual([]);
});

test('a remote that was never published is a mistake of the command line', async () => {
  const { code, facts } = await rig.run('watch', 'remote-cs', '--project', 'demo-vcms');

  expect([code, facts.message]).toEqual([1, 'remote-cs was never published here.']);
});
