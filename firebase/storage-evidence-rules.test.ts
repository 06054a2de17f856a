import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type Actor, ROLES } from '@vcms/testing/access';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type RulesKit, startRulesKit } from './rules-kit.ts';

const PROJECT = 'demo-storage-evidence';
const PDF = { contentType: 'application/pdf' };
const BYTES = new Uint8Array(1000).fill(37);
const RIVAL: Actor = { ...ACTORS['5005'], uid: 'u-rival', companyId: 'B' };
const OTHER_CLIENT: Actor = { ...ACTORS['5003'], uid: 'u-other', companyId: 'Y' };

let kit: RulesKit;
let number = 0;
beforeAll(async () => {
  kit = await startRulesKit(PROJECT);
  await kit.store({
    'engagements/X_A': { state: 'approved' },
    'engagements/Y_A': { state: 'ended' },
  });
});
afterAll(() => kit.stop());
/** Objects are never overwritten: each test has its own. */
beforeEach(() => {
  number += 1;
});

function storageOf(actor: Actor, active = true): FirebaseStorage {
  return kit.as(actor, { active }).storage;
}

interface Announced {
  readonly by?: Actor;
  readonly visibility?: string;
  readonly size?: number;
  readonly contentType?: string;
  readonly state?: string;
  readonly version?: number;
  readonly contentCheck?: string;
  readonly typeId?: string;
  readonly staffId?: string;
}

/** The record that announces a file of contractor A; the file's path. */
async function announce(folder: 'docs' | 'restricted', record: Announced = {}): Promise<string> {
  const path = `companies/A/${folder}/f${number}/1/paper.pdf`;
  const collection = folder === 'docs' ? 'documents' : 'restrictedDocuments';
  const { by = ACTORS['5005'], ...fields } = record;
  await kit.store({
    [`companies/A/${collection}/f${number}`]: {
      createdBy: by.uid,
      storagePath: path,
      virusScan: 'pending',
      visibility: 'engaged',
      size: BYTES.length,
      state: 'draft',
      version: 1,
      ...PDF,
      ...fields,
    },
  });
  return path;
}

async function putUp(folder: 'docs' | 'restricted', record: Announced = {}): Promise<string> {
  const path = await announce(folder, record);
  await assertSucceeds(uploadBytes(ref(storageOf(record.by ?? ACTORS['5005']), path), BYTES, PDF));
  return path;
}

describe('a document of a contractor', () => {
  it('is read here by its owner alone: who reads can make an address that works for good (17)', async () => {
    const path = await putUp('docs');
    for (const role of ROLES) {
      const file = ref(storageOf(ACTORS[role]), path);
      const judge = role === '5005' ? assertSucceeds : assertFails;
      await judge(getBytes(file));
      await judge(getDownloadURL(file));
    }
    await assertFails(getBytes(ref(storageOf(RIVAL), path)));
    await assertFails(getBytes(ref(storageOf(OTHER_CLIENT), path)));
    await assertFails(getBytes(ref(storageOf(ACTORS['5005'], false), path)));
    await assertFails(getBytes(ref(kit.signedOut().storage, path)));
    await assertFails(listAll(ref(storageOf(ACTORS['5005']), 'companies/A/docs')));
  });

  it('of a person is read here by its owner alone, also while the person is assigned to the client', async () => {
    await kit.store({ 'staffAssignments/X_ana': { clientId: 'X', contractorId: 'A', staffId: 'ana' } });
    const path = await putUp('docs', { visibility: 'company', typeId: 'staff_record', staffId: 'ana' });
    for (const role of ROLES) {
      const file = ref(storageOf(ACTORS[role]), path);
      const judge = role === '5005' ? assertSucceeds : assertFails;
      await judge(getBytes(file));
      await judge(getDownloadURL(file));
    }
  });

  it('that the virus scan blocked is closed to everybody', async () => {
    const path = await putUp('docs');
    await kit.store({
      [`companies/A/documents/f${number}`]: { virusScan: 'blocked', visibility: 'engaged' },
    });

    for (const role of ['5001', '5002', '5003', '5005'] as const) {
      await assertFails(getBytes(ref(storageOf(ACTORS[role]), path)));
    }
  });

  it('is put up by the writer of its record only: the contractor, the firm or a client', async () => {
    for (const role of ['5002', '5003'] as const) {
      number += 1;
      await putUp('docs', { by: ACTORS[role], visibility: 'client:X' });
    }
    number += 1;
    const path = await announce('docs');
    for (const actor of [ACTORS['5002'], ACTORS['5003'], ACTORS['5001'], RIVAL]) {
      await assertFails(uploadBytes(ref(storageOf(actor), path), BYTES, PDF));
    }
  });

  it('has the place, type and size that its record says', async () => {
    const path = await announce('docs');
    const storage = storageOf(ACTORS['5005']);

    await assertFails(uploadBytes(ref(storage, path.replace('paper', 'other')), BYTES, PDF));
    await assertFails(uploadBytes(ref(storage, path), BYTES, { contentType: 'text/html' }));
    await assertFails(uploadBytes(ref(storage, path), new Uint8Array(999), PDF));
    await assertSucceeds(uploadBytes(ref(storage, path), BYTES, PDF));
    await assertFails(uploadBytes(ref(storage, path), BYTES, PDF));
  });

  it('gets no bytes any more once the server has looked at them', async () => {
    const path = await announce('docs', { contentCheck: 'sound' });
    await assertFails(uploadBytes(ref(storageOf(ACTORS['5005']), path), BYTES, PDF));
  });

  it('is not put up without a record, nor with a type off the list', async () => {
    const storage = storageOf(ACTORS['5005']);
    await assertFails(uploadBytes(ref(storage, 'companies/A/docs/none/1/paper.pdf'), BYTES, PDF));

    const html = { contentType: 'text/html' };
    await assertFails(uploadBytes(ref(storage, await announce('docs', html)), BYTES, html));
  });

  it('may be taken away with a first draft, and stays once it was submitted', async () => {
    const draft = await putUp('docs');
    await assertFails(deleteObject(ref(storageOf(ACTORS['5002']), draft)));
    await assertSucceeds(deleteObject(ref(storageOf(ACTORS['5005']), draft)));
    number += 1;
    const kept = await putUp('docs', { state: 'submitted' });
    await assertFails(deleteObject(ref(storageOf(ACTORS['5005']), kept)));
  });
});

describe('an unredacted log or a sensitive staff file', () => {
  it('is read here by its owner only (20)', async () => {
    const path = await putUp('restricted');
    for (const role of ROLES) {
      const read = getBytes(ref(storageOf(ACTORS[role]), path));
      await (role === '5005' ? assertSucceeds(read) : assertFails(read));
    }
    await assertFails(getBytes(ref(storageOf(RIVAL), path)));
  });

  it('is put up by the owner only, and never taken away', async () => {
    const path = await announce('restricted', { by: ACTORS['5002'] });
    await assertFails(uploadBytes(ref(storageOf(ACTORS['5002']), path), BYTES, PDF));
    number += 1;
    const own = await putUp('restricted');
    await assertFails(deleteObject(ref(storageOf(ACTORS['5005']), own)));
  });
});

describe('what a broker sends over its link', () => {
  it('is closed to everybody while it comes in parts', async () => {
    const part = 'brokerUploads/r1/1/0/0';
    await kit.free(({ storage }) => uploadBytes(ref(storage, part), BYTES));
    const nobody = kit.signedOut().storage;
    for (const storage of [nobody, storageOf(RIVAL), ...ROLES.map((role) => storageOf(ACTORS[role]))]) {
      await assertFails(getBytes(ref(storage, part)));
      await assertFails(listAll(ref(storage, 'brokerUploads/r1/1/0')));
      await assertFails(uploadBytes(ref(storage, 'brokerUploads/r1/1/0/1'), BYTES));
      await assertFails(deleteObject(ref(storage, part)));
    }
  });

  it('is a draft that only its contractor opens here', async () => {
    const path = await announce('docs', { visibility: 'company' });
    await kit.free(({ storage }) => uploadBytes(ref(storage, path), BYTES, PDF));
    const nobody = kit.signedOut().storage;
    await assertFails(getBytes(ref(nobody, path)));
    for (const role of ROLES) {
      const read = getBytes(ref(storageOf(ACTORS[role]), path));
      await (role === '5005' ? assertSucceeds(read) : assertFails(read));
    }
  });
});
