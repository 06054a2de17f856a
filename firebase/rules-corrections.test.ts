import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, creation, stamped, TODAY } from '@vcms/testing/access';
import { deleteField, doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { changeRecord } from './access/change-record.ts';

const OWNER = ACTORS['5005'];
const EVERYBODY = [OWNER, ACTORS['5001'], ACTORS['5002'], ACTORS['5003'], ACTORS['5004'], ACTORS['5006']];
const FOLDER = `companies/${OWNER.companyId}`;
const COUNTS = { G: 0, H: 0, I: 0, J: 0, K: 0, L: 0, M1: 0, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };
const PLACE = { contractorId: OWNER.companyId, version: 1 };
const YEAR = {
  ...{ year: 2025, establishmentName: 'Main yard', naics: '238160', employees: 10, hours: 20_000, ...COUNTS },
  ...{ noWork: false, exemption: 'none', citations: [], form300aDocId: 'form1', log300Redacted: false },
  ...{ source: 'form', trir: '0.00', dart: '0.00', ltir: '0.00', severity: '0.00', ...PLACE },
};
const EMR = {
  ...{ effective: '2026-04-01', value: '1.21', kind: 'interstate', states: [], issuer: 'ncci' },
  ...{ policyNumber: 'WC-1', letterDocId: 'letter1', ...PLACE },
};
const MARK = { version: 1, on: TODAY, firmName: 'Clearpath', reason: 'The paper shows another number.' };
const KINDS = [
  {
    ...{ path: 'oshaYears/2025', fresh: 'oshaYears/2024', record: YEAR, edit: { employees: 11 } },
    freshRecord: { ...YEAR, year: 2024 },
    corrections: [{ ...MARK, changes: [{ field: 'hours', before: '2000', after: '20000' }] }],
  },
  {
    ...{ path: 'emr/e1', fresh: 'emr/e2', record: EMR, edit: { value: '1.20' }, freshRecord: EMR },
    corrections: [{ ...MARK, changes: [{ field: 'value', before: '1.12', after: '1.21' }] }],
  },
];

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

const change = (actor: typeof OWNER, path: string, fields: object) =>
  changeRecord(world, actor, path, fields);

describe.each(KINDS)('corrections of $path', ({ path, fresh, record, freshRecord, edit, corrections }) => {
  const at = `${FOLDER}/${path}`;
  async function put(fields: object): Promise<void> {
    await world.write(new Map([[at, stamped({ ...record, ...fields }, OWNER.uid)]]));
  }

  it('are written, changed and wiped out by nobody', async () => {
    for (const actor of EVERYBODY) {
      for (const state of ['draft', 'in_review', 'accepted']) {
        const handedIn = state === 'draft' ? {} : { submittedOn: TODAY };
        await put({ state, ...handedIn });
        await assertFails(change(actor, at, { corrections }));
        await put({ state, corrections, ...handedIn });
        await assertFails(change(actor, at, { corrections: [] }));
        await assertFails(change(actor, at, { corrections: deleteField() }));
      }
    }
  });

  it('cannot come with a new record, or with the next version of one', async () => {
    const draft = { ...freshRecord, state: 'draft' };
    const create = (data: Readonly<Record<string, unknown>>) =>
      setDoc(doc(world.as(OWNER), `${FOLDER}/${fresh}`), creation('emr', OWNER.uid, data));
    await assertFails(create({ ...draft, corrections }));
    await assertSucceeds(create(draft));
    await put({ state: 'changes_requested', submittedOn: TODAY });
    await assertFails(change(OWNER, at, { state: 'draft', version: 2, corrections }));
  });

  it('stay while the contractor corrects and submits the next version', async () => {
    await put({ state: 'changes_requested', submittedOn: TODAY, corrections });
    await assertSucceeds(change(OWNER, at, { state: 'draft', version: 2 }));
    await assertSucceeds(change(OWNER, at, edit));
    await assertSucceeds(change(OWNER, at, { state: 'submitted', submittedOn: TODAY }));
    await assertSucceeds(change(ACTORS['5002'], at, { state: 'in_review' }));
  });
});
