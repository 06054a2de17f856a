import {
  ACTORS,
  type AccessWorld,
  creation,
  type Fields,
  type Role,
  SHOWN_STATES,
  stamped,
} from '@vcms/testing/access';
import {
  collection,
  doc,
  getDoc,
  getDocs,
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

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

/** A file in the folders of A. */
function file(id: string, more: Fields = {}): Fields {
  return {
    ...stamped({
      ...{
        contractorId: 'A',
        typeId: 'msa',
        category: 'msa',
        title: 'Agreement',
        redacted: false,
        version: 1,
      },
      ...{ fileName: 'a.pdf', contentType: 'application/pdf', size: 10, sha256: 'a'.repeat(64) },
      storagePath: `companies/A/docs/${id}/1/a.pdf`,
      ...{ visibility: 'engaged', virusScan: 'clean', contentCheck: 'sound' },
      ...{ state: 'accepted', submittedOn: '2026-01-02' },
    }),
    ...more,
  };
}

const OWN_FOLDER = { visibility: 'client:X', createdBy: ACTORS['5003'].uid, state: 'submitted' };

let files = 0;
async function change(role: Role, stored: Fields, changes: Fields): Promise<string> {
  files += 1;
  const path = `companies/A/documents/kept${files}`;
  await world.write(new Map([[path, file(`kept${files}`, stored)]]));
  const stamps = { updatedAt: serverTimestamp(), updatedBy: ACTORS[role].uid };
  return (await answerOf(updateDoc(doc(world.as(ACTORS[role]), path), { ...changes, ...stamps }))).answer;
}

const NAMED = { title: 'Agreement of 2026', category: 'other' };

describe('a file in a folder', () => {
  it.each<[string, Role, Fields, Fields, string]>([
    ['the firm renames and moves any', '5002', {}, NAMED, 'allowed'],
    ['the firm moves nothing into the folder of a record', '5002', {}, { category: 'osha300' }, 'denied'],
    ['the firm moves no paper of a record', '5002', { category: 'certificate' }, NAMED, 'denied'],
    ['the firm renames no draft', '5002', { state: 'draft' }, NAMED, 'denied'],
    ['the firm changes no dates with it', '5002', {}, { ...NAMED, expiresOn: '2030-01-01' }, 'denied'],
    ['a client renames what it put up', '5003', OWN_FOLDER, NAMED, 'allowed'],
    [
      'a client renames nothing of a colleague',
      '5003',
      { ...OWN_FOLDER, createdBy: 'other' },
      NAMED,
      'denied',
    ],
    ['a client renames nothing of the contractor', '5003', {}, NAMED, 'denied'],
    ['the reduced client renames nothing', '5004', OWN_FOLDER, NAMED, 'denied'],
    ['the firm archives no file that counts', '5002', {}, { state: 'archived' }, 'denied'],
    [
      'the firm archives what was replaced',
      '5002',
      { state: 'superseded' },
      { state: 'archived' },
      'allowed',
    ],
    ['a client archives what it put up', '5003', OWN_FOLDER, { state: 'archived' }, 'allowed'],
    ['nobody archives what another sent', '5002', { state: 'submitted' }, { state: 'archived' }, 'denied'],
    ['a client accepts nothing', '5003', OWN_FOLDER, { state: 'accepted' }, 'denied'],
  ])('%s', async (_, role, stored, changes, answer) => {
    expect(await change(role, stored, changes)).toBe(answer);
  });

  it.each([
    ['what it put up itself', ACTORS['5003'].uid, 'denied'],
    ['what a colleague put up', 'u-colleague', 'allowed'],
  ])('reviewed by a client: %s', async (_, createdBy, answer) => {
    files += 1;
    const id = `judged${files}`;
    await world.write(new Map([[`companies/A/documents/${id}`, file(id, { ...OWN_FOLDER, createdBy })]]));
    const { uid } = ACTORS['5003'];
    const review = {
      ...{ contractorId: 'A', subjectType: 'document', subjectId: id, subjectVersion: 1, scope: 'X' },
      ...{ decision: 'accepted', findings: [], publicComment: '', minutesToDecision: 1 },
      ...{ decidedBy: uid, decidedAt: serverTimestamp() },
    };
    const place = doc(world.as(ACTORS['5003']), `companies/A/reviews/of-${id}`);

    expect((await answerOf(setDoc(place, creation('reviews', uid, review)))).answer).toBe(answer);
  });

  it.each([
    ['every client may open', 'engaged', 'allowed'],
    ['is meant for another client', 'client:Y', 'denied'],
    ['the company keeps to itself', 'company', 'denied'],
  ])('reviewed by a client: what %s', async (_, visibility, answer) => {
    files += 1;
    const id = `shown${files}`;
    const given = { ...OWN_FOLDER, visibility, createdBy: 'u-contractor' };
    await world.write(new Map([[`companies/A/documents/${id}`, file(id, given)]]));
    const { uid } = ACTORS['5003'];
    const review = {
      ...{ contractorId: 'A', subjectType: 'document', subjectId: id, subjectVersion: 1, scope: 'X' },
      ...{ decision: 'accepted', findings: [], publicComment: '', minutesToDecision: 1 },
      ...{ decidedBy: uid, decidedAt: serverTimestamp() },
    };
    const place = doc(world.as(ACTORS['5003']), `companies/A/reviews/of-${id}`);

    expect((await answerOf(setDoc(place, creation('reviews', uid, review)))).answer).toBe(answer);
  });

  it('leaves what the firm decided on it to the firm and the company, whoever it is meant for', async () => {
    const decided = (subjectType: string, scope: string) =>
      stamped({ contractorId: 'A', subjectType, subjectId: 'of-y', subjectVersion: 1, scope });
    await world.write(
      new Map([
        ['companies/A/reviews/firms', decided('document', 'firm')],
        ['companies/A/reviews/own', decided('document', 'X')],
        ['companies/A/reviews/policys', decided('policy', 'firm')],
      ]),
    );
    const db = world.as(ACTORS['5003']);
    const reviews = collection(db, 'companies/A/reviews');
    const list = (type: string, scopes: readonly string[]) =>
      getDocs(query(reviews, where('scope', 'in', scopes), where('subjectType', '==', type)));

    expect((await answerOf(getDoc(doc(reviews, 'firms')))).answer).toBe('denied');
    expect((await answerOf(list('document', ['firm', 'X']))).answer).toBe('denied');
    expect((await answerOf(getDoc(doc(reviews, 'own')))).answer).toBe('allowed');
    expect((await answerOf(list('document', ['X']))).answer).toBe('allowed');
    expect((await answerOf(list('policy', ['firm', 'X']))).answer).toBe('allowed');
    const own = world.as(ACTORS['5005']);
    expect((await answerOf(getDoc(doc(own, 'companies/A/reviews/firms')))).answer).toBe('allowed');
  });

  it.each(['5003', '5004'] as const)(
    'of another client or the company alone is not listed to %s',
    async (role) => {
      const db = world.as(ACTORS[role]);
      await world.write(
        new Map([
          ['companies/A/documents/of-y', file('of-y', { visibility: 'client:Y' })],
          ['companies/A/documents/alone', file('alone', { visibility: 'company' })],
        ]),
      );
      const all = collection(db, 'companies/A/documents');
      const shown = query(all, where(...SHOWN_STATES));
      const answers = await Promise.all([
        answerOf(getDocs(shown)),
        answerOf(getDocs(query(shown, where('visibility', 'in', ['engaged', 'client:X', 'client:Y'])))),
        answerOf(getDocs(query(shown, where('visibility', '==', 'company')))),
        answerOf(getDoc(doc(all, 'of-y'))),
        answerOf(getDoc(doc(all, 'alone'))),
        answerOf(getDocs(collection(db, 'companies/A/restrictedDocuments'))),
        answerOf(
          getDocs(
            query(
              collection(db, 'companies/L/documents'),
              where('visibility', '==', 'client:Y'),
              where(...SHOWN_STATES),
            ),
          ),
        ),
      ]);

      expect(answers.map(({ answer }) => answer)).toEqual(answers.map(() => 'denied'));
      const own = await getDocs(query(shown, where('visibility', 'in', ['engaged', 'client:X'])));
      expect(own.docs.map(({ id }) => id)).not.toContain('of-y');
    },
  );
});
