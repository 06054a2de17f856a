import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@vcms/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFixtureBuild } from './fixture-release.ts';
import { readReleaseFiles, sha384 } from './release-files.ts';
import { type ReleaseRig, startRig } from './release-rig.ts';
import { runRelease } from './run-release.ts';

let rig: ReleaseRig;

beforeEach(async () => {
  rig = await startRig();
});

afterEach(() => rig.close());

/** The script of a build replaced, and its integrity with it: a sound build of other sources. */
async function changeScript(build: string, name: string, code: string): Promise<void> {
  const place = join(build, 'release.json');
  const release = JSON.parse(await readFile(place, 'utf8')) as { integrity: Record<string, string> };
  release.integrity[name] = sha384(Buffer.from(code));
  await writeFile(join(build, name), code);
  await writeFile(place, `${JSON.stringify(release, null, 2)}\n`);
}

const readServed = async () =>
  Buffer.from((await rig.store.read('registry/test.json'))?.bytes ?? '').toString();
const admin = async () => (await rig.registry()).remotes['remote-admin'];

test('publish, roll back and block: what the shell reads follows each step', async () => {
  expect((await rig.publish('1.0.0')).facts).toMatchObject({
    ok: true,
    serial: 1,
    active: '1.0.0',
    by: 'Ada Lovelace',
  });
  expect((await rig.publish('1.1.0')).facts).toMatchObject({ ok: true, serial: 2, uploaded: 6, verified: 4 });
  expect(await admin()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });

  expect((await rig.run('rollback', 'remote-admin')).facts).toMatchObject({
    ok: true,
    serial: 3,
    active: '1.0.0',
  });
  expect(await admin()).toMatchObject({ active: '1.0.0', previous: null, blocked: [] });

  expect((await rig.run('block', 'remote-admin', '1.1.0')).facts).toMatchObject({ ok: true, serial: 4 });
  expect(await admin()).toMatchObject({ active: '1.0.0', blocked: ['1.1.0'] });
  expect((await rig.publish('1.1.0')).facts).toMatchObject({ ok: false, code: 1 });
});

test('the published release can be fetched with the integrity that the registry gives', async () => {
  await rig.publish('1.0.0');
  const entry = await admin();
  const listed = entry?.releases['1.0.0'];

  const response = await fetch(`${entry?.base}${listed?.path}release.json`);

  expect(sha384(new Uint8Array(await response.arrayBuffer()))).toBe(listed?.releaseIntegrity);
  expect(listed?.publishedAt).toBe('2026-11-21T10:00:00.000Z');
});

test('a held release becomes a canary, grows, and is promoted', async () => {
  await rig.publish('1.0.0');
  await rig.publish('1.1.0', '--hold');
  expect(await admin()).toMatchObject({ active: '1.0.0', canary: null });

  const roles = ['--roles', '5001'];
  await rig.run('canary', 'remote-admin', '--version', '1.1.0', '--percent', '5', ...roles);
  expect((await admin())?.canary).toEqual({ version: '1.1.0', percent: 5, salt: '1.1.0', roles: ['5001'] });
  await rig.run('canary', 'remote-admin', '--version', '1.1.0', '--percent', '25');
  expect((await admin())?.canary).toEqual({ version: '1.1.0', percent: 25, salt: '1.1.0' });

  await rig.run('promote', 'remote-admin');
  expect(await admin()).toMatchObject({ active: '1.1.0', previous: '1.0.0', canary: null });
});

test('a remote is switched off with a message, and on again', async () => {
  await rig.publish('1.0.0');
  await rig.run('disable', 'remote-admin', '--message', 'Maintenance until 14:00 UTC');
  expect((await admin())?.disabled).toEqual({ message: 'Maintenance until 14:00 UTC' });
  await rig.run('enable', 'remote-admin');
  expect((await admin())?.disabled).toBeNull();
});

test('a dry run changes nothing', async () => {
  await rig.publish('1.0.0');
  const files = await rig.store.list('r/');
  const before = await rig.registry();

  expect((await rig.publish('1.1.0', '--dry-run')).facts).toMatchObject({
    ok: true,
    dryRun: true,
    active: '1.1.0',
  });
  await rig.run('disable', 'remote-admin', '--message', 'Closed', '--dry-run');

  expect(await rig.store.list('r/')).toEqual(files);
  expect(await rig.registry()).toEqual(before);
});

test('a failing contract suite keeps the release from being uploaded', async () => {
  rig.bench.suite = ['shows /dashboard to role 5001: /dashboard is still loading'];

  const { code, facts } = await rig.publish('1.0.0');

  expect(code).toBe(1);
  expect(facts.message).toBe(
    'The contract suite of remote-admin failed twice: shows /dashboard to role 5001: /dashboard is still loading; mend it with: npx vitest run --project live remote-admin/src/app.live.test.ts',
  );
  expect(rig.bench.suiteRuns).toBe(2);
  expect(await rig.store.list('r/')).toEqual([]);
});

test('a contract suite that passes when it is run again does not stop a release, but is told', async () => {
  rig.bench.suite = ['the backend did not answer', undefined];

  const { code, facts } = await rig.publish('1.0.0');

  expect(code).toBe(0);
  expect(facts.suiteFailedOnce).toBe('the backend did not answer');
  expect(rig.bench.progressed).toContain(
    'The contract suite of remote-admin failed: the backend did not answer. Running it once more …',
  );
});

test('a release that does not fit its byte budget is refused', async () => {
  Object.assign(rig.bench, { budget: { entryGzip: 10, totalGzip: 1000 } });

  expect((await rig.publish('1.0.0')).facts.message).toMatch(/^The remote entry weighs \d+ bytes under gzip/);
  expect(await rig.store.list('r/')).toEqual([]);
});

test('a release whose files differ from what was built is not made active', async () => {
  await rig.publish('1.0.0');
  Object.assign(rig.bench, { fetch: async () => new Response('changed on the way') });

  const { code, facts } = await rig.publish('1.1.0');

  expect(code).toBe(3);
  expect(facts.message).toMatch(/does not have the content that was built\. The registry was not changed/);
  expect(await admin()).toMatchObject({ active: '1.0.0' });
});

test('an upload that was cut short is completed, and foreign content is never overwritten', async () => {
  const place = 'r/remote-admin/1.0.0-abc1234/app.4e5f6071.js';
  await rig.store.write(place, Buffer.from("export const release = '1.0.0';\n"), 'absent');
  expect((await rig.publish('1.0.0')).facts).toMatchObject({ ok: true, files: 6, uploaded: 5 });

  await rig.store.write('r/remote-admin/1.1.0-abc1234/app.4e5f6071.js', Buffer.from('other'), 'absent');
  const { code, facts } = await rig.publish('1.1.0');
  expect(code).toBe(4);
  expect(facts.message).toMatch(/exists with other content and is never overwritten/);
});

test('a version is published once: other content under the same number is refused', async () => {
  await rig.publish('1.0.0');
  const build = join(rig.folder, 'other');
  await writeFixtureBuild(build, '1.0.0', { commit: 'fffffff' });

  const { code, facts } = await rig.run('publish', 'remote-admin', '--from', build);

  expect(code).toBe(1);
  expect(facts.message).toBe('Release 1.0.0 is published with other content; raise the version.');
});

test('a finished build that the sources make is published', async () => {
  const build = await writeFixtureBuild(join(rig.folder, 'other'), '1.0.0');

  const { facts } = await rig.run('publish', 'remote-admin', '--from', build);

  expect(facts).toMatchObject({ ok: true, active: '1.0.0' });
  expect(rig.bench.suiteRuns).toBe(1);
});

test('a finished build that the sources do not make is refused: the suite would test something else', async () => {
  const build = await writeFixtureBuild(join(rig.folder, 'other'), '1.0.0');
  await changeScript(build, 'app.4e5f6071.js', 'export const release = "other sources";');

  const { code, facts } = await rig.run('publish', 'remote-admin', '--from', build);

  expect(code).toBe(1);
  expect(facts.message).toBe(
    `The sources here do not make the build in ${build} (app.4e5f6071.js differs), so the contract suite cannot test it; check out commit abc1234 and its packages, or publish without --from.`,
  );
  expect(rig.bench.suiteRuns).toBe(0);
  expect(await rig.store.list('r/')).toEqual([]);
});

test('a copy of the sources can be published: that copy is built, and that copy is tested', async () => {
  const { code } = await rig.run(
    'publish',
    'remote-admin',
    '--version',
    '1.0.0',
    '--sources',
    'copies/remote-admin',
  );

  expect(code).toBe(0);
  expect(rig.bench.used).toEqual(['build copies/remote-admin', 'suite copies/remote-admin']);
});

test('a build whose script was changed afterwards is refused', async () => {
  const build = await writeFixtureBuild(join(rig.folder, 'other'), '1.0.0');
  await writeFile(join(build, 'app.4e5f6071.js'), 'changed');

  expect((await rig.run('publish', 'remote-admin', '--from', build)).facts.message).toBe(
    'app.4e5f6071.js does not fit its integrity in release.json; build again.',
  );
});

test('a build whose page was changed afterwards, or left out, is refused: the entry names its integrity', async () => {
  const build = await writeFixtureBuild(join(rig.folder, 'other'), '1.0.0');
  const refusal = async () => (await rig.run('publish', 'remote-admin', '--from', build)).facts.message;
  await writeFile(join(build, 'page.8a9b0c1d.js'), 'changed');
  expect(await refusal()).toBe(
    'page.8a9b0c1d.js does not fit any integrity in remoteEntry.0a1b2c3d.js; build again.',
  );

  await rm(join(build, 'page.8a9b0c1d.js'));
  expect(await refusal()).toBe(
    'remoteEntry.0a1b2c3d.js names the integrity of a script that was not built; build again.',
  );
});

test('a build whose release.json names every script, as they did before contract 1.3, is published', async () => {
  const page = sha384(Buffer.from("export const pageOf = '1.0.0';\n"));
  const build = await writeFixtureBuild(join(rig.folder, 'other'), '1.0.0');
  const place = join(build, 'release.json');
  const release = JSON.parse(await readFile(place, 'utf8')) as { integrity: Record<string, string> };
  release.integrity['page.8a9b0c1d.js'] = page;
  await writeFile(place, JSON.stringify(release));

  expect((await readReleaseFiles(build, 'remote-admin')).scripts).toHaveLength(3);
});

test('a build for another contract is refused', async () => {
  const contract = { major: 2, minor: 0 };
  const menu = { contract, remote: 'remote-admin', family: 'admin', menus: {}, routes: [] };
  const build = await writeFixtureBuild(join(rig.folder, 'other'), '1.0.0', { contract, menu });

  expect((await rig.run('publish', 'remote-admin', '--from', build)).facts.message).toContain(
    `speaks contract 2.0, the shell ${CONTRACT_VERSION.major}.${CONTRACT_VERSION.minor}`,
  );
});

test('releases that nobody can need leave the fragment and the CDN', async () => {
  for (let minor = 0; minor < 12; minor += 1) await rig.publish(`1.${minor}.0`);
  rig.bench.clock = new Date('2027-03-01T10:00:00Z');

  const { facts } = await rig.publish('2.0.0');

  expect(facts.dropped).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect(await rig.store.list('r/remote-admin/1.0.0-abc1234/')).toEqual([]);
  expect(Object.keys((await admin())?.releases ?? {})).toHaveLength(10);
  expect((await fetch(`${rig.cdn.origin}/r/remote-admin/1.3.0-abc1234/release.json`)).status).toBe(200);
});

test('going forward by hand keeps the good release that was live as the fallback, not a newer bad one', async () => {
  await rig.publish('1.0.0');
  await rig.publish('1.2.4');
  await rig.run('rollback', 'remote-admin', '--to', '1.0.0');
  await rig.publish('1.2.5', '--hold');

  await rig.run('rollback', 'remote-admin', '--to', '1.2.5');

  expect(await admin()).toMatchObject({ active: '1.2.5', previous: '1.0.0' });
});

test('the fallback was live and was not left by a rollback', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await rig.publish(version);
  await rig.publish('1.3.0', '--hold');
  // Both newer releases were bad: the operator skips one.
  await rig.run('rollback', 'remote-admin', '--to', '1.0.0');
  expect(await admin()).toMatchObject({ active: '1.0.0', previous: null });
  await rig.publish('1.4.0');
  await rig.publish('1.5.0');
  expect(await admin()).toMatchObject({ active: '1.5.0', previous: '1.4.0' });

  await rig.run('rollback', 'remote-admin');
  expect(await admin()).toMatchObject({ active: '1.4.0', previous: '1.0.0' });

  await rig.run('rollback', 'remote-admin', '--to', '1.2.0');
  await rig.run('rollback', 'remote-admin', '--to', '1.5.0');
  expect(await admin()).toMatchObject({ active: '1.5.0', previous: '1.2.0' });
});

test('blocking the fallback takes the one that was live before it', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await rig.publish(version);
  await rig.publish('1.1.5', '--hold');

  await rig.run('block', 'remote-admin', '1.1.0');

  expect(await admin()).toMatchObject({ active: '1.2.0', previous: '1.0.0' });
});

test('what a fragment notes of its releases never reaches a browser, nor makes a merge look like a change', async () => {
  await rig.publish('1.0.0');
  await rig.publish('1.1.0');
  await rig.run('rollback', 'remote-admin');
  const { serial } = await rig.registry();

  expect((await rig.run('merge')).facts).toMatchObject({ ok: true, serial });
  expect(await readServed()).not.toMatch(/liveOrder|withdrawn|publishedBy|retiredAt/);
});

test('two rollbacks at the same time go back one release', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await rig.publish(version);

  const outcomes = await Promise.all([
    rig.run('rollback', 'remote-admin'),
    rig.run('rollback', 'remote-admin'),
  ]);

  expect(await admin()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  expect(outcomes.filter(({ code }) => code === 0).length).toBeGreaterThanOrEqual(1);
});

test('no temporary folder stays behind', async () => {
  await rig.publish('1.0.0');

  expect(await readdir(join(rig.folder, '.local', 'release'))).toEqual([]);
});

test('a canary is announced with its share, roles and named users', async () => {
  await rig.publish('1.0.0');
  await rig.publish('1.1.0', '--hold');
  const say = async (...args: readonly string[]) => {
    const target = `folder:${join(rig.folder, 'target')}`;
    const wish = ['canary', 'remote-admin', '--version', '1.1.0', '--percent', '5'];
    return (await runRelease([...wish, ...args, '--target', target, '--env', 'test'], rig.bench)).stdout;
  };

  expect(await say()).toMatch(/^remote-admin 1\.1\.0 is a canary for 5 % \(registry \d+\)\.$/);
  expect(await say('--roles', '5001')).toContain('for 5 % of 5001 (');
  expect(await say('--users', 'a')).toContain('for 5 % and 1 named user (');
  expect(await say('--users', 'a,b')).toContain('for 5 % and 2 named users (');
});
