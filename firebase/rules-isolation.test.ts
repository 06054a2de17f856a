import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessWorld, startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';
import { BYTES, FILE, isolationDocuments, RESTRICTED_FILE } from './isolation/isolation-documents.ts';
import { ISOLATION_OF_READS } from './isolation/isolation-of-reads.ts';
import { ISOLATION_OF_RECORDS } from './isolation/isolation-of-records.ts';
import { ACTORS } from './rules-world.ts';

/** Domain 5.3 names so many. */
const EXISTING = 20;
const TESTS = [...ISOLATION_OF_READS, ...ISOLATION_OF_RECORDS];

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
  it.each(TESTS.map((test) => [test.number, test.title, test] as const))(
    '%i: %s',
    async (number, _title, test) => {
      const made = test.denied(world);
      attempts += made.length;

      expect(await others('denied', made)).toEqual([]);
      denied.add(number);
      expect(await others('allowed', test.allowed(world))).toEqual([]);
    },
  );

  it('has been tested', () => {
    process.stdout.write(`\n${denied.size}/${EXISTING} isolation tests denied (${attempts} attempts)\n`);

    expect(TESTS.map(({ number }) => number)).toEqual(Array.from({ length: EXISTING }, (_, at) => at + 1));
    expect(denied.size).toBe(EXISTING);
  });
});

it('denies every path that no rule names', async () => {
  for (const actor of Object.values(ACTORS)) {
    const db = world.as(actor);
    const made = [
      getDoc(doc(db, 'rateLimits', 'r1')),
      setDoc(doc(db, 'audit', 'a2'), { action: 'x' }),
      deleteDoc(doc(db, 'audit', 'a1')),
      getDoc(doc(db, 'companies', actor.companyId, 'payroll', 'p1')),
      setDoc(doc(db, 'companies', actor.companyId, 'payroll', 'p1'), { line: 'gl' }),
    ];
    expect(await others('denied', made), actor.role).toEqual([]);
  }
});
