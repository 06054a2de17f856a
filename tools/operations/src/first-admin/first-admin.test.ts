import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkedRequest, requireCaller } from '@vcms/server/core';
import { createInvitation } from '@vcms/users/server';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  confirmPasswordReset,
  connectAuthEmulator,
  getAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openProject, type ProjectContext } from '../project-context.ts';
import { runFirstAdmin } from './run-first-admin.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const COMPANY = fileOf('infrastructure/company.example.json');
const ADA = ['--email', ' Ada@Example.test ', '--name', 'Ada King Marlow', '--company', COMPANY];

let firebase: LocalFirebase;
let projectId: string;
let project: ProjectContext;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-admin-'));
  projectId = `demo-empty-${randomUUID()}`;
  firebase = await startLocalFirebase({
    port: 0,
    projectId,
    rulesFile: fileOf('firebase/firestore.rules'),
    indexesFile: fileOf('firebase/firestore.indexes.json'),
    authFile: fileOf('firebase/auth.config.json'),
    refusedPasswordsFile: fileOf('firebase/refused-passwords.txt'),
  });
  project = openProject(projectId, new URL(firebase.origin).host);
});
afterEach(async () => {
  await project.close();
  await firebase.stop();
  rmSync(folder, { recursive: true });
});

async function run(args: readonly string[]) {
  const results: string[] = [];
  const progress: string[] = [];
  const code = await runFirstAdmin([...args, '--local', firebase.origin, '--project', projectId], {
    result: (line) => results.push(line),
    progress: (line) => progress.push(line),
  });
  return { code, link: results.join('\n'), said: progress.join('\n') };
}

async function audit() {
  const lines = (await project.trusted.db.collection('audit').get()).docs.map((line) => line.data());
  return lines.map(({ action, actorUid, reason }) => ({ action, actorUid, reason }));
}

async function count(collection: string): Promise<number> {
  return (await project.trusted.db.collection(collection).get()).size;
}

/** Chooses the password behind a link, signs in with it in a browser of its own, and reads as the access rules let. */
async function signInBy(link: string, email: string) {
  const app = initializeApp({ projectId, apiKey: 'local' }, randomUUID());
  try {
    const auth = getAuth(app);
    connectAuthEmulator(auth, firebase.origin, { disableWarnings: true });
    await confirmPasswordReset(auth, new URL(link).searchParams.get('oobCode') ?? '', 'harbor-light-61');
    const { user } = await signInWithEmailAndPassword(auth, email, 'harbor-light-61');
    const db = getFirestore(app);
    const { hostname, port } = new URL(firebase.origin);
    connectFirestoreEmulator(db, hostname, Number(port));
    const firm = await getDoc(doc(db, 'companies', 'firm'));
    const { claims } = await user.getIdTokenResult();
    return { uid: user.uid, claims, firmName: firm.get('name') as unknown };
  } finally {
    await deleteApp(app);
  }
}

it('the first admin of an empty project signs in by the link and invites the next person', async () => {
  const { code, link, said } = await run(ADA);
  expect([code, said]).toEqual([
    0,
    expect.stringContaining('ada@example.test is now an admin of Example Compliance'),
  ]);

  const { uid, claims, firmName } = await signInBy(link, 'ada@example.test');
  expect(claims).toMatchObject({ role: '5001', companyId: 'firm', active: true });
  expect(firmName).toBe('Example Compliance Services, LLC');

  const caller = await requireCaller(project.trusted, { uid, claims });
  expect(caller).toMatchObject({ role: '5001', name: 'Ada King Marlow', companyId: 'firm' });
  const request = { requestId: randomUUID(), email: 'casey@example.test', role: '5002', companyId: 'firm' };
  await createInvitation(project.trusted, caller, checkedRequest('invitationCreate', request));
  const mails = await project.trusted.db.collection('mail').get();
  expect(mails.docs.map((mail) => mail.get('to') as unknown)).toEqual(['casey@example.test']);
});

it('a second run finds the first one and gives a new link; each link is on record', async () => {
  await run(ADA);
  const again = await run(['--email', 'ada@example.test', '--name', 'Somebody Else']);

  expect([again.code, again.said]).toEqual([0, expect.stringContaining('is an admin already')]);
  expect([await count('users'), await count('companies')]).toEqual([1, 1]);
  expect((await audit()).map(({ action }) => action).toSorted()).toEqual([
    'user.first_admin',
    'user.send_password_reset',
    'user.send_password_reset',
  ]);
  await signInBy(again.link, 'ada@example.test');
});

it('another person is refused and leaves no trace, unless a reason is given, which is kept', async () => {
  await run(ADA);
  const bea = ['--email', 'bea@example.test', '--name', 'Bea Stone'];

  const refused = await run(bea);
  expect([refused.code, refused.link]).toEqual([1, '']);
  expect(refused.said).toContain('has an admin already');
  await expect(project.trusted.auth.getUserByEmail('bea@example.test')).rejects.toThrow(/no user record/i);

  const short = await run([...bea, '--force', '--reason', 'why not']);
  expect([short.code, short.said]).toEqual([1, expect.stringContaining('10-500 characters')]);

  const reason = 'Ada left the firm and nobody can sign in.';
  expect((await run([...bea, '--force', '--reason', reason])).code).toBe(0);
  expect(await audit()).toContainEqual({ action: 'user.first_admin', actorUid: 'trusted', reason });
});

it('an account that somebody made at this address before gets a new password holder', async () => {
  const { auth } = project.trusted;
  await auth.createUser({ uid: 'squatter', email: 'ada@example.test', password: 'known-to-a-stranger' });

  expect((await run(ADA)).code).toBe(0);
  expect((await auth.getUserByEmail('ada@example.test')).uid).not.toBe('squatter');
});

it('a person of another company stays what that person is, with a reason as well', async () => {
  await run(ADA);
  const { db, auth } = project.trusted;
  await auth.createUser({ uid: 'nora', email: 'nora@example.test', emailVerified: true });
  await db.doc('users/nora').set({ role: '5003', companyId: 'client-1', status: 'active' });

  const args = [
    '--email',
    'nora@example.test',
    '--name',
    'Nora Feld',
    '--force',
    '--reason',
    'All are gone for good.',
  ];
  const { code, said } = await run(args);
  expect([code, said]).toEqual([1, expect.stringContaining('belongs to another company')]);
  expect((await db.doc('users/nora').get()).get('role')).toBe('5003');
});

it('what is missing or wrong is said before anything is made', async () => {
  const file = join(folder, 'company.json');
  writeFileSync(file, JSON.stringify({ name: 'Firm', address1: '1 Main St' }));
  const wrong: readonly (readonly [readonly string[], number, RegExp])[] = [
    [['--email', 'ada@example.test', '--name', 'Ada Marlow'], 1, /give its company with --company/],
    [['--email', 'ada@example.test', '--name', 'Ada Marlow', '--company', file], 1, /not complete: city/],
    [['--email', 'ada@example.test', '--name', 'Ada', '--company', COMPANY], 2, /first and last name/],
    [['--email', 'ada', '--name', 'Ada Marlow', '--company', COMPANY], 1, /address/i],
    [[...ADA, '--force'], 2, /needs a --reason/],
    [[...ADA, '--colour'], 2, /--colour/],
    [['--name', 'Ada Marlow'], 2, /--email/],
  ];
  for (const [args, code, sentence] of wrong) {
    const answer = await run(args);
    expect([answer.code, answer.said]).toEqual([code, expect.stringMatching(sentence)]);
  }
  expect([await count('users'), await count('companies'), await count('audit')]).toEqual([0, 0, 0]);
  expect((await project.trusted.auth.listUsers()).users).toEqual([]);
});
