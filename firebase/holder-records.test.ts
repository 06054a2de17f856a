import {
  type DocumentWriteContext,
  dropDocument,
  handInDocument,
  recordRef,
  uploadDocument,
} from '@vcms/data';
import { saveHolder } from '@vcms/insurance/data';
import { ACTORS, type Actor } from '@vcms/testing/access';
import { collection, type Firestore, getDoc, getDocs, query, where } from 'firebase/firestore';
import { getBytes, ref } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RulesKit, type Side, startRulesKit } from './rules-kit.ts';

const PROJECT = 'demo-holders';
const OTHER_CLIENT: Actor = { ...ACTORS['5003'], uid: 'u-other', companyId: 'Y' };
const FILE = new File(['%PDF-1.4 made out to one client'], 'x.pdf', { type: 'application/pdf' });
const TODAY = new Date().toISOString().slice(0, 10);
const DENIED = { code: 'permission-denied' };

let kit: RulesKit;
let writer: DocumentWriteContext;
let clientX: Side;
let clientY: Side;

beforeAll(async () => {
  kit = await startRulesKit(PROJECT);
  await kit.store({
    'engagements/X_A': { clientId: 'X', contractorId: 'A', state: 'approved' },
    'engagements/Y_A': { clientId: 'Y', contractorId: 'A', state: 'approved' },
    'companies/A/policies/p1': { state: 'submitted' },
  });
  const { uid } = ACTORS['5005'];
  writer = { ...kit.as(ACTORS['5005']), uid, contractorId: 'A' };
  clientX = kit.as(ACTORS['5003']);
  clientY = kit.as(OTHER_CLIENT);
});
afterAll(() => kit.stop());

const documentOf = (db: Firestore, id: string) => recordRef(db, 'documents', 'A', id);

async function put(id: string, visibility: 'company' | 'client:X', submittedOn?: string) {
  const uploaded = await uploadDocument(writer, {
    ...{ id, file: FILE, title: 'Certificate', typeId: 'certificate', category: 'certificate', visibility },
    ...(submittedOn === undefined ? {} : { submittedOn }),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(uploaded).toEqual({ kind: 'done' });
  const found = (await getDoc(documentOf(writer.firestore, id))).data();
  if (found?.ok !== true) throw new Error('The record cannot be read');
  return found.value;
}

async function readHolder(db: Firestore, policyId: string) {
  const found = (await getDoc(recordRef(db, 'policyHolders', 'A', policyId, 'X'))).data();
  if (found?.ok !== true) throw new Error('The record cannot be read');
  return found.value;
}

const shownFor = (docId: string) =>
  ({ certificateDocId: docId, scheduled: ['additional_insured'], docIds: [] }) as const;

describe('what a policy shows for one client', () => {
  it('is open to that client and closed to another one of the same contractor, by path, by query and in Storage', async () => {
    await put('for-x', 'client:X', TODAY);
    const place = { policyId: 'p1', clientId: 'X', submittedOn: TODAY };
    expect(await saveHolder(writer, place, undefined, shownFor('for-x'))).toEqual({ kind: 'done' });
    const bytes = 'companies/A/docs/for-x/1/x.pdf';

    expect(await readHolder(clientX.firestore, 'p1')).toMatchObject({ certificateDocId: 'for-x' });
    expect((await getDoc(documentOf(clientX.firestore, 'for-x'))).data()?.ok).toBe(true);

    const { firestore, storage } = clientY;
    await expect(readHolder(firestore, 'p1')).rejects.toMatchObject(DENIED);
    const holders = collection(firestore, 'companies/A/policies/p1/holders');
    await expect(getDocs(holders)).rejects.toMatchObject(DENIED);
    await expect(getDocs(query(holders, where('clientId', '==', 'X')))).rejects.toMatchObject(DENIED);
    await expect(getDoc(documentOf(firestore, 'for-x'))).rejects.toMatchObject(DENIED);
    const documents = collection(firestore, 'companies/A/documents');
    const foreign = query(documents, where('visibility', '==', 'client:X'));
    await expect(getDocs(foreign)).rejects.toMatchObject(DENIED);
    await expect(getBytes(ref(storage, bytes))).rejects.toMatchObject({ code: 'storage/unauthorized' });
  });

  it('changes and loses its certificate; a change that somebody else did not see is told apart', async () => {
    await put('d2', 'client:X', TODAY);
    const place = { policyId: 'p2', clientId: 'X', submittedOn: TODAY };
    await saveHolder(writer, place, undefined, shownFor('d2'));
    const seen = await readHolder(writer.firestore, 'p2');

    const without = { ...shownFor('d2'), certificateDocId: undefined };
    expect(await saveHolder(writer, place, seen, without)).toEqual({ kind: 'done' });
    expect((await readHolder(writer.firestore, 'p2')).certificateDocId).toBeUndefined();
    expect(await saveHolder(writer, place, seen, shownFor('d2'))).toEqual({ kind: 'conflict' });
    expect(await saveHolder(writer, place, undefined, shownFor('d2'))).toEqual({ kind: 'conflict' });
  });

  it('cannot be written for a company that the contractor has nothing to do with', async () => {
    const place = { policyId: 'p3', clientId: 'W', submittedOn: TODAY };
    const shown = { ...shownFor('d3'), certificateDocId: undefined };

    expect(await saveHolder(writer, place, undefined, shown)).toMatchObject({
      failure: { kind: 'denied' },
    });
  });
});

describe('a file that is not needed any more', () => {
  it('goes with its bytes before it was submitted, and is withdrawn afterwards', async () => {
    const draft = await put('draft', 'company');
    const sent = await put('sent', 'company', TODAY);

    expect(await dropDocument(writer, draft)).toEqual({ kind: 'done' });
    expect((await getDoc(documentOf(writer.firestore, 'draft'))).exists()).toBe(false);
    expect(await dropDocument(writer, sent)).toEqual({ kind: 'done' });
    expect((await getDoc(documentOf(writer.firestore, 'sent'))).data()).toMatchObject({
      value: { state: 'withdrawn' },
    });
    // Its record is gone, so nobody may ask for the bytes; the server sees that there are none.
    await kit.free(({ storage }) =>
      expect(getBytes(ref(storage, draft.storagePath))).rejects.toMatchObject({
        code: 'storage/object-not-found',
      }),
    );
  });

  it('is seen by the clients once it is submitted with a policy', async () => {
    const draft = await put('release', 'company');
    await expect(getDoc(documentOf(clientX.firestore, 'release'))).rejects.toMatchObject(DENIED);

    const change = { submittedOn: TODAY, visibility: 'engaged' } as const;
    expect(await handInDocument(writer, draft, change)).toEqual({ kind: 'done' });

    expect((await getDoc(documentOf(clientX.firestore, 'release'))).data()).toMatchObject({
      value: { state: 'submitted', visibility: 'engaged', submittedOn: TODAY },
    });
  });
});
