import { type DocumentWriteContext, recordRef, uploadDocument } from '@vcms/data';
import { ACTORS, type Actor } from '@vcms/testing/access';
import { getDoc } from 'firebase/firestore';
import { getBytes, ref } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RulesKit, startRulesKit } from './rules-kit.ts';

const PROJECT = 'demo-on-behalf';
const FILE = new File(['%PDF-1.4 mailed by a broker'], 'acord.pdf', { type: 'application/pdf' });
const TODAY = new Date().toISOString().slice(0, 10);
const FOREIGN: Actor = { ...ACTORS['5005'], uid: 'u-foreign', companyId: 'B' };

let kit: RulesKit;

beforeAll(async () => {
  kit = await startRulesKit(PROJECT);
  await kit.store({ 'engagements/X_A': { clientId: 'X', contractorId: 'A', state: 'approved' } });
});
afterAll(() => kit.stop());

function deskOf(actor: Actor): DocumentWriteContext {
  return { ...kit.as(actor), uid: actor.uid, contractorId: 'A' };
}

function send(actor: Actor, id: string, isOfFirm = true) {
  return uploadDocument(deskOf(actor), {
    ...{ id, file: FILE, title: 'Certificate', typeId: 'certificate', category: 'certificate' },
    ...{ visibility: 'company', submittedOn: TODAY, isOfFirm },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
}

const PLACE = 'companies/A/docs/entered/1/acord.pdf';
const recordOf = ({ firestore }: DocumentWriteContext) =>
  getDoc(recordRef(firestore, 'documents', 'A', 'entered'));
const bytesOf = ({ storage }: DocumentWriteContext) => getBytes(ref(storage, PLACE));

describe('a certificate that customer service puts into a contractor’s folder', () => {
  it('is there for the firm and the contractor, and for nobody else until its policy is entered', async () => {
    expect(await send(ACTORS['5002'], 'entered')).toEqual({ kind: 'done' });

    expect((await recordOf(deskOf(ACTORS['5005']))).data()).toMatchObject({
      value: { state: 'submitted', submittedOn: TODAY, visibility: 'company', virusScan: 'pending' },
    });
    expect((await bytesOf(deskOf(ACTORS['5005']))).byteLength).toBe(FILE.size);
    for (const actor of [ACTORS['5003'], ACTORS['5004'], FOREIGN]) {
      await expect(recordOf(deskOf(actor))).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(bytesOf(deskOf(actor))).rejects.toMatchObject({ code: 'storage/unauthorized' });
    }
  });

  it.each([
    ['a draft by the firm', ACTORS['5002'], false],
    ['by an administrator', ACTORS['5001'], true],
    ['by a client', ACTORS['5003'], true],
    ['by another contractor', FOREIGN, true],
    ['by the contractor, past its draft', ACTORS['5005'], true],
  ])('is refused as %s', async (_title, actor, isOfFirm) => {
    expect(await send(actor, `refused-${actor.role}-${isOfFirm}`, isOfFirm)).toMatchObject({
      failure: { kind: 'denied' },
    });
  });
});
