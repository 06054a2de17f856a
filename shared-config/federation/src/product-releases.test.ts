import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRelease, REMOTE_NAMES } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { buildRemote } from './build-remote.ts';
import { workspaceRoot } from './workspace-root.ts';

const root = workspaceRoot(import.meta.dirname);

describe('a release of the product', () => {
  it.each(REMOTE_NAMES)('of %s is one that the shell takes without repairs', async (remote) => {
    const outDir = mkdtempSync(join(tmpdir(), `${remote}-`));
    try {
      const { files, warnings } = await buildRemote({ dir: join(root, remote), version: '1.2.3', outDir });
      const release = parseRelease(JSON.parse(readFileSync(join(outDir, 'release.json'), 'utf8')));

      expect(warnings).toEqual([]);
      expect(release).toMatchObject({ ok: true, warnings: [], value: { remote, version: '1.2.3' } });
      const named = release.ok ? Object.keys(release.value.integrity) : [];
      expect(named.filter((file) => !files.includes(file))).toEqual([]);
      const bundled = files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('');
      expect(bundled).not.toContain('vcms.standalone');
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  });
});
