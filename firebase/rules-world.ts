import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { ENGAGEMENT_STATES } from '@vcms/domain';
import { ACTORS, type Actor, userRecord } from '@vcms/testing/access';
import { doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore';
import { startLocalFirebase } from 'local-firebase';

const RULES_FILE = new URL('./firestore.rules', import.meta.url);

const COMPANIES: Readonly<Record<string, string>> = {
  firm: 'firm',
  X: 'client',
  Y: 'client',
  A: 'contractor',
  B: 'contractor',
  L: 'contractor',
  Z: 'contractor',
  ...Object.fromEntries(ENGAGEMENT_STATES.map((state) => [`in-${state}`, 'contractor'])),
};

const ENGAGEMENTS: readonly (readonly [string, string, string])[] = [
  ['X', 'A', 'approved'],
  ['X', 'L', 'in_progress'],
  ['Y', 'A', 'approved'],
  ['Y', 'B', 'approved'],
  ...ENGAGEMENT_STATES.map((state) => ['X', `in-${state}`, state] as const),
];

async function fill(db: Firestore): Promise<void> {
  for (const [id, kind] of Object.entries(COMPANIES)) {
    await setDoc(doc(db, 'companies', id), { kind, name: id, status: 'active' });
    await setDoc(doc(db, 'companies', id, 'private', 'main'), { ein: '001234567' });
    await setDoc(doc(db, 'companies', id, 'policies', 'p1'), { line: 'gl' });
  }
  for (const [clientId, contractorId, state] of ENGAGEMENTS) {
    await setDoc(doc(db, 'engagements', `${clientId}_${contractorId}`), { clientId, contractorId, state });
  }
  const people = [
    ...Object.values(ACTORS),
    { uid: 'u-other-client', role: '5003', companyId: 'Y' },
    { uid: 'u-other-contractor', role: '5005', companyId: 'B' },
    { uid: 'u-colleague-of-x', role: '5003', companyId: 'X' },
    { uid: 'u-colleague-of-a', role: '5005', companyId: 'A' },
    { uid: 'u-colleague-of-l', role: '5006', companyId: 'L' },
    { uid: 'u-disabled', role: '5003', companyId: 'X' },
    { uid: 'u-unknown', role: '5999', companyId: 'firm' },
  ];
  for (const { uid, role, companyId } of people) {
    await setDoc(doc(db, 'users', uid), userRecord(role, companyId));
    for (const name of ['first', 'second']) {
      await setDoc(doc(db, 'notifications', `${uid}_${name}`), {
        id: `${uid}_${name}`,
        toId: uid,
        title: 'Approved',
        body: 'Northfield Energy approved you.',
        date_time: serverTimestamp(),
        read: false,
      });
    }
  }
  await setDoc(doc(db, 'audit', 'a1'), { action: 'policy.submit' });
  await setDoc(doc(db, 'reminderLog', 'r1'), { toId: 'u-client' });
}

export interface RulesWorld {
  /** Firestore as this person sees it; claims as the server sets them. */
  as(actor: Pick<Actor, 'uid' | 'role' | 'companyId'>, active?: boolean): Firestore;
  /** Firestore with other claims than the server would set. */
  withClaims(uid: string, claims: Readonly<Record<string, unknown>>): Firestore;
  signedOut(): Firestore;
  stop(): Promise<void>;
}

/** A local Firebase with the product's rules and a small world of companies. */
export async function startRulesWorld(): Promise<RulesWorld> {
  const server = await startLocalFirebase({ port: 0, projectId: 'demo-rules' });
  const { hostname, port } = new URL(server.origin);
  const environment: RulesTestEnvironment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: hostname, port: Number(port), rules: await readFile(RULES_FILE, 'utf8') },
  });
  await environment.withSecurityRulesDisabled((context) => fill(context.firestore() as unknown as Firestore));
  const known = new Map<string, Firestore>();
  function withClaims(uid: string, claims: Readonly<Record<string, unknown>>): Firestore {
    const key = JSON.stringify([uid, claims]);
    const held = known.get(key);
    if (held !== undefined) return held;
    const created = environment.authenticatedContext(uid, { ...claims }).firestore() as unknown as Firestore;
    known.set(key, created);
    return created;
  }
  return {
    as: ({ uid, role, companyId }, active = true) => withClaims(uid, { role, companyId, active }),
    withClaims,
    signedOut: () => environment.unauthenticatedContext().firestore() as unknown as Firestore,
    async stop() {
      await environment.cleanup();
      await server.stop();
    },
  };
}
