import { recordsOf } from '@vcms/data';
import { documentId, type Firestore, getDocs, query, where } from 'firebase/firestore';

/** Firestore takes so many ids in one question. */
const AT_ONCE = 30;

/** The names of people by their ids; who is none, or cannot be read, has none. Rejects as Firestore does, or when the signal aborts. */
export async function readPeople(
  firestore: Firestore,
  uids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(uids)];
  const names = new Map<string, string>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const ids = asked.slice(from, from + AT_ONCE);
    const found = await getDocs(query(recordsOf(firestore, 'users'), where(documentId(), 'in', ids)));
    for (const entry of found.docs) {
      const person = entry.data();
      if (person.ok) names.set(entry.id, `${person.value.firstName} ${person.value.lastName}`);
    }
  }
  return names;
}
