import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalFirebase } from 'local-firebase';
import { exportData } from 'local-firebase/internal/export/export-data';
import { importData } from 'local-firebase/internal/export/import-data';
import { openProject, type ProjectContext } from '../project-context.ts';
import { fingerprintOf, type ProjectFingerprint } from './fingerprint.ts';
import { fillSample, GROUPS } from './sample-data.ts';

interface Rehearsal {
  readonly documents: number;
  /** Empty; everything of the rehearsal lies in it and is left there. */
  readonly folder: string;
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Called between the wipe and the restore with the folder of the export; tests damage it. */
  readonly afterWipe?: (exported: string) => Promise<void>;
}

export interface RehearsalResult {
  readonly before: ProjectFingerprint;
  readonly after: ProjectFingerprint;
  readonly same: boolean;
  /** Seconds of each step, in order. */
  readonly seconds: Readonly<Record<Step, number>>;
}

const STEPS = ['fill', 'read', 'export', 'wipe', 'restore', 'compare'] as const;
type Step = (typeof STEPS)[number];

const PROJECT = 'demo-restore';

/** Fills a local Firebase, exports it, wipes it, restores it, and compares all documents, accounts and files. */
export async function rehearseRestore(rehearsal: Rehearsal): Promise<RehearsalResult> {
  const { documents, folder, now, log } = rehearsal;
  const options = { projectId: PROJECT, port: 0, dataDir: join(folder, 'data') };
  const exported = join(folder, 'export');
  const seconds: Record<Step, number> = { fill: 0, read: 0, export: 0, wipe: 0, restore: 0, compare: 0 };
  async function timed<T>(step: Step, work: () => Promise<T>): Promise<T> {
    const begun = now();
    const result = await work();
    seconds[step] = (now() - begun) / 1000;
    log(`${step}: ${seconds[step].toFixed(1)} s`);
    return result;
  }

  const before = await withProject(options, async (project, bucket) => {
    await timed('fill', () => fillSample(project, bucket, documents));
    return timed('read', () => fingerprintOf(project, bucket, GROUPS));
  });
  await timed('export', () => exportData(options, exported));
  await timed('wipe', () => rm(options.dataDir, { recursive: true }));
  await rehearsal.afterWipe?.(exported);
  await timed('restore', () => importData(options, exported));
  const after = await timed('compare', () =>
    withProject(options, (project, bucket) => fingerprintOf(project, bucket, GROUPS)),
  );
  return { before, after, same: JSON.stringify(before) === JSON.stringify(after), seconds };
}

/** Runs steps on a server of its own, with the server SDK and the address of its bucket. */
async function withProject<T>(
  options: { readonly projectId: string; readonly port: number; readonly dataDir: string },
  steps: (project: ProjectContext, bucketUrl: string) => Promise<T>,
): Promise<T> {
  const server = await startLocalFirebase(options);
  const project = openProject(
    options.projectId,
    new URL(server.origin).host,
    `${options.projectId}.firebasestorage.app`,
  );
  try {
    return await steps(project, `${server.origin}/v0/b/${options.projectId}.firebasestorage.app/o`);
  } finally {
    await project.close();
    await server.stop();
  }
}
