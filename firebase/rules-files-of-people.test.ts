import { addDays } from '@vcms/domain';
import {
  ACTORS,
  type AccessWorld,
  creation,
  type Fields,
  type Role,
  SHOWN_STATES,
  stamped,
  TODAY,
} from '@vcms/testing/access';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';

const KINDS = ['documents', 'documentTexts'] as const;
const CLIENTS = ['5003', '5004'] as const;

/** A file of `s-A` of contractor A, who is assigned to client X, as the contractor submits it. */
function fileOf(id: string, more: Fields = {}): Fields {
  return {
    ...{ contractorId: 'A', typeId: 'staff_record', category: 'other', title: 'First aid, Ana Ruiz' },
    ...{ fileName: 'a.pdf', contentType: 'application/pdf', size: 10, sha256: 'a'.repeat(64) },
    storagePath: `companies/A/docs/${id}/1/a.pdf`,
    ...{ visibility: 'company', staffId: 's-A', redacted: false, virusScan: 'pending' },
    ...{ state: 'draft', version: 1, ...more },
  };
}

const OF_ANA = stamped(
  fileOf('of-ana', { state: 'submitted', submittedOn: '2026-01-02', nameWords: ['ana'] }),
);

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(
    new Map([...worldDocuments(), ...KINDS.map((kind) => [`companies/A/${kind}/of-ana`, OF_ANA] as const)]),
  );
});
afterAll(() => world.stop());

const answer = async (made: Promise<unknown>) => (await answerOf(made)).answer;
const dbOf = (role: Role) => world.as(ACTORS[role]);
const get = (role: Role, path: string) => answer(getDoc(doc(dbOf(role), path)));
function assign(terms: Fields): Promise<void> {
  const pair = { clientId: 'X', contractorId: 'A', staffId: 's-A', name: 'Ana Ruiz', visible: true };
  return world.write(new Map([['staffAssignments/X_s-A', stamped({ ...pair, ...terms })]]));
}

describe('the file of a person', () => {
  it('is read by its address by the client that the person is assigned to, as long as that is so', async () => {
    const place = 'companies/A/documents/of-ana';
    expect(await get('5003', place)).toBe('allowed');
    await world.write(new Map([['companies/A/documents/of-bo', { ...OF_ANA, staffId: 's2' }]]));
    expect(await get('5003', 'companies/A/documents/of-bo')).toBe('denied');
    expect(await get('5004', place)).toBe('denied');
    expect(await get('5003', 'companies/A/documentTexts/of-ana')).toBe('denied');
    for (const role of ['5001', '5002', '5005'] as const)
      for (const kind of KINDS) expect(await get(role, `companies/A/${kind}/of-ana`)).toBe('allowed');

    await assign({ to: addDays(TODAY, -92) });
    expect(await get('5003', place)).toBe('denied');
    await assign({ to: addDays(TODAY, -89) });
    expect(await get('5003', place)).toBe('allowed');
    await world.write(new Map([[place, stamped(fileOf('of-ana'))]]));
    expect(await get('5003', place)).toBe('denied');
    await world.write(new Map([[place, OF_ANA]]));
  });

  it.each(KINDS)('is in no list of a client in %s', async (kind) => {
    for (const role of CLIENTS) {
      const files = collection(dbOf(role), `companies/A/${kind}`);
      const list = (...asked: readonly QueryConstraint[]) =>
        getDocs(query(files, where(...SHOWN_STATES), ...asked));
      for (const asked of [
        [where('staffId', '==', 's-A')],
        [where('staffId', '==', 's-A'), where('visibility', '==', 'company')],
        [where('typeId', '==', 'staff_record')],
        [where('nameWords', 'array-contains', 'ana')],
      ])
        expect(await answer(list(...asked))).toBe('denied');
      const { docs } = await list(where('visibility', 'in', ['engaged', 'client:X']));
      expect(docs.map(({ id }) => id)).not.toContain('of-ana');
      expect(docs.length).toBeGreaterThan(0);
    }
  });

  it.each<[string, Fields, string]>([
    ['whose it is', {}, 'allowed'],
    ['of a photo as well', { typeId: 'staff_photo' }, 'allowed'],
    ['and is not for every client', { visibility: 'engaged' }, 'denied'],
    ['nor for one', { visibility: 'client:X' }, 'denied'],
    ['by an id that a person can have', { staffId: 'a/b' }, 'denied'],
    ['and no other file does', { typeId: 'other' }, 'denied'],
  ])('says when it is put up %s', async (what, more, expected) => {
    const id = `new-${what.replaceAll(' ', '-')}`;
    const place = doc(dbOf('5005'), `companies/A/documents/${id}`);
    const record = creation('documents', ACTORS['5005'].uid, fileOf(id, more));
    expect(await answer(setDoc(place, record))).toBe(expected);
  });

  it('that does not say whose it is, is not put up', async () => {
    const { staffId: _, ...record } = fileOf('nobodys');
    for (const visibility of ['company', 'engaged']) {
      const place = doc(dbOf('5005'), 'companies/A/documents/nobodys');
      const made = creation('documents', ACTORS['5005'].uid, { ...record, visibility });
      expect(await answer(setDoc(place, made))).toBe('denied');
    }
  });

  it('is not opened to every client afterwards, in a draft either', async () => {
    await world.write(new Map([['companies/A/documents/draft', stamped(fileOf('draft'))]]));
    const place = doc(dbOf('5005'), 'companies/A/documents/draft');
    const stamps = { updatedAt: serverTimestamp(), updatedBy: ACTORS['5005'].uid };
    const change = (fields: Fields) => answer(updateDoc(place, { ...fields, ...stamps }));
    expect(await change({ visibility: 'engaged' })).toBe('denied');
    expect(await change({ title: 'First aid of Ana Ruiz' })).toBe('allowed');
    const shown = doc(dbOf('5005'), 'companies/A/documents/of-ana');
    expect(await answer(updateDoc(shown, { visibility: 'engaged', ...stamps }))).toBe('denied');
  });

  it.each(CLIENTS)('is decided on by no client %s as a document of the company', async (role) => {
    const { uid } = ACTORS[role];
    const review = {
      ...{ contractorId: 'A', subjectType: 'document', subjectId: 'of-ana', subjectVersion: 1, scope: 'X' },
      ...{ decision: 'accepted', findings: [], publicComment: '', minutesToDecision: 1 },
      ...{ decidedBy: uid, decidedAt: serverTimestamp() },
    };
    const place = doc(dbOf(role), 'companies/A/reviews/of-ana-by-x');
    expect(await answer(setDoc(place, creation('reviews', uid, review)))).toBe('denied');
  });
});
