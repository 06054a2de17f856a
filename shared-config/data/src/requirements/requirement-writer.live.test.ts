import {
  DEFAULT_REQUIREMENTS,
  ENDORSEMENTS,
  INSURANCE_LINES,
  LIMITS_OF_LINE,
  openDraft,
  type RequirementSet,
} from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore } from '@vcms/seed/live-firestore';
import { doc, getDoc, getDocs, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { requirementSetsQuery } from '../queries/relation-queries.ts';
import { recordRef } from '../records.ts';
import type { StoredRecord } from '../schema-converter.ts';
import {
  createRequirementDraft,
  publishRequirementDraft,
  type RequirementContent,
  type RequirementWriteContext,
  saveRequirementDraft,
} from './requirement-writer.ts';

const { client, client2, clientReduced, cs, contractor } = DEMO_PEOPLE;

function deskOf(account: DemoAccount, clientId = account.companyId): RequirementWriteContext {
  return { firestore: liveFirestore(account), uid: account.uid, clientId };
}

const context = deskOf(client);
const CONTENT: RequirementContent = {
  ...DEFAULT_REQUIREMENTS,
  // The rules go by the real day.
  effectiveFrom: '2190-01-01',
  changeNote: 'Auto raised for the tank farm.',
  naicsGroups: [],
};

async function read(
  { firestore, clientId }: RequirementWriteContext,
  n: number,
): Promise<StoredRecord<RequirementSet>> {
  const found = (await getDoc(recordRef(firestore, 'requirementSets', clientId, n))).data();
  if (found?.ok !== true) throw new Error(`Version ${n} cannot be read: ${JSON.stringify(found)}`);
  return found.value;
}

async function nextNumber({ firestore, clientId }: RequirementWriteContext): Promise<number> {
  const { docs } = await getDocs(requirementSetsQuery(firestore, clientId, 'client'));
  return Math.max(...docs.map((entry) => Number(entry.id))) + 1;
}

const DENIED = { kind: 'failed', failure: { kind: 'denied' } };

describe('versions of a client’s demands', () => {
  it('begin as a draft, are saved again, and are published once and for all', async () => {
    const n = await nextNumber(context);
    expect(await createRequirementDraft(context, n, CONTENT)).toEqual({ kind: 'done' });
    expect(await createRequirementDraft(context, n, CONTENT)).toEqual({ kind: 'conflict' });

    const changed = { ...CONTENT, changeNote: 'Auto raised for the tank farm, and umbrella.' };
    expect(await saveRequirementDraft(context, await read(context, n), changed)).toEqual({ kind: 'done' });
    expect(openDraft([await read(context, n)])).toMatchObject({ n, changeNote: changed.changeNote });

    expect(await publishRequirementDraft(context, n, changed)).toEqual({ kind: 'done' });
    const published = await read(context, n);
    expect(published).toMatchObject({
      status: 'published',
      publishedBy: client.uid,
      ...CONTENT,
      changeNote: changed.changeNote,
    });
    expect(await saveRequirementDraft(context, published, CONTENT)).toMatchObject(DENIED);
  });

  it('may ask for everything there is: the rules can judge the largest version', async () => {
    const n = await nextNumber(context);
    const insurance = Object.fromEntries(
      INSURANCE_LINES.map((line) => [
        line,
        {
          required: true,
          limits: Object.fromEntries(LIMITS_OF_LINE[line].map((code) => [code, 1_000_000])),
          ...{ statutory: true, endorsements: [...ENDORSEMENTS], certificateHolder: true },
          ...{ occurrenceOnly: true, aggregatePer: 'project', minBest: 'A- VII', viaUmbrella: true },
          warnDays: 30,
        },
      ]),
    );
    const osha = {
      ...DEFAULT_REQUIREMENTS.osha,
      ltir: { industryMultiplier: '1.25' },
      maxDeaths: 0,
      smallEmployerRule: { hoursBelow: 200_000, maxCases: 1 },
    };
    const naicsGroups = Array.from({ length: 20 }, (_, at) => ({
      name: `Group ${at}`,
      naics: [`${238_000 + at}`],
      ...{ trir: { limit: '2.00' }, dart: { industryMultiplier: '1.25' }, ltir: { limit: '1.00' } },
      ...{ emrLatest: '0.90', emrAvg3: '0.95' },
    }));
    const all: RequirementContent = { ...CONTENT, osha, insurance, naicsGroups };

    expect(await createRequirementDraft(context, n, all)).toEqual({ kind: 'done' });
    expect(await saveRequirementDraft(context, await read(context, n), all)).toEqual({ kind: 'done' });
    expect(await publishRequirementDraft(context, n, all)).toEqual({ kind: 'done' });
  });

  it('keep their limits by industry: a page of an older release, which knows none, saves nothing over them', async () => {
    const n = await nextNumber(context);
    const { naicsGroups: _unknown, ...older } = CONTENT;
    const naicsGroups = [{ name: 'Trades', naics: ['238'], trir: { limit: '2.00' } }];
    await createRequirementDraft(context, n, { ...CONTENT, naicsGroups });
    const seen = await read(context, n);
    expect(await saveRequirementDraft(context, seen, older)).toMatchObject(DENIED);
    expect(await createRequirementDraft(context, n + 1, older)).toMatchObject(DENIED);
    expect(await read(context, n)).toMatchObject({ naicsGroups });
    expect(await saveRequirementDraft(context, seen, { ...CONTENT, naicsGroups: [] })).toEqual({
      kind: 'done',
    });
  });

  it('are told apart when somebody else saved them', async () => {
    const n = await nextNumber(context);
    await createRequirementDraft(context, n, CONTENT);
    const seen = await read(context, n);
    await saveRequirementDraft(context, seen, { ...CONTENT, changeNote: 'First to save.' });

    expect(await saveRequirementDraft(context, seen, CONTENT)).toEqual({ kind: 'conflict' });
    expect(await publishRequirementDraft(context, n, CONTENT)).toEqual({ kind: 'conflict' });
    expect(await read(context, n)).toMatchObject({ changeNote: 'First to save.', status: 'draft' });
  });

  it('cannot be published into the past', async () => {
    const n = await nextNumber(context);
    const past = { ...CONTENT, effectiveFrom: '2026-01-01' };
    await createRequirementDraft(context, n, past);

    expect(await publishRequirementDraft(context, n, past)).toMatchObject(DENIED);
    expect(await read(context, n)).toMatchObject({ status: 'draft' });
  });

  it('are the own client’s only: not another’s, not of the reduced plan, not a contractor’s', async () => {
    const { companyId } = client2;
    for (const account of [client, clientReduced, contractor]) {
      expect(await createRequirementDraft(deskOf(account, companyId), 4, CONTENT)).toMatchObject(DENIED);
    }
    const reduced = deskOf(clientReduced);
    expect(await createRequirementDraft(reduced, 2, CONTENT)).toMatchObject(DENIED);
  });

  it('may be drafted further by customer service, who cannot publish', async () => {
    const service = deskOf(cs, client2.companyId);
    const content = { ...CONTENT, effectiveFrom: LIVE_TODAY };
    expect(await saveRequirementDraft(service, await read(service, 3), content)).toEqual({ kind: 'done' });
    expect(await publishRequirementDraft(service, 3, content)).toMatchObject(DENIED);
  });

  it('of another client cannot be read', async () => {
    const foreign = deskOf(client2, client.companyId);
    await expect(read(foreign, 1)).rejects.toThrow(/permission|access/i);
    const path = `clients/${client.companyId}/requirementSets/1`;
    await expect(
      updateDoc(doc(context.firestore, path), { changeNote: 'Rewritten later' }),
    ).rejects.toThrow();
  });
});
