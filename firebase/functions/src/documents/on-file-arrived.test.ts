import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type ArrivalEvent, onFileArrived } from './on-file-arrived.ts';

const TIME = '2026-11-20T15:05:00.000Z';

/** What the work is told when an object of this name has come. */
async function toldOf(name: string): Promise<readonly ArrivalEvent[]> {
  const told: ArrivalEvent[] = [];
  const event = { id: 'e1', time: TIME, data: { name } } as Parameters<ReturnType<typeof onFileArrived>>[0];
  await onFileArrived(async (made) => void told.push(made))(event);
  return told;
}

it('tells of the record that announces a file', async () => {
  expect(await toldOf('companies/a/docs/d1/1/w9.pdf')).toMatchObject([
    { id: 'e1', document: 'companies/a/documents/d1', params: { companyId: 'a' }, file: { id: 'd1' } },
  ]);
});

it('tells of a picture as of something that its person wrote, so that it is counted', async () => {
  const [event, ...others] = await toldOf('users/ana/photo/2.png');

  expect(others).toEqual([]);
  expect(event).toMatchObject({ document: 'users/ana/photo/2.png', file: undefined });
  const data = event?.data as { readonly after: { data(): unknown } } | undefined;
  expect(data?.after.data()).toEqual({ updatedBy: 'ana', updatedAt: Timestamp.fromDate(new Date(TIME)) });
});

it('tells of nothing else', async () => {
  for (const name of ['users/ana/2.png', 'users/ana/photo/deep/2.png', 'companies/a/docs/d1/w9.pdf', 'x'])
    expect(await toldOf(name), name).toEqual([]);
});
