import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTaxData } from './set-tax-data.ts';
import { updateCompany } from './write-company.ts';

let world: World;
let rival: Caller;
beforeAll(async () => {
  world = await startWorld();
  await world.put('companies/b', {
    ...(await world.read('companies/a')),
    name: 'Birch Roofing',
  });
  rival = await world.addPerson('rival', '5005', 'b');
});
afterAll(() => world.stop());

const SECRET = { ein: '001112223', ownerName: 'Hana Lund', taxClass: 'corporation' };

function set(caller: Caller, companyId: string, change: object = {}, seenAt?: number) {
  const request = { companyId, private: { ...SECRET, ...change }, seenAt };
  return setTaxData(world.trusted, caller, checkedRequest('companySetTaxData', request));
}

const secretOf = (companyId: string) => world.read(`companies/${companyId}/private/main`);
const linesOf = async (companyId: string) =>
  (await world.list('audit')).filter(
    ({ entityId, action }) => entityId === companyId && action === 'company.tax_data',
  );

describe('the tax data of a company', () => {
  it('are set by the company itself, not confirmed, with a line that says what changed and not to what', async () => {
    await set(world.callers.contractor, 'a');

    expect(await secretOf('a')).toMatchObject({
      ...SECRET,
      einConfirmed: false,
      createdBy: 'contractor',
      v: 1,
    });
    const [line] = await linesOf('a');
    expect(line).toMatchObject({
      actorUid: 'contractor',
      after: { changed: ['ein', 'ownerName', 'taxClass'] },
    });
    expect(JSON.stringify(line)).not.toContain(SECRET.ein);
  });

  it('take no EIN of another company, and do not say whose it is', async () => {
    await expect(set(rival, 'b')).rejects.toMatchObject({
      reason: 'taken',
      message: 'This EIN is taken already. If it is yours, contact us.',
    });
    await expect(set(world.callers.service, 'b')).rejects.toMatchObject({
      message: 'EIN already belongs to Acme Roofing.',
    });
    expect(await secretOf('b')).toBeUndefined();
  });

  it('of two companies that enter one EIN at the same time take it once', async () => {
    const ein = '005550001';

    const settled = await Promise.allSettled([
      set(world.callers.contractor, 'a', { ein }),
      set(rival, 'b', { ein }),
    ]);

    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('are confirmed by the firm, and stay so until the company enters another EIN', async () => {
    await set(world.callers.contractor, 'a');
    await set(world.callers.service, 'a');
    expect(await secretOf('a')).toMatchObject({ einConfirmed: true });

    await set(world.callers.contractor, 'a', { taxClass: 'LLC' });
    expect(await secretOf('a')).toMatchObject({ taxClass: 'LLC', einConfirmed: true });
    await set(world.callers.contractor, 'a', { ein: '005550009' });
    expect(await secretOf('a')).toMatchObject({ einConfirmed: false });
  });

  it('that another company copied in the past hinder nobody from saving their own', async () => {
    await set(world.callers.contractor, 'a', { ein: '005550010' });
    await world.put('companies/b/private/main', { ...SECRET, ein: '005550010' });
    const { address1, city, state, Zip, phone, naicsOther, trades, timezone } =
      (await world.read('companies/a')) ?? {};
    const company = { name: 'Acme Roofing', address1, city, state, Zip, phone, naicsOther, trades, timezone };
    const request = {
      companyId: 'a',
      company,
      private: { ...SECRET, ein: '005550010', ownerName: 'Ada Lund' },
    };

    await updateCompany(world.trusted, world.callers.admin, checkedRequest('companyUpdate', request));

    expect(await secretOf('a')).toMatchObject({ ownerName: 'Ada Lund', einConfirmed: false });
  });

  it('are refused to others, after a change by somebody else, and after too many tries', async () => {
    const no = { reason: 'not-allowed' };
    await expect(set(rival, 'a')).rejects.toMatchObject(no);
    await expect(set(world.callers.client, 'a')).rejects.toMatchObject(no);
    await expect(set(world.callers.reduced, 'y')).rejects.toMatchObject(no);
    await expect(set(world.callers.service, 'firm')).rejects.toMatchObject(no);
    await expect(set(world.callers.service, 'a', {}, 1)).rejects.toMatchObject({ reason: 'conflict' });
    await set(world.callers.client, 'x', { ein: '005550011' });

    const tries = Array.from({ length: 11 }, (_, index) => `00666${1000 + index}`);
    const tried = [];
    for (const ein of tries) tried.push(...(await Promise.allSettled([set(rival, 'b', { ein })])));
    expect(tried.at(-1)).toMatchObject({ reason: { reason: 'too-many' } });
  });
});
