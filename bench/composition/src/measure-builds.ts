import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@vcms/contract';
import { buildHost, buildRemote } from '@vcms/federation';
import { buildMonolith } from './build-monolith.ts';

/** Milliseconds of builds without compression; cold is the first in this process, warm the median of the next ones. */
export interface BuildTimes {
  readonly everything: ColdAndWarm;
  /** What one team waits for: its own remote. */
  readonly oneRemote: ColdAndWarm;
  readonly shell: ColdAndWarm;
  readonly monolith: ColdAndWarm;
}

export interface ColdAndWarm {
  readonly cold: number;
  readonly warm: number;
}

const VERSION = '1.0.0-b.00000000';
const WARM_RUNS = 3;

export async function measureBuilds(root: string): Promise<BuildTimes> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-builds-'));
  const shell = () =>
    buildHost({ dir: join(root, 'host-shell'), version: VERSION, outDir: join(outDir, 'shell') });
  const remote = (name: (typeof REMOTE_NAMES)[number]) =>
    buildRemote({ dir: join(root, name), version: VERSION, outDir: join(outDir, name) });
  try {
    const times: Record<keyof BuildTimes, number[]> = {
      everything: [],
      oneRemote: [],
      shell: [],
      monolith: [],
    };
    for (let run = 0; run <= WARM_RUNS; run += 1) {
      const parts = [await time(shell)];
      for (const name of REMOTE_NAMES) parts.push(await time(() => remote(name)));
      times.everything.push(parts.reduce((sum, part) => sum + part, 0));
      times.shell.push(parts[0] ?? 0);
      times.oneRemote.push(parts.at(-1) ?? 0);
      times.monolith.push(await time(() => buildMonolith(root, join(outDir, 'monolith'))));
    }
    const all = Object.entries(times).map(([name, [cold = 0, ...warm]]) => [
      name,
      { cold, warm: middle(warm) },
    ]);
    return Object.fromEntries(all) as unknown as BuildTimes;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The median; the upper one of two. */
export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
