import type { ProtoJson } from 'local-firebase/internal/service/firestore-service';
import { type RestClient, setDocument } from './rest-client.ts';

const WRITES_PER_COMMIT = 500;

/** Puts `count` documents of about 330 bytes into a collection, ids `d0000000` and on. */
export async function fillDocuments(client: RestClient, collectionId: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += WRITES_PER_COMMIT) {
    const size = Math.min(WRITES_PER_COMMIT, count - from);
    const writes = Array.from({ length: size }, (_, at) =>
      setDocument(client.root, `${collectionId}/${documentId(from + at)}`, fieldsOf(from + at)),
    );
    await client.commit(writes);
  }
}

function documentId(number: number): string {
  return `d${String(number).padStart(7, '0')}`;
}

/** A contractor-like record: text, numbers, a map and a list. `rare` is `yes` in the first 25 only. */
function fieldsOf(number: number): ProtoJson {
  return {
    title: { stringValue: `Document number ${number}` },
    number: { integerValue: String(number) },
    group: { stringValue: `group-${number % 100}` },
    rare: { stringValue: number < 25 ? 'yes' : 'no' },
    active: { booleanValue: number % 2 === 0 },
    rate: { doubleValue: number / 7 },
    text: { stringValue: 'Kept on file until the next yearly review of the record.' },
    place: { mapValue: { fields: { city: { stringValue: 'Tulsa' }, zip: { stringValue: '74101' } } } },
    tags: { arrayValue: { values: [{ stringValue: 'crane' }, { stringValue: `lift-${number % 7}` }] } },
    changedAt: { timestampValue: '2026-11-21T00:00:00Z' },
  };
}
