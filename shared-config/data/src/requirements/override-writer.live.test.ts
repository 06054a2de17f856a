import { localDate } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveData, liveFirestore } from '@vcms/seed/live-firestore';
import { getDoc, getDocs } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { recordRef } from '../records.ts';
import { contractorsBeginningQuery, overridesOfPairQuery } from './override-queries.ts';
import { changeOverrides, type OverrideContent, type OverrideWriteContext } from './override-writer.ts';

/** The rules take no override that is dated back. */
const TODAY = localDate(new Date(), 'America/Chicago');
const { client, client2, clientReduced, cs, contractor, contractor2 } = DEMO_PEOPLE;
/** Serves all three clients. */
const CONTRACTOR = contractor.companyId;

function deskOf(
  account: DemoAccount,
  clientId = client.companyId,
  contractorId = CONTRACTOR,
): OverrideWriteContext {
  return { firestore: liveFirestore(account), uid: account.uid, clientId, contractorId };
}

const context = deskOf(client);
const HIGHER: OverrideContent = {
  key: 'insurance.auto.auto_csl',
  value: 2_000_000,
  waived: false,
  reason: 'They drive inside the tank farm now.',
  from: TODAY,
  to: null,
};
const WAIVED: OverrideContent = {
  ...HIGHER,
  key: 'insurance.umbrella',
  value: undefined,
  waived: true,
  to: '2027-03-01',
};

async function read({ firestore }: OverrideWriteContext, id: string) {
  const found = (await getDoc(recordRef(firestore, 'requirementOverrides', id))).data();
  if (found?.ok !== true) throw new Error(`${id} cannot be read`);
  return found.value;
}

const DENIED = { kind: 'failed', failure: { kind: 'denied' } };
let count = 0;
const newId = () => {
  count += 1;
  return `special-${count}`;
};

describe('special demands on one contractor', () => {
  it('are added, changed by a new one, and revoked', async () => {
    const [first, second, waiver] = [newId(), newId(), newId()];
    expect(await changeOverrides(context, { revoked: [], added: [{ ...HIGHER, id: first }] })).toEqual({
      kind: 'done',
    });
    const added = [
      { ...HIGHER, id: second, value: 3_000_000 },
      { ...WAIVED, id: waiver },
    ];
    expect(await changeOverrides(context, { revoked: [first], added })).toEqual({ kind: 'done' });

    expect(await read(context, first)).toMatchObject({ value: 2_000_000, state: 'revoked' });
    expect(await read(context, second)).toMatchObject({
      value: 3_000_000,
      waived: false,
      state: 'active',
      to: null,
    });
    expect(await read(context, waiver)).toMatchObject({ waived: true, to: '2027-03-01' });
    const own = await getDocs(overridesOfPairQuery(context.firestore, client.companyId, CONTRACTOR));
    expect(own.docs.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second, waiver]));
  });

  it('are told apart when somebody else has revoked them: nothing is written', async () => {
    const [id, next] = [newId(), newId()];
    await changeOverrides(context, { revoked: [], added: [{ ...HIGHER, id }] });
    await changeOverrides(context, { revoked: [id], added: [] });

    const again = { revoked: [id], added: [{ ...HIGHER, id: next }] };
    expect(await changeOverrides(context, again)).toEqual({ kind: 'conflict' });
    // To the rules, an absent record and a forbidden one are the same.
    await expect(read(context, next)).rejects.toThrow();
  });

  it('may be set by customer service for any client', async () => {
    const id = newId();
    const service = deskOf(cs, client2.companyId);
    expect(await changeOverrides(service, { revoked: [], added: [{ ...HIGHER, id }] })).toEqual({
      kind: 'done',
    });
    expect(await changeOverrides(service, { revoked: [id], added: [] })).toEqual({ kind: 'done' });
  });

  it.each([
    ['a client for another client', deskOf(client, client2.companyId)],
    ['a client of the reduced plan', deskOf(clientReduced, clientReduced.companyId)],
    ['the contractor itself', deskOf(contractor)],
    [
      'a client for a contractor it has nothing to do with',
      deskOf(client, client.companyId, contractor2.companyId),
    ],
  ])('are refused to %s', async (_name, foreign) => {
    const change = { revoked: [], added: [{ ...HIGHER, id: newId() }] };
    expect(await changeOverrides(foreign, change)).toMatchObject(DENIED);
  });

  it('of one client cannot be listed or revoked by another', async () => {
    const id = newId();
    await changeOverrides(context, { revoked: [], added: [{ ...HIGHER, id }] });
    const other = deskOf(client2, client.companyId);

    await expect(
      getDocs(overridesOfPairQuery(other.firestore, client.companyId, CONTRACTOR)),
    ).rejects.toThrow(/permission/i);
    expect(await changeOverrides(other, { revoked: [id], added: [] })).toMatchObject(DENIED);
  });
});

describe('contractors to choose from', () => {
  it('begin as typed, in the order of their names, for the client and for customer service', async () => {
    const names = liveData()
      .snapshots.filter(({ clientId, visible }) => clientId === client.companyId && visible)
      .map(({ contractorName }) => contractorName)
      .sort();
    for (const account of [client, cs]) {
      const firestore = liveFirestore(account);
      const all = await getDocs(contractorsBeginningQuery(firestore, client.companyId, '', 6));
      expect(all.docs.map((entry) => entry.get('contractorName'))).toEqual(names.slice(0, 7));
      const first = names[0] ?? '';
      const found = await getDocs(
        contractorsBeginningQuery(firestore, client.companyId, first.slice(0, 5).toLowerCase(), 6),
      );
      expect(found.docs.map((entry) => entry.get('contractorName'))).toContain(first);
    }
  });
});
