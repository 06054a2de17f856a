import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

const root = workspaceRoot(import.meta.dirname);

/** A copy of a fixture inside the repository, so that packages resolve; the test removes it. */
export interface FixtureCopy {
  readonly folder: string;
  readonly outDir: string;
  remove(): void;
}

export function copyFixture(name: string): FixtureCopy {
  const place = join(root, 'shared-config', 'federation', 'build');
  mkdirSync(place, { recursive: true });
  const base = mkdtempSync(join(place, 'fixture-'));
  const folder = join(base, name);
  cpSync(join(root, 'shared-config', 'federation', 'fixtures', name), folder, { recursive: true });
  return { folder, outDir: join(base, 'out'), remove: () => rmSync(base, { recursive: true, force: true }) };
}
