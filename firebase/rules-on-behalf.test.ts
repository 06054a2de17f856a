import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { POLICY } from '@vcms/insurance/access';
import { EMR, LOG } from '@vcms/safety-record/access';
import { ACTORS, type AccessWorld, creation, type Fields, stamped, TODAY } from '@vcms/testing/access';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { changeRecord } from './access/change-record.ts';

const OWNER = ACTORS['5005'];
const WRITER = ACTORS['5002'];
const SECOND = { ...WRITER, uid: 'u-second' };
const MARK = { firmName: 'Clearpath', on: '2026-01-02', reason: 'Sent by the broker by mail.' };

const STATES = ['submitted', 'in_review', 'changes_requested', 'draft'] as const;
type State = (typeof STATES)[number];

/** What customer service enters for contractors: where it lies, what it says, and what its contractor corrects. */
interface Kind {
  readonly name: string;
  readonly collection: 'policies' | 'oshaYears' | 'emr';
  readonly subjectType: string;
  readonly idOf: (which: string) => string;
  readonly fieldsOf: (id: string) => Fields;
  readonly correction: Fields;
}

/** A year's record is named by it. */
const YEARS = ['submitted', 'in_review', 'changes_requested', 'draft', 'n1', 'n2', 'n3', 'n4'];

const KINDS: readonly Kind[] = [
  {
    ...{ name: 'policy', collection: 'policies', subjectType: 'policy' },
    idOf: (which) => `entered-${which}`,
    fieldsOf: () => POLICY,
    correction: { insurerName: 'Lake Mutual' },
  },
  {
    ...{ name: 'OSHA year', collection: 'oshaYears', subjectType: 'osha_year' },
    idOf: (which) => String(2010 + YEARS.indexOf(which)),
    fieldsOf: (id) => ({ ...LOG, year: Number(id) }),
    correction: { establishmentName: 'Second yard' },
  },
  {
    ...{ name: 'EMR', collection: 'emr', subjectType: 'emr' },
    idOf: (which) => `entered-${which}`,
    fieldsOf: () => EMR,
    correction: { value: '1.05' },
  },
];

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

const change = (actor: typeof OWNER, path: string, fields: object) =>
  changeRecord(world, actor, path, fields);

describe.each(KINDS)('what customer service entered as $name', (kind) => {
  const PATH = `companies/${OWNER.companyId}/${kind.collection}`;
  const said = (id: string) => ({ ...kind.fieldsOf(id), contractorId: OWNER.companyId, version: 1 });
  const enteredAs = (id: string) => ({ ...said(id), submittedOn: TODAY, onBehalf: MARK });

  async function put(state: State): Promise<string> {
    const id = kind.idOf(state);
    await world.write(new Map([[`${PATH}/${id}`, stamped({ ...enteredAs(id), state }, WRITER.uid)]]));
    return `${PATH}/${id}`;
  }

  it('is taken into review by a second person, and never by who entered it', async () => {
    const path = await put('submitted');

    await assertFails(change(WRITER, path, { state: 'in_review' }));
    await assertSucceeds(change(SECOND, path, { state: 'in_review' }));
  });

  it('is decided on by a second person, and never by who entered it', async () => {
    await put('in_review');
    const review = (uid: string) => ({
      ...{ contractorId: OWNER.companyId, subjectType: kind.subjectType },
      subjectId: kind.idOf('in_review'),
      ...{ subjectVersion: 1, scope: 'firm', decision: 'accepted', findings: [], publicComment: '' },
      ...{ decidedBy: uid, decidedAt: serverTimestamp(), minutesToDecision: 1 },
    });
    const decide = (actor: typeof OWNER) =>
      setDoc(
        doc(world.as(actor), `companies/${OWNER.companyId}/reviews/${kind.collection}-by-${actor.uid}`),
        creation('reviews', actor.uid, review(actor.uid)),
      );

    await assertFails(decide(WRITER));
    await assertSucceeds(decide(SECOND));
  });

  it('can be withdrawn, corrected and submitted by its contractor as its own', async () => {
    await assertSucceeds(change(OWNER, await put('submitted'), { state: 'withdrawn' }));
    await assertSucceeds(change(OWNER, await put('in_review'), { state: 'withdrawn' }));
    const returned = await put('changes_requested');
    await assertSucceeds(change(OWNER, returned, { state: 'draft', version: 2, ...kind.correction }));
    await assertSucceeds(change(OWNER, returned, { state: 'submitted', submittedOn: TODAY }));
  });

  it.each(STATES)('keeps its mark while it is %s, whoever tries to change it', async (state) => {
    const path = await put(state);
    const version = state === 'changes_requested' ? { state: 'draft', version: 2 } : {};
    for (const actor of [OWNER, WRITER, ACTORS['5001'], ACTORS['5003']]) {
      await assertFails(change(actor, path, { ...version, onBehalf: deleteField() }));
      await assertFails(
        change(actor, path, { ...version, onBehalf: { ...MARK, reason: 'Another reason.' } }),
      );
    }
  });

  it('cannot be entered past the server, and nobody marks a record of their own', async () => {
    const create = (actor: typeof OWNER, which: string, fields: object) => {
      const id = kind.idOf(which);
      const record = creation(kind.collection, actor.uid, { ...said(id), state: 'draft', ...fields });
      return setDoc(doc(world.as(actor), `${PATH}/${id}`), record);
    };

    await assertFails(create(WRITER, 'n1', { state: 'submitted', submittedOn: TODAY, onBehalf: MARK }));
    await assertFails(create(WRITER, 'n2', {}));
    await assertFails(create(OWNER, 'n3', { onBehalf: MARK }));
    await assertSucceeds(create(OWNER, 'n4', {}));
    await assertFails(change(OWNER, `${PATH}/${kind.idOf('n4')}`, { onBehalf: MARK }));
  });
});
