import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@vcms/contract';
import { buildRemote } from '@vcms/federation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BYTE_BUDGET, checkBudget, weigh } from './byte-budget.ts';
import { readReleaseFiles } from './release-files.ts';

const root = join(import.meta.dirname, '..', '..', '..');

describe('the byte budget of releases', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vcms-budget-'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(REMOTE_NAMES)('holds for %s as its sources are now', async (remote) => {
    const outDir = join(folder, remote);
    await buildRemote({ dir: join(root, remote), version: '1.0.0', outDir });

    const weight = weigh(await readReleaseFiles(outDir, remote));

    expect(weight.entryGzip).toBeGreaterThan(1_000);
    expect(() => checkBudget(weight)).not.toThrow();
  });

  it('refuses an entry that is too heavy, and says by how much', () => {
    const weight = { ...BYTE_BUDGET, entryGzip: BYTE_BUDGET.entryGzip + 7 };

    expect(() => checkBudget(weight)).toThrow(/remote entry weighs 13807 bytes under gzip, 7 more than/);
  });

  it('refuses scripts that are too heavy together', () => {
    const weight = { ...BYTE_BUDGET, totalGzip: BYTE_BUDGET.totalGzip + 1 };

    expect(() => checkBudget(weight)).toThrow(/All scripts together weigh .* 1 more than/);
  });

  it('counts libraries on demand apart, and bounds them, too', () => {
    const weight = { ...BYTE_BUDGET, libraryGzip: BYTE_BUDGET.libraryGzip + 1 };

    expect(() => checkBudget(weight)).toThrow(/Libraries on demand weigh .* 1 more than/);
  });

  it('lets a release through that just fits', () => {
    expect(() => checkBudget(BYTE_BUDGET)).not.toThrow();
  });

  it('is the one that the runbook names', async () => {
    const runbook = await readFile(join(root, 'docs/runbooks/publish.md'), 'utf8');
    const { entryGzip, totalGzip, libraryGzip } = BYTE_BUDGET;
    const [entry, total, libraries] = [entryGzip, totalGzip, libraryGzip].map((bytes) =>
      bytes.toLocaleString('en').replace(',', ' '),
    );

    expect(runbook).toContain(`entry ${entry}, all scripts ${total}.`);
    expect(runbook).toContain(`count apart: ${libraries}.`);
  });
});
