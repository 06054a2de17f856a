import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropFiles, dropUnsavedFiles } from './dropped-files.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const FOLDER = 'companies/x/announcementDocuments';
const BYTES = 'companies/x/announcements/';
const DRAFT = { clientId: 'x', subject: 'Crane list', bodyText: 'See it.', state: 'draft', docIds: [] };

/** A file in the folder of client `x`, put up so many days ago. */
async function putUp(id: string, days = 0): Promise<void> {
  const storagePath = `${BYTES}${id}/1/${id}.csv`;
  await world.saveFile(storagePath, Buffer.from('Crane;1'));
  await world.put(`${FOLDER}/${id}`, { clientId: 'x', fileName: `${id}.csv`, storagePath });
  const createdAt = Timestamp.fromMillis(world.trusted.now().getTime() - days * 86_400_000);
  await world.trusted.db.doc(`${FOLDER}/${id}`).update({ createdAt });
}

const announce = (id: string, more: object) => world.put(`announcements/${id}`, { ...DRAFT, ...more });

/** Changes an announcement and tells of it as the trigger does: twice. undefined: deletes it. */
async function change(id: string, fields: object | undefined): Promise<void> {
  const place = world.trusted.db.doc(`announcements/${id}`);
  const before = (await place.get()).data();
  await (fields === undefined ? place.delete() : place.update({ ...fields }));
  const after = (await place.get()).data();
  for (let times = 0; times < 2; times += 1) await dropFiles(world.trusted, before, after);
}

/** Which of these files are there, by record and by bytes. */
async function there(...ids: readonly string[]) {
  const records = (await world.list(FOLDER)).map(({ id }) => String(id));
  const stored = (await world.trusted.files.list(BYTES)).map(({ path }) => path.split('/')[3]);
  return {
    records: ids.filter((id) => records.includes(id)),
    bytes: ids.filter((id) => stored.includes(id)),
  };
}

describe('a file of an announcement that is a draft', () => {
  it('goes when it is removed, its record and its bytes, and the others stay', async () => {
    await putUp('plan');
    await putUp('plan-2');
    await announce('one', { docIds: ['plan', 'plan-2'] });

    await change('one', { docIds: ['plan-2'] });

    expect(await there('plan', 'plan-2')).toEqual({ records: ['plan-2'], bytes: ['plan-2'] });
  });

  it.each([
    ['ends', { state: 'cancelled' }],
    ['is deleted', undefined],
  ])('goes when the draft %s', async (how, fields) => {
    await putUp(`of-${how}`);
    await announce(`draft-${how}`, { docIds: [`of-${how}`] });

    await change(`draft-${how}`, fields);

    expect(await there(`of-${how}`)).toEqual({ records: [], bytes: [] });
  });

  it('stays while another announcement names it, and goes with the last draft that does', async () => {
    await putUp('shared');
    for (const id of ['first', 'second']) await announce(id, { docIds: ['shared'] });

    await change('first', { state: 'cancelled' });
    expect(await there('shared')).toEqual({ records: ['shared'], bytes: ['shared'] });
    await change('second', { docIds: [] });
    expect(await there('shared')).toEqual({ records: [], bytes: [] });
  });

  it('stays for good once it was handed in, cancelled afterwards or not', async () => {
    const at = Timestamp.fromDate(world.trusted.now());
    await putUp('sent');
    await announce('out', { docIds: ['sent'], state: 'sent' });
    await announce('again', { docIds: ['sent'] });
    await putUp('late');
    await announce('waits', { docIds: ['late'], state: 'scheduled', scheduledFor: at });

    await change('again', { docIds: [] });
    await change('waits', { state: 'cancelled' });

    expect(await there('sent', 'late')).toEqual({ records: ['sent', 'late'], bytes: ['sent', 'late'] });
  });

  it('goes in no other client’s folder', async () => {
    await putUp('theirs');
    await announce('foreign', { clientId: 'y', docIds: ['theirs'] });

    await change('foreign', { docIds: [] });

    expect(await there('theirs')).toEqual({ records: ['theirs'], bytes: ['theirs'] });
  });

  it('goes in the night after the day on which its draft was not saved with it', async () => {
    await putUp('today');
    await putUp('unsaved', 2);
    await putUp('saved', 2);
    await announce('kept', { docIds: ['saved'] });

    expect(await dropUnsavedFiles(world.trusted, ['x'])).toBe(1);
    expect(await there('today', 'unsaved', 'saved')).toEqual({
      records: ['today', 'saved'],
      bytes: ['today', 'saved'],
    });
  });
});
