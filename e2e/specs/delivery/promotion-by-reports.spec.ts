import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Registry, ReleaseReport } from '@vcms/contract';
import { test } from '../../support/product.ts';
import { release, releaseEnd } from '../../support/release-cli.ts';

const REMOTE = 'remote-admin';
/** Releases are for ever: each run publishes one of its own. */
const NEXT = `1.2.0-e2e.${Date.now()}`;
const AT_ONCE = 20;

test('what tabs tell promotes a canary, takes another one from everybody, and says that the active release fails', async ({
  product,
}) => {
  test.setTimeout(480_000);
  const { stack } = product;
  const entry = async () => {
    const registry = (await (await fetch(`${stack.url}/registry/local/${REMOTE}.json`)).json()) as Registry;
    const own = registry.remotes[REMOTE];
    if (own === undefined) throw new Error(`${REMOTE} is not in the registry.`);
    return own;
  };
  /** As many tabs as that tell the shell's origin, as tabs do. */
  const tell = async (count: number, version: string, outcome: 'ready' | 'mount') => {
    const wait = outcome === 'ready' ? { wait: '2' as const } : {};
    const report: ReleaseReport = { remote: REMOTE, version, outcome, ...wait };
    const send = async () =>
      (await fetch(`${stack.url}/releaseReport/v1`, { method: 'POST', body: JSON.stringify(report) })).status;
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sent) }, send));
      expect(answers.filter((status) => status !== 204)).toEqual([]);
    }
  };
  const counts = `${stack.firebase.origin}/${stack.projectId}/us-central1/releaseCounts`;
  const promote = () => releaseEnd(product, 'promote', REMOTE, '--when-healthy', '--counts', counts);
  const watch = () => releaseEnd(product, 'watch', REMOTE, '--counts', counts);
  const before = await entry();

  try {
    await release(product, 'publish', REMOTE, '--version', NEXT, '--hold');
    await release(product, 'canary', REMOTE, '--version', NEXT, '--percent', '5');
    expect((await watch()).facts).toMatchObject({ ok: true, canary: { verdict: 'undecided' } });

    await tell(120, NEXT, 'ready');
    await tell(120, before.active, 'ready');
    expect(await promote()).toMatchObject({ code: 5 });
    expect(await entry()).toMatchObject({ active: before.active, canary: { version: NEXT } });

    await tell(290, NEXT, 'ready');
    await tell(290, before.active, 'ready');
    expect(await promote()).toMatchObject({ code: 0, facts: { verdict: 'healthy', active: NEXT } });
    expect(await entry()).toMatchObject({ active: NEXT, previous: before.active, canary: null });

    // The release before, tried again as a canary, whose pages do not start any more.
    await release(product, 'canary', REMOTE, '--version', before.active, '--percent', '5');
    await tell(60, before.active, 'mount');
    expect(await watch()).toMatchObject({ code: 6 });
    expect(await entry()).toMatchObject({ active: NEXT, canary: { version: before.active, percent: 0 } });

    await tell(420, NEXT, 'mount');
    const { code, facts } = await watch();
    expect([code, facts.message]).toEqual([7, expect.stringContaining('Nothing was changed')]);
    expect(await entry()).toMatchObject({ active: NEXT });
  } finally {
    const { active, releases } = await entry();
    if (active !== before.active) await release(product, 'rollback', REMOTE, '--to', before.active);
    const path = releases[NEXT]?.path;
    if (path !== undefined)
      await rm(join(process.cwd(), '.local', 'cdn', 'r', REMOTE, path), { recursive: true, force: true });
  }
});
