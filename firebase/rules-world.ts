import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { ENGAGEMENT_STATES } from '@vcms/domain';
import { doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore';
import { startLocalFirebase } from 'local-firebase';

const RULES_FILE = new URL('./firestore.rules', import.meta.url);

export const ROLES = ['5001', '5002', '5003', '5004', '5005', '5006'] as const;
export type Role = (typeof ROLES)[number];

/**
 * One person per role. X and Y are clients; A, B and Z contractors; L a limited contractor. X also has one contractor in
 * each state, in-requested and so on, for the visibility switch.
 */
export interface Actor {
  readonly uid: string;
  readonly role: string;
  readonly companyId: string;
  /** A company on the other side of an engagement in a visible state. */
  readonly engagedWith: string;
  /** A company of the same kind as the own one. */
  readonly rival: string;
}

export const ACTORS: Readonly<Record<Role, Actor>> = {
  '5001': { uid: 'u-admin', role: '5001', companyId: 'firm', engagedWith: 'A', rival: 'X' },
  '5002': { uid: 'u-cs', role: '5002', companyId: 'firm', engagedWith: 'A', rival: 'X' },
  '5003': { uid: 'u-client', role: '5003', companyId: 'X', engagedWith: 'A', rival: 'Y' },
  '5004': { uid: 'u-reduced', role: '5004', companyId: 'X', engagedWith: 'A', rival: 'Y' },
  '5005': { uid: 'u-contractor', role: '5005', companyId: 'A', engagedWith: 'X', rival: 'B' },
  '5006': { uid: 'u-limited', role: '5006', companyId: 'L', engagedWith: 'X', rival: 'B' },
};

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

/** A user document; the profile fields are what the owner may change. */
export function userRecord(role: string, companyId: string) {
  return {
    email: `${role}.${companyId}@example.test`.toLowerCase(),
    firstName: 'Ira',
    lastName: 'Vale',
    role,
    companyId,
    companyName: companyId,
    status: 'active',
    prefs: { emailReminders: true, digest: 'daily' },
  };
}

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
