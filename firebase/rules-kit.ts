import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import type { Actor } from '@vcms/testing/access';
import { doc, type Firestore, setDoc } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { startLocalFirebase } from 'local-firebase';

/** What one session reaches. */
export interface Side {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
}

export interface RulesKit {
  /** A session of this person with the claims that the server sets, and those named besides or instead. */
  readonly as: (
    actor: Pick<Actor, 'uid' | 'role' | 'companyId'>,
    claims?: Readonly<Record<string, unknown>>,
  ) => Side;
  /** A session with these claims and no others. */
  readonly withClaims: (uid: string, claims: Readonly<Record<string, unknown>>) => Side;
  readonly signedOut: () => Side;
  /** Works past the rules, as the server does. */
  readonly free: (work: (side: Side) => Promise<unknown>) => Promise<void>;
  /** Writes documents, path by path, past the rules. */
  readonly store: (documents: Readonly<Record<string, object>>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Made when it is asked for: each is an app of the SDK. */
function sideOf(context: RulesTestContext): Side {
  return {
    get firestore() {
      return context.firestore() as unknown as Firestore;
    },
    get storage() {
      return context.storage() as unknown as FirebaseStorage;
    },
  };
}

/** A local Firebase with the product's rules for Firestore and Storage, and nothing in it. */
export async function startRulesKit(projectId: string): Promise<RulesKit> {
  const server = await startLocalFirebase({ port: 0, projectId });
  const { hostname, port } = new URL(server.origin);
  const rules = (name: string) => readFile(new URL(`./${name}`, import.meta.url), 'utf8');
  const address = { host: hostname, port: Number(port) };
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...address, rules: await rules('firestore.rules') },
    storage: { ...address, rules: await rules('storage.rules') },
  });
  const free: RulesKit['free'] = (work) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await work(sideOf(context));
    });
  const withClaims: RulesKit['withClaims'] = (uid, claims) =>
    sideOf(environment.authenticatedContext(uid, { ...claims }));
  return {
    as: ({ uid, role, companyId }, claims) => withClaims(uid, { role, companyId, active: true, ...claims }),
    withClaims,
    signedOut: () => sideOf(environment.unauthenticatedContext()),
    free,
    store: (documents) =>
      free(async ({ firestore }) => {
        for (const [path, data] of Object.entries(documents)) await setDoc(doc(firestore, path), data);
      }),
    async stop() {
      await environment.cleanup();
      await server.stop();
    },
  };
}
