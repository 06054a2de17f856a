import { createHash, randomUUID } from 'node:crypto';
import { emrRecordSchema, oshaYearSchema } from '@vcms/domain/schemas';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { type SignedIn, signIn, startWorld, type World } from '@vcms/server/test-support';
import { collection, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterStatistics } from './enter-statistics.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const PDF = Buffer.from('%PDF-1.4\nA form 300A\n%%EOF\n');
const REASON = 'The broker sent it to us by mail.';
const NUMBERS = { G: 0, H: 1, I: 0, J: 2, K: 5, L: 0, M1: 3, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };
const LOG = {
  ...{ year: 2025, establishmentName: 'Main yard', naics: '238160', employees: 100, hours: 200_000 },
  ...{ ...NUMBERS, noWork: false, exemption: 'none', citations: [], log300Redacted: false, source: 'form' },
  ...{ certifiedBy: 'Morgan Hale', certifiedTitle: 'Owner', certifiedOn: '2026-01-20' },
};
const EMR = {
  ...{ effective: '2026-04-01', value: '1.12', kind: 'interstate', states: ['IL'], issuer: 'ncci' },
  policyNumber: 'WC-1',
};

/** A paper as customer service's browser leaves it in the contractor's folder. */
async function putPaper(category: string, change: object = {}): Promise<string> {
  const docId = randomUUID();
  const storagePath = `companies/a/docs/${docId}/1/paper.pdf`;
  await world.put(`companies/a/documents/${docId}`, {
    ...{ contractorId: 'a', typeId: 'paper', category, title: 'Paper', fileName: 'paper.pdf', storagePath },
    ...{ contentType: 'application/pdf', size: PDF.length, redacted: category === 'osha300' },
    ...{ sha256: createHash('sha256').update(PDF).digest('hex'), visibility: 'company' },
    ...{ virusScan: 'pending', state: 'submitted', submittedOn: '2026-11-20', version: 1 },
  });
  await world.trusted.db.doc(`companies/a/documents/${docId}`).update({ createdBy: 'service', ...change });
  await world.saveFile(storagePath, PDF);
  return docId;
}

function wish(subjectType: 'osha_year' | 'emr', record: object, change: object = {}) {
  const said = { ...(subjectType === 'emr' ? EMR : LOG), ...record };
  const entry = { subjectType, record: said };
  return { requestId: randomUUID(), contractorId: 'a', reason: REASON, entry, ...change };
}

function enter(request: object, caller: Caller = world.callers.service) {
  return enterStatistics(world.trusted, caller, checkedRequest('statisticsEnter', request));
}

const about = async (list: string, id: string) =>
  (await world.list(list)).filter(({ entityId, body }) => entityId === id || body?.includes(id));

describe('what customer service enters', () => {
  it('a year is submitted with its rates and its mark, shows its paper to the clients, is written down and told', async () => {
    const form300aDocId = await putPaper('osha300a');
    expect(await enter(wish('osha_year', { form300aDocId }))).toEqual({ id: '2025' });

    const stored = await world.read('companies/a/oshaYears/2025');
    expect(stored).toMatchObject({
      ...{ ...LOG, contractorId: 'a', state: 'submitted', version: 1, submittedOn: '2026-11-20' },
      ...{ trir: '3.00', dart: '1.00', ltir: '1.00', severity: '5.00', form300aDocId },
      onBehalf: { firmName: 'Clearpath', on: '2026-11-20', reason: REASON },
      ...{ createdBy: 'service', updatedBy: 'service', v: 1 },
    });
    expect(oshaYearSchema.safeParse({ ...stored, id: '2025' }).success).toBe(true);
    expect(await world.read(`companies/a/documents/${form300aDocId}`)).toMatchObject({
      visibility: 'engaged',
    });
    expect(await about('audit', '2025')).toMatchObject([
      {
        ...{ action: 'osha_year.enter_on_behalf', actorUid: 'service', actorRole: '5002' },
        ...{ contractorId: 'a', reason: REASON },
        after: { year: 2025, hours: 200_000, documents: [form300aDocId] },
      },
    ]);
    expect(await about('notifications', 'OSHA 2025')).toMatchObject([
      { toId: 'contractor', body: `Clearpath entered OSHA 2025 on your behalf: ${REASON}` },
    ]);
  });

  it('an EMR is one record, one line and one message however often and however close together it is sent', async () => {
    const request = wish('emr', { letterDocId: await putPaper('emr_letter') });
    const [first, second] = await Promise.all([enter(request), enter(request)]);
    const third = await enter(request);

    expect([second, third]).toEqual([first, first]);
    const stored = await world.read(`companies/a/emr/${first.id}`);
    expect(stored).toMatchObject({ ...EMR, state: 'submitted', createdBy: 'service' });
    expect(emrRecordSchema.safeParse({ ...stored, id: first.id }).success).toBe(true);
    expect(await about('audit', first.id)).toMatchObject([{ action: 'emr.enter_on_behalf' }]);
    expect(await about('notifications', 'EMR 04/01/2026')).toHaveLength(1);
  });

  it('a year without work goes with its statement', async () => {
    const statementDocId = await putPaper('other');
    const none = Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, 0]));
    await enter(
      wish('osha_year', { year: 2023, ...none, hours: 0, employees: 0, noWork: true, statementDocId }),
    );

    expect(await world.read('companies/a/oshaYears/2023')).toMatchObject({ noWork: true, trir: null });
  });
});

describe('entering is refused', () => {
  it.each(['admin', 'client', 'reduced', 'contractor'] as const)('to %s', async (who) => {
    const form300aDocId = await putPaper('osha300a', { createdBy: who });
    const request = wish('osha_year', { year: 2022, form300aDocId });

    await expect(enter(request, world.callers[who])).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(await world.read('companies/a/oshaYears/2022')).toBeUndefined();
  });

  it.each(['draft', 'submitted', 'accepted', 'withdrawn'])(
    'over a year that is on file as %s',
    async (state) => {
      await world.put('companies/a/oshaYears/2021', { contractorId: 'a', year: 2021, state, version: 1 });
      const form300aDocId = await putPaper('osha300a');

      await expect(enter(wish('osha_year', { year: 2021, form300aDocId }))).rejects.toThrow(
        '2021 is on file already. The contractor continues or corrects it.',
      );
      expect(await world.read('companies/a/oshaYears/2021')).toMatchObject({ state });
      expect(await world.read(`companies/a/documents/${form300aDocId}`)).toMatchObject({
        visibility: 'company',
      });
    },
  );

  it.each([
    ['whose types are not its cases', { M1: 2 }, 'Correct the numbers before you submit the year.'],
    ['of this year', { year: 2026 }, '2026 is not over yet.'],
    ['without its 300A', { form300aDocId: undefined }, 'Add the signed form 300A.'],
    ['that is exempt, without a paper', { form300aDocId: undefined, exemption: 'size' }, 'Add the signed st'],
    ['with another paper', { form300aDocId: 'nothing' }, 'The form 300A is not there. Choose it again.'],
  ])('of a year %s', async (_title, change, message) => {
    const form300aDocId = await putPaper('osha300a');
    const request = wish('osha_year', { year: 2020, form300aDocId, ...change });

    await expect(enter(request)).rejects.toThrow(message);
    expect(await world.read('companies/a/oshaYears/2020')).toBeUndefined();
  });

  it('with a 300A in place of a letter, and with a log that names employees', async () => {
    const letterDocId = await putPaper('osha300a');
    await expect(enter(wish('emr', { letterDocId }))).rejects.toThrow('cannot go with an EMR');
    const papers = { form300aDocId: await putPaper('osha300a'), log300DocId: await putPaper('osha300') };
    const named = wish('osha_year', { year: 2020, ...papers, log300Redacted: false });
    await expect(enter(named)).rejects.toMatchObject({ field: 'entry.record.log300Redacted' });
  });

  it.each([
    ['a company that is not there', 'nobody', {}, 'not-found'],
    ['a contractor on the limited plan', 'small', { kind: 'contractor', plan: 'limited' }, 'wrong-state'],
    ['a suspended one', 'out', { kind: 'contractor', plan: 'full', status: 'suspended' }, 'wrong-state'],
  ])('for %s', async (_title, contractorId, company, reason) => {
    if (Object.keys(company).length > 0)
      await world.put(`companies/${contractorId}`, { name: 'Other', status: 'active', ...company });

    await expect(enter(wish('emr', { letterDocId: 'x' }, { contractorId }))).rejects.toMatchObject({
      reason,
    });
  });

  it('after 60 in an hour, and for no reason', async () => {
    const busy = await world.addPerson('busy', '5002', 'firm');
    const answers = new Set<unknown>();
    for (let call = 0; call < 60; call += 1)
      answers.add(await enter(wish('emr', { letterDocId: 'x' }), busy).catch(({ reason }) => reason));
    expect([...answers]).toEqual(['invalid']);

    await expect(enter(wish('emr', { letterDocId: 'x' }), busy)).rejects.toMatchObject({
      reason: 'too-many',
    });
    expect(() =>
      checkedRequest('statisticsEnter', wish('emr', { letterDocId: 'x' }, { reason: 'by mail' })),
    ).toThrow('Reason must be 10-500 characters.');
  });
});

describe('who entered a year', () => {
  const REFUSED = { code: 'permission-denied' };
  const PATH = 'companies/a/oshaYears/2024';
  const stamps = (uid: string) => ({ updatedAt: serverTimestamp(), updatedBy: uid });
  const claim = ({ db }: SignedIn, uid: string) =>
    updateDoc(doc(db, PATH), { state: 'in_review', ...stamps(uid) });

  function confirm({ db }: SignedIn, uid: string) {
    const now = serverTimestamp();
    return setDoc(doc(collection(db, 'companies/a/reviews')), {
      ...{ contractorId: 'a', subjectType: 'osha_year', subjectId: '2024', subjectVersion: 1, scope: 'firm' },
      ...{ decision: 'accepted', findings: [], publicComment: '', decidedBy: uid, decidedAt: now },
      ...{ minutesToDecision: 5, createdAt: now, createdBy: uid, ...stamps(uid), v: 1 },
    });
  }

  it('can neither claim nor confirm it; a second person of the firm can', async () => {
    await world.addPerson('second', '5002', 'firm');
    await enter(wish('osha_year', { year: 2024, form300aDocId: await putPaper('osha300a') }));
    const first = await signIn(world, 'service@example.test');
    const second = await signIn(world, 'second@example.test');

    await expect(claim(first, 'service')).rejects.toMatchObject(REFUSED);
    await claim(second, 'second');
    await expect(confirm(first, 'service')).rejects.toMatchObject(REFUSED);
    await confirm(second, 'second');
    await Promise.all([first, second].map(({ close }) => close()));
  });
});
