import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type ArrivalEvent, onFileArrived } from './on-file-arrived.ts';

const TIME = '2026-11-20T15:05:00.000Z';

/** What is done when an object of this name has come, in its order. */
async function doneAt(
  name: string,
): Promise<{ readonly steps: readonly string[]; readonly told: ArrivalEvent[] }> {
  const told: ArrivalEvent[] = [];
  const steps: string[] = [];
  const event = { id: 'e1', time: TIME, data: { name } } as Parameters<ReturnType<typeof onFileArrived>>[0];
  await onFileArrived(
    async (closed) => void steps.push(`close ${closed}`),
    async (made) => {
      steps.push('work');
      told.push(made);
    },
  )(event);
  return { steps, told };
}

const toldOf = async (name: string) => (await doneAt(name)).told;

it('takes the token of an upload away before anything else, whatever has come', async () => {
  const announced = 'companies/a/docs/d1/1/w9.pdf';
  expect((await doneAt(announced)).steps).toEqual([`close ${announced}`, 'work']);
  expect((await doneAt('users/ana/photo/2.png')).steps).toEqual(['close users/ana/photo/2.png', 'work']);
  for (const name of ['companies/x/samples/s/1/card.pdf', 'x'])
    expect((await doneAt(name)).steps).toEqual([`close ${name}`]);
});

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
