import { PROJECT } from './serve.ts';

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const WRITES_PER_COMMIT = 500;

/** How many documents are marked, and found by the measured query, whatever the collection holds. */
export const MARKED = 25;

async function post(origin: string, verb: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${origin}/v1/${ROOT}:${verb}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`${verb}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Fills a collection with documents of about 330 bytes; every `count / 25`th is marked. */
export async function fill(origin: string, collectionId: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += WRITES_PER_COMMIT) {
    const size = Math.min(WRITES_PER_COMMIT, count - from);
    const writes = Array.from({ length: size }, (_, at) => {
      const number = from + at;
      const name = `${ROOT}/${collectionId}/d${String(number).padStart(7, '0')}`;
      return { update: { name, fields: fieldsOf(number, number % (count / MARKED) === 0) } };
    });
    await post(origin, 'commit', { writes });
  }
}

function fieldsOf(number: number, marked: boolean) {
  return {
    title: { stringValue: `Document number ${number}` },
    number: { integerValue: String(number) },
    group: { stringValue: `group-${number % 100}` },
    marked: { booleanValue: marked },
    rate: { doubleValue: number / 7 },
    text: { stringValue: 'Kept on file until the next yearly review of the record.' },
    place: { mapValue: { fields: { city: { stringValue: 'Tulsa' }, zip: { stringValue: '74101' } } } },
    changedAt: { timestampValue: '2026-11-21T00:00:00Z' },
  };
}

/** The marked documents by number, latest first. Throws when there are not 25. */
export async function queryMarked(origin: string, collectionId: string): Promise<void> {
  const structuredQuery = {
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath: 'marked' }, op: 'EQUAL', value: { booleanValue: true } } },
    orderBy: [{ field: { fieldPath: 'number' }, direction: 'DESCENDING' }],
    limit: MARKED,
  };
  const found = (await post(origin, 'runQuery', { structuredQuery })) as { document?: unknown }[];
  const count = found.filter(({ document }) => document !== undefined).length;
  if (count !== MARKED) throw new Error(`The query found ${count} documents.`);
}
