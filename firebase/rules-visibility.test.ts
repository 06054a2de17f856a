import { engagementRecord } from '@vcms/engagements/access';
import { POLICY } from '@vcms/insurance/access';
import { ACTORS, type AccessWorld, SHOWN_STATES, stamped } from '@vcms/testing/access';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

async function expectDenied(...attempts: readonly Promise<unknown>[]): Promise<void> {
  const answers = await Promise.all(attempts.map(answerOf));
  expect(answers.filter(({ answer }) => answer !== 'denied')).toEqual([]);
}

async function expectAllowed(...attempts: readonly Promise<unknown>[]): Promise<void> {
  const answers = await Promise.all(attempts.map(answerOf));
  expect(answers.filter(({ answer }) => answer !== 'allowed')).toEqual([]);
}

describe('an engagement', () => {
  it.each([
    'requested',
    'invited',
    'declined',
    'rejected',
    'ended',
    'in_progress',
    'submitted',
    'approved',
    'suspended',
  ])(
    'that is %s opens evidence to the client in the visible states only, and the client’s record to the contractor',
    async (state) => {
      const contractor = `only-${state.replace('_', '-')}`;
      await world.write(
        new Map([
          [`engagements/X_${contractor}`, stamped(engagementRecord('X', contractor, state))],
          [
            `companies/${contractor}/policies/p1`,
            stamped({ ...POLICY, contractorId: contractor, state: 'accepted' }),
          ],
        ]),
      );
      const db = world.as(ACTORS['5003']);
      const reads = [
        getDoc(doc(db, 'companies', contractor, 'policies', 'p1')),
        getDocs(query(collection(db, 'companies', contractor, 'policies'), where(...SHOWN_STATES))),
        getDocs(query(collection(db, 'companies', contractor, 'oshaYears'), where(...SHOWN_STATES))),
      ];
      const isVisible = ['in_progress', 'submitted', 'approved', 'suspended'].includes(state);
      await (isVisible ? expectAllowed(...reads) : expectDenied(...reads));
      await expectAllowed(getDoc(doc(db, 'engagements', `X_${contractor}`)));

      const contact = { uid: 'u-any', role: '5005', companyId: contractor };
      const back = getDoc(doc(world.as(contact), 'companies', 'X'));
      await (isVisible || state === 'invited' ? expectAllowed(back) : expectDenied(back));
    },
  );

  it('whose result is not visible any more keeps it from the client', async () => {
    await world.write(
      new Map([['snapshots/X_gone', { clientId: 'X', contractorId: 'gone', visible: false }]]),
    );
    const db = world.as(ACTORS['5003']);
    await expectDenied(
      getDoc(doc(db, 'snapshots/X_gone')),
      getDocs(query(collection(db, 'snapshots'), where('clientId', '==', 'X'))),
    );
  });
});
