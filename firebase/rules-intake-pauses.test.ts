import { ACTORS, type AccessWorld, type Actor, creation, type Fields } from '@vcms/testing/access';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { pathOf, startAccessWorld } from './access/access-world.ts';
import { fixtureOf } from './access/cells.ts';
import { changeRecord } from './access/change-record.ts';
import { moveCellsOf, patchOf, recordBefore, STATEFUL } from './access/move-cells.ts';
import { answerOf } from './access/run-cell.ts';

const OWN = ACTORS['5005'];
const RIVAL: Actor = { ...OWN, uid: 'u-rival', companyId: 'B' };
const COLLEAGUE: Actor = { ...OWN, uid: 'u-colleague' };
const HOUR_MS = 3_600_000;

/** Every kind of record that a contractor submits from a draft. */
const HAND_INS = STATEFUL.flatMap((name) =>
  moveCellsOf(name).filter(
    ({ role, from, to, allowed }) => role === '5005' && allowed && from === 'draft' && to === 'submitted',
  ),
);

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

const pause = (companyId: string, ms: number) =>
  world.write(new Map([[`intakePauses/${companyId}`, { companyId, until: new Date(Date.now() + ms) }]]));
const answer = async (made: Promise<unknown>) => (await answerOf(made)).answer;

it('keeps every kind of record that a contractor submits', () => {
  expect(HAND_INS.map(({ name }) => name).sort()).toEqual(
    [
      'answers',
      'documents',
      'emr',
      'notRated',
      'oshaYears',
      'policies',
      'programVersions',
      'staffDocuments',
    ].sort(),
  );
});

describe.each(HAND_INS.map((cell) => [cell.name, cell] as const))('a draft of %s', (name, cell) => {
  const before = recordBefore(cell);
  const path = pathOf(name, before);
  beforeEach(async () => {
    await world.write(new Map([[path, before.data]]));
  });

  it('is stored and not submitted while its company is paused, and submitted once that is over', async () => {
    await pause('A', HOUR_MS);
    expect(await answer(changeRecord(world, OWN, path, patchOf(cell)))).toBe('denied');
    const edit = fixtureOf(name).edit({ client: 'X', contractor: 'A', company: 'A' }, OWN);
    expect(await answer(changeRecord(world, OWN, path, edit))).toBe('allowed');

    await pause('A', -1);
    expect(await answer(changeRecord(world, OWN, path, patchOf(cell)))).toBe('allowed');
  });

  it('is not submitted while this person alone is paused, and is by a colleague', async () => {
    const people = { [OWN.uid]: { until: new Date(Date.now() + HOUR_MS) } };
    await world.write(new Map([['intakePauses/A', { companyId: 'A', until: new Date(0), people }]]));
    expect(await answer(changeRecord(world, OWN, path, patchOf(cell)))).toBe('denied');

    expect(await answer(changeRecord(world, COLLEAGUE, path, patchOf(cell)))).toBe('allowed');
  });

  it('of another company is submitted meanwhile', async () => {
    await pause('A', HOUR_MS);
    const spot = { client: 'X', contractor: 'B', company: 'B' };
    const other = fixtureOf(name).stored(spot, OWN);
    await world.write(new Map([[pathOf(name, other), { ...other.data, state: 'draft' }]]));

    expect(await answer(changeRecord(world, RIVAL, pathOf(name, other), patchOf(cell)))).toBe('allowed');
  });
});

describe('what a policy shows one client', () => {
  const HOLDER = fixtureOf('policyHolders').stored({ client: 'X', contractor: 'A', company: 'A' }, OWN);
  const POLICY = 'companies/A/policies/d1';
  const holder = 'companies/A/policies/d1/holders/X';

  async function stands(state: string, data: Fields | undefined): Promise<void> {
    const policy = worldDocuments().get(POLICY);
    await world.write(new Map([[POLICY, { ...policy, state }]]));
    if (data === undefined) await deleteDoc(doc(world.trusted, holder));
    else await world.write(new Map([[holder, data]]));
  }
  const added = () => {
    const { createdAt, createdBy, updatedAt, updatedBy, v, ...content } = HOLDER.data;
    return setDoc(doc(world.as(OWN), holder), creation('policyHolders', OWN.uid, content));
  };
  const changed = () => changeRecord(world, OWN, holder, { scheduled: ['additional_insured'] });

  it('goes into no review while the company is paused', async () => {
    await pause('A', HOUR_MS);
    await stands('accepted', undefined);
    expect(await answer(added())).toBe('denied');
    await stands('accepted', HOLDER.data);
    expect(await answer(changed())).toBe('denied');

    await pause('A', -1);
    expect(await answer(changed())).toBe('allowed');
  });

  it('is stored with a policy that is a draft', async () => {
    await pause('A', HOUR_MS);
    await stands('draft', undefined);
    expect(await answer(added())).toBe('allowed');
    await stands('draft', HOLDER.data);
    expect(await answer(changed())).toBe('allowed');
  });
});

describe('the pause of a company', () => {
  it('leaves what the firm and a client put up for it alone', async () => {
    await pause('A', HOUR_MS);
    for (const role of ['5002', '5003'] as const) {
      const actor = ACTORS[role];
      const file = fixtureOf('documents').fresh({ client: 'X', contractor: 'A', company: 'A' }, actor);
      const place = doc(world.as(actor), pathOf('documents', file));

      expect(await answer(setDoc(place, creation('documents', actor.uid, file.data))), role).toBe('allowed');
    }
  });

  it('is read by its own people alone, and written by nobody', async () => {
    await pause('A', HOUR_MS);
    await pause('B', HOUR_MS);
    await pause('X', HOUR_MS);
    expect(await answer(getDoc(doc(world.as(OWN), 'intakePauses/A')))).toBe('allowed');
    expect(await answer(getDoc(doc(world.as(ACTORS['5003']), 'intakePauses/X')))).toBe('allowed');
    for (const actor of Object.values(ACTORS)) {
      const db = world.as(actor);
      const over = { companyId: 'A', until: new Date(0) };
      const made = [
        getDoc(doc(db, 'intakePauses/B')),
        getDocs(collection(db, 'intakePauses')),
        ...['A', 'B', actor.companyId].flatMap((companyId) => [
          setDoc(doc(db, 'intakePauses', companyId), over),
          changeRecord(world, actor, `intakePauses/${companyId}`, over),
          deleteDoc(doc(db, 'intakePauses', companyId)),
        ]),
      ];
      expect(new Set(await Promise.all(made.map(answer))), actor.role).toEqual(new Set(['denied']));
    }
  });
});
