import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ReleaseRig, startRig } from '../release-rig.ts';
import { publishCanary } from './publish-canary.ts';

let rig: ReleaseRig;

beforeEach(async () => {
  rig = await startRig();
  await rig.publish('1.0.0');
  await rig.run('publish', 'remote-cs', '--version', '1.0.0');
});
afterEach(() => rig.close());

const pipeline = (...options: readonly string[]) => {
  const place = ['--target', `folder:${rig.folder}/target`, '--env', 'test', '--cdn-url', rig.cdn.origin];
  return publishCanary('remote-admin', [...options, ...place], rig.bench);
};

it('gives the release to a share of the users, and touches nothing of another remote', async () => {
  const before = await rig.registry();

  const outcome = await pipeline('--version', '1.1.0', '--percent', '10');

  expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('1.1.0 is a canary for 10 %') });
  const { remotes } = await rig.registry();
  expect(remotes['remote-admin']).toMatchObject({
    active: '1.0.0',
    canary: { version: '1.1.0', percent: 10 },
  });
  expect(remotes['remote-cs']).toEqual(before.remotes['remote-cs']);
});

it('takes one user in twenty where nobody says how many', async () => {
  await pipeline('--version', '1.1.0');

  expect((await rig.registry()).remotes['remote-admin']?.canary).toMatchObject({ percent: 5 });
});

it('publishes nothing that fails its contract suite, and nothing when it is only tried', async () => {
  const before = await rig.registry();
  expect((await pipeline('--version', '1.1.0', '--dry-run')).code).toBe(0);
  rig.bench.suite = ['a page did not arrive'];

  const refused = await pipeline('--version', '1.1.0');

  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('a page did not arrive');
  expect((await rig.registry()).remotes).toEqual(before.remotes);
});
