import { recordRef } from '@vcms/data';
import { yearRates } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore } from '@vcms/seed/live-firestore';
import { getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  deleteSafetyDraft,
  type SafetyContent,
  saveSafetyDraft,
  submitSafetyRecord,
  withdrawSafetyRecord,
} from './evidence-writer.ts';

const { contractor2, contractor } = DEMO_PEOPLE;
const firestore = liveFirestore(contractor2);
const context = { firestore, uid: contractor2.uid, contractorId: contractor2.companyId };
const today = new Date().toISOString().slice(0, 10);

const NUMBERS = { G: 0, H: 0, I: 0, J: 1, K: 0, L: 0, M1: 1, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };

function contentOf(year: number): SafetyContent<'oshaYears'> {
  return {
    year,
    establishmentName: 'Main yard',
    naics: '238160',
    ...{ employees: 40, hours: 80_000, ...NUMBERS },
    noWork: false,
    exemption: 'none',
    citations: [],
    form300aDocId: 'form',
    log300Redacted: false,
    explanation: undefined,
    source: 'form',
    ...yearRates({ ...NUMBERS, hours: 80_000 }),
  };
}

async function read(id: string) {
  const found = (await getDoc(recordRef(firestore, 'oshaYears', context.contractorId, id))).data();
  if (found?.ok !== true) throw new Error(`${id} cannot be read`);
  return found.value;
}

describe('OSHA years written by their contractor', () => {
  it('are drafted, submitted, withdrawn, and taken up again as the next version', async () => {
    const place = { kind: 'oshaYears', id: '2016' } as const;
    expect(await saveSafetyDraft(context, place, contentOf(2016))).toEqual({ kind: 'done' });
    expect(await submitSafetyRecord(context, place, today)).toEqual({ kind: 'done' });
    expect(await withdrawSafetyRecord(context, place)).toEqual({ kind: 'done' });

    const again = { ...place, seen: await read('2016') };
    const explained = { ...contentOf(2016), explanation: 'Two crews were lent to another yard.' };
    expect(await saveSafetyDraft(context, again, explained)).toEqual({ kind: 'done' });
    expect(await submitSafetyRecord(context, place, today)).toEqual({ kind: 'done' });
    expect(await read('2016')).toMatchObject({
      state: 'submitted',
      version: 2,
      explanation: explained.explanation,
    });
  });

  it('are told apart when somebody else wrote the same year', async () => {
    const place = { kind: 'oshaYears', id: '2015' } as const;
    await saveSafetyDraft(context, place, contentOf(2015));

    expect(await saveSafetyDraft(context, place, contentOf(2015))).toEqual({ kind: 'conflict' });
    const seen = await read('2015');
    await saveSafetyDraft(context, { ...place, seen }, contentOf(2015));
    expect(await saveSafetyDraft(context, { ...place, seen }, contentOf(2015))).toEqual({ kind: 'conflict' });
    expect(await deleteSafetyDraft(context, place)).toEqual({ kind: 'done' });
  });

  it('are refused as a submission while types and cases differ', async () => {
    const place = { kind: 'oshaYears', id: '2014' } as const;
    await saveSafetyDraft(context, place, { ...contentOf(2014), M1: 0 });

    expect(await submitSafetyRecord(context, place, today)).toMatchObject({ failure: { kind: 'denied' } });
  });

  it('are refused for another company', async () => {
    const foreign = { ...context, contractorId: contractor.companyId };

    expect(await saveSafetyDraft(foreign, { kind: 'oshaYears', id: '2013' }, contentOf(2013))).toMatchObject({
      failure: { kind: 'denied' },
    });
  });
});
