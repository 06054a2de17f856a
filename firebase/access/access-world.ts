import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTION_TEMPLATES, type CollectionName, documentPath } from '@vcms/domain';
import type { AccessWorld, FreshDocument } from '@vcms/testing/access';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { startLocalFirebase } from 'local-firebase';

const PROJECT = 'demo-access';

export function pathOf(name: CollectionName, { parents, id }: Pick<FreshDocument, 'parents' | 'id'>): string {
  // The parameters' number follows the name, which is not known here.
  const build = documentPath as unknown as (name: CollectionName, ...ids: string[]) => string;
  return build(name, ...parents, id);
}

export function parentPath(name: CollectionName, document: Pick<FreshDocument, 'parents' | 'id'>): string {
  return pathOf(name, document).replace(/\/[^/]+$/, '');
}

export function isNested(name: CollectionName): boolean {
  return COLLECTION_TEMPLATES[name].includes('/');
}

/** A local Firebase with the product's rules and indexes: a query without its index fails here as in production. */
export async function startAccessWorld(): Promise<AccessWorld> {
  // Refusals are what is asked for here; the SDK would print each.
  setLogLevel('silent');
  const file = (name: string) => new URL(`../${name}`, import.meta.url);
  const server = await startLocalFirebase({
    port: 0,
    projectId: PROJECT,
    indexesFile: file('firestore.indexes.json').pathname,
  });
  const { hostname, port } = new URL(server.origin);
  const rules = (name: string) => readFile(file(name), 'utf8');
  const address = { host: hostname, port: Number(port) };
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...address, rules: await rules('firestore.rules') },
    storage: { ...address, rules: await rules('storage.rules') },
  });
  const known = new Map<string, Firestore>();
  function withClaims(uid: string, claims: Readonly<Record<string, unknown>>): Firestore {
    const key = JSON.stringify([uid, claims]);
    const held =
      known.get(key) ??
      (environment.authenticatedContext(uid, { ...claims }).firestore() as unknown as Firestore);
    known.set(key, held);
    return held;
  }
  let trusted: Firestore | undefined;
  let release = (): void => undefined;
  // The context without rules lives until this callback ends.
  const ended = environment.withSecurityRulesDisabled(
    (context) =>
      new Promise<void>((resolve) => {
        trusted = context.firestore() as unknown as Firestore;
        release = resolve;
      }),
  );
  while (trusted === undefined) await new Promise((resolve) => setImmediate(resolve));
  const free: Firestore = trusted;
  return {
    origin: server.origin,
    trusted: free,
    as: ({ uid, role, companyId }, active = true) => withClaims(uid, { role, companyId, active }),
    withClaims,
    signedOut: () => environment.unauthenticatedContext().firestore() as unknown as Firestore,
    storageOf: ({ uid, role, companyId }) =>
      environment
        .authenticatedContext(uid, { role, companyId, active: true })
        .storage() as unknown as FirebaseStorage,
    async write(documents) {
      const entries = [...documents];
      for (let from = 0; from < entries.length; from += 400) {
        const batch = writeBatch(free);
        for (const [path, data] of entries.slice(from, from + 400)) batch.set(doc(free, path), data);
        await batch.commit();
      }
    },
    async stop() {
      release();
      await ended;
      await environment.cleanup();
      await server.stop();
    },
  };
}
