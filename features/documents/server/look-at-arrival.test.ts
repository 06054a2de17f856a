import { createHash } from 'node:crypto';
import { checkDocument } from '@vcms/server/files';
import { startWorld, thrice, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrivedFile, lookAtArrival } from './look-at-arrival.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const BYTES = Buffer.from('Machine;Crane');
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

interface Sent {
  readonly folder?: 'docs' | 'restricted';
  readonly bytes?: Buffer;
  readonly more?: object;
}

const placeOf = (id: string, { folder = 'docs' }: Sent) => `companies/a/${folder}/${id}/1/list.csv`;
const recordPath = (id: string, { folder = 'docs' }: Sent) =>
  `companies/a/${folder === 'docs' ? 'documents' : 'restrictedDocuments'}/${id}`;

async function record(id: string, sent: Sent): Promise<void> {
  const { bytes = BYTES, more } = sent;
  await world.put(recordPath(id, sent), {
    ...{ contractorId: 'a', title: 'Machines', fileName: 'list.csv', contentType: 'text/csv' },
    ...{ storagePath: placeOf(id, sent), size: bytes.length, virusScan: 'pending', version: 1 },
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(sent.folder === 'restricted' ? {} : { state: 'submitted' }),
    ...more,
  });
}

/** The bytes, and the event of them, more than once. */
async function arrive(id: string, sent: Sent, trusted = world.trusted): Promise<void> {
  await world.saveFile(placeOf(id, sent), sent.bytes ?? BYTES);
  const file = arrivedFile(placeOf(id, sent));
  if (file === undefined) throw new Error('The path names no record.');
  await thrice(() => lookAtArrival(trusted, file));
}

const found = (id: string, sent: Sent) => world.read(recordPath(id, sent));

describe('a file whose bytes come after its record was submitted', () => {
  it.each([
    ['of a folder', {}, { virusScan: 'clean', contentCheck: 'sound' }],
    ['that stands apart', { folder: 'restricted' }, { virusScan: 'clean', contentCheck: 'sound' }],
    ['with a virus', { bytes: Buffer.from(`Crane;${EICAR}`) }, { virusScan: 'blocked' }],
    ['that is no table', { bytes: Buffer.from('<html>') }, { contentCheck: 'refused' }],
  ] as const)('%s is looked at when they are there', async (name, sent, marks) => {
    const id = name.replaceAll(' ', '-');
    await record(id, sent);
    expect(await checkDocument(world.trusted, 'a', 'documents', id)).toEqual({ kind: 'absent' });
    await arrive(id, sent);
    expect(await found(id, sent)).toMatchObject(marks);
    const findings = (await world.list('audit')).filter(({ entityId }) => entityId === id);
    expect(findings).toHaveLength('virusScan' in marks && marks.virusScan === 'clean' ? 0 : 1);
  });

  it('waits for the scanner, whose event comes again', async () => {
    await record('unasked', {});
    const scanner = { scan: () => Promise.reject(new Error('The scanner is down.')) };
    await expect(arrive('unasked', {}, { ...world.trusted, scanner })).rejects.toThrow('could not be asked');
    expect(await found('unasked', {})).toMatchObject({ virusScan: 'pending' });
    await arrive('unasked', {});
    expect(await found('unasked', {})).toMatchObject({ virusScan: 'clean' });
  });
});

it.each([
  ['a draft', { state: 'draft' }],
  ['a record of another version', { storagePath: 'companies/a/docs/other/2/list.csv' }],
])('bytes of %s wait', async (name, more) => {
  const id = name.replaceAll(' ', '-');
  await record(id, { more });
  await arrive(id, {});
  expect(await found(id, {})).toMatchObject({ virusScan: 'pending' });
});

it('bytes whose record was taken away, and those of no record, are left alone', async () => {
  await arrive('gone', {});
  expect(await found('gone', {})).toBeUndefined();
  for (const path of ['users/u/photo/1.png', 'companies/x/samples/s/1/a.pdf', 'companies/a/docs/d/a.pdf'])
    expect(arrivedFile(path)).toBeUndefined();
});

it('bytes of an announcement’s file belong to the folder of its client', () => {
  const storagePath = 'companies/x/announcements/f/1/plan.pdf';
  expect(arrivedFile(storagePath)).toEqual({
    ...{ companyId: 'x', collection: 'announcementDocuments', id: 'f', storagePath },
  });
});
