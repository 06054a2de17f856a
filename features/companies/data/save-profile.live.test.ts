import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore } from '@vcms/seed/live-firestore';
import { doc, getDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { saveProfile } from './save-profile.ts';

const { contractor2 } = DEMO_PEOPLE;

it('stores the fields it is given; of two people who edit one field the later is told, of different fields both are stored', async () => {
  const seen = liveData().companies.find(({ id }) => id === contractor2.companyId)?.record;
  if (seen === undefined) throw new Error('There is no such company.');
  const firestore = liveFirestore(contractor2);
  const context = { firestore, uid: contractor2.uid, companyId: contractor2.companyId };
  const stored = async () => (await getDoc(doc(firestore, 'companies', contractor2.companyId))).data() ?? {};

  expect(await saveProfile(context, seen, { dba: 'Redstem' })).toEqual({ kind: 'done' });
  expect(await saveProfile(context, seen, { dba: 'Redstem West' })).toEqual({ kind: 'conflict' });
  expect(await saveProfile(context, seen, { naicsOther: ['213111'] })).toEqual({ kind: 'done' });
  expect(await stored()).toMatchObject({ dba: 'Redstem', naicsOther: ['213111'] });

  const now = { ...seen, dba: 'Redstem', naicsOther: ['213111'] };
  expect(await saveProfile(context, now, { dba: undefined, naicsOther: [] })).toEqual({ kind: 'done' });
  expect('dba' in (await stored())).toBe(false);

  const refused = await saveProfile(context, seen, { Zip: 'nowhere' });
  expect(refused.kind).toBe('failed');
});
