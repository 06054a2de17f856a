import { ACTORS, type AccessWorld } from '@vcms/testing/access';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { LINE_ISOLATION } from './access/records.ts';
import { answerOf } from './access/run-cell.ts';
import { BYTES, FILE, isolationDocuments, RESTRICTED_FILE } from './isolation/isolation-documents.ts';
import { ISOLATION_OF_DRAFTS } from './isolation/isolation-of-drafts.ts';
import { ISOLATION_OF_READS } from './isolation/isolation-of-reads.ts';
import { ISOLATION_OF_RECORDS } from './isolation/isolation-of-records.ts';
import { ISOLATION_TITLES } from './isolation/isolation-test.ts';

const CASES = [...ISOLATION_OF_READS, ...ISOLATION_OF_RECORDS, ...ISOLATION_OF_DRAFTS, ...LINE_ISOLATION];
const TESTS = ISOLATION_TITLES.map((title, at) => [at + 1, title] as const);

let world: AccessWorld;
const denied = new Set<number>();
let attempts = 0;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(isolationDocuments());
  const storage = world.storageOf(ACTORS['5005']);
  for (const path of [FILE, RESTRICTED_FILE]) {
    await uploadBytes(ref(storage, path), BYTES, { contentType: 'application/pdf' });
  }
});
afterAll(() => world.stop());

/** Answers other than the wanted one. */
async function others(
  wanted: 'allowed' | 'denied',
  made: readonly Promise<unknown>[],
): Promise<readonly unknown[]> {
  const answers = await Promise.all(made.map(answerOf));
  return answers.flatMap((given, at) => (given.answer === wanted ? [] : [{ attempt: at, ...given }]));
}

describe('isolation (domain 5.3)', () => {
  it.each(TESTS)('%i: %s', async (number) => {
    const cases = CASES.filter((tried) => tried.number === number);
    const made = cases.flatMap((tried) => tried.denied(world));
    attempts += made.length;

    expect(made.length).toBeGreaterThan(0);
    expect(await others('denied', made)).toEqual([]);
    denied.add(number);
    expect(
      await others(
        'allowed',
        cases.flatMap((tried) => tried.allowed(world)),
      ),
    ).toEqual([]);
  });

  it('has been tested', () => {
    process.stdout.write(`\n${denied.size}/${TESTS.length} isolation tests denied (${attempts} attempts)\n`);

    expect(TESTS).toHaveLength(21);
    expect(denied.size).toBe(TESTS.length);
  });
});

it('denies every path that no rule names', async () => {
  for (const actor of Object.values(ACTORS)) {
    const db = world.as(actor);
    const made = [
      getDoc(doc(db, 'rateLimits', 'r1')),
      setDoc(doc(db, 'sharedRuns', 'evaluation-a'), { owner: 'me', wanted: 0 }),
      // Also the own one: only callables touch the secret address of a calendar.
      getDoc(doc(db, 'calendarFeeds', actor.uid)),
      getDocs(collection(db, 'calendarFeeds')),
      setDoc(doc(db, 'calendarFeeds', actor.uid), { tokenHash: 'a'.repeat(64) }),
      deleteDoc(doc(db, 'calendarFeeds', actor.uid)),
      getDoc(doc(db, 'unsubscribeLinks', 'a'.repeat(64))),
      getDocs(collection(db, 'unsubscribeLinks')),
      setDoc(doc(db, 'unsubscribeLinks', 'a'.repeat(64)), { uid: actor.uid }),
      deleteDoc(doc(db, 'unsubscribeLinks', 'a'.repeat(64))),
      getDoc(doc(db, 'companyDeletions', actor.companyId)),
      getDocs(collection(db, 'companyDeletions')),
      setDoc(doc(db, 'companyDeletions', actor.companyId), { state: 'done' }),
      setDoc(doc(db, 'audit', 'a2'), { action: 'x' }),
      deleteDoc(doc(db, 'audit', 'a1')),
      getDoc(doc(db, 'companies', actor.companyId, 'payroll', 'p1')),
      setDoc(doc(db, 'companies', actor.companyId, 'payroll', 'p1'), { line: 'gl' }),
    ];
    expect(await others('denied', made), actor.role).toEqual([]);
  }
});
