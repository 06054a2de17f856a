import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  COLLECTION_TEMPLATES,
  type CollectionName,
  collectionGroup,
  OPEN_ENGAGEMENT_STATES,
} from '@vcms/domain';
import { seedDemoData } from '@vcms/seed';
import { startLocalFirebase } from 'local-firebase';
import { openProject, type ProjectContext } from '../../project-context.ts';
import { openValue } from '../export/open-value.ts';
import { runTenant } from '../run-tenant.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../../../../${name}`, import.meta.url));

/** Every document of the project by its path, as text. */
export type Documents = ReadonlyMap<string, string>;

/** A local Firebase with the product's rules and indexes, the demo data and its files. */
export interface DemoProject extends ProjectContext {
  readonly folder: string;
  readonly projectId: string;
  /** Host and port of its Firebase. */
  readonly localHost: string;
  run(
    args: readonly string[],
  ): Promise<{ readonly code: number; readonly lines: readonly string[]; readonly said: string }>;
  documents(): Promise<Documents>;
  /** Ends the engagements of a company and archives it, as people would. */
  closeCompany(companyId: string, side: 'clientId' | 'contractorId'): Promise<void>;
}

export async function startDemoProject(today: string): Promise<DemoProject> {
  const projectId = `demo-tenant-${randomUUID()}`;
  const firebase = await startLocalFirebase({
    port: 0,
    projectId,
    rulesFile: fileOf('firebase/firestore.rules'),
    storageRulesFile: fileOf('firebase/storage.rules'),
    indexesFile: fileOf('firebase/firestore.indexes.json'),
    authFile: fileOf('firebase/auth.config.json'),
  });
  const folder = await mkdtemp(join(tmpdir(), 'tenant-'));
  const localHost = new URL(firebase.origin).host;
  const project = openProject(projectId, localHost);
  const { db, auth, files } = project.trusted;
  const saveFile = (path: string, bytes: Uint8Array, type: string) =>
    files.save(path, Buffer.from(bytes), type);
  await seedDemoData({ auth, firestore: db, today, saveFile });
  return {
    ...{ trusted: project.trusted, folder, projectId, localHost },
    async run(args) {
      const [lines, said]: [string[], string[]] = [[], []];
      const where = ['--local', firebase.origin, '--project', projectId];
      const speech = {
        result: (line: string) => void lines.push(line),
        progress: (line: string) => void said.push(line),
      };
      const code = await runTenant([...args, ...where], speech);
      return { code, lines, said: said.join('\n') };
    },
    documents: () => everyDocument(project),
    async closeCompany(companyId, side) {
      const own = await db.collection('engagements').where(side, '==', companyId).get();
      for (const { ref, ...entry } of own.docs.map((found) => ({
        ref: found.ref,
        state: found.get('state'),
      })))
        if (OPEN_ENGAGEMENT_STATES.includes(entry.state)) await ref.update({ state: 'ended' });
      await db.doc(`companies/${companyId}`).update({ status: 'archived' });
    },
    async close() {
      await project.close();
      await firebase.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** All collections that the product names below others, and whatever stands at the top of the database. */
async function everyDocument({ trusted: { db } }: ProjectContext): Promise<Documents> {
  const names = Object.keys(COLLECTION_TEMPLATES) as CollectionName[];
  const groups = new Set([
    ...names.map(collectionGroup),
    ...(await db.listCollections()).map(({ id }) => id),
  ]);
  const found = new Map<string, string>();
  for (const group of groups)
    for (const entry of (await db.collectionGroup(group).get()).docs)
      found.set(entry.ref.path, JSON.stringify(openValue(entry.data())));
  return found;
}
