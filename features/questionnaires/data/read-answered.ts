import { recordRef, type StoredRecord } from '@vcms/data';
import type { QuestionnaireResponse, QuestionnaireVersion } from '@vcms/domain';
import { type Firestore, getDoc } from 'firebase/firestore';

/** The version that was answered: `shown` where that is the one, else read. Rejects when it cannot be read. */
export async function answeredVersion(
  firestore: Firestore,
  { definitionId, defVersion }: Pick<QuestionnaireResponse, 'definitionId' | 'defVersion'>,
  shown: QuestionnaireVersion,
): Promise<QuestionnaireVersion> {
  if (shown.n === defVersion) return shown;
  const entry = (
    await getDoc(recordRef(firestore, 'questionnaireVersions', definitionId, defVersion))
  ).data();
  if (entry?.ok !== true) throw new Error(`Version ${defVersion} of ${definitionId} cannot be read.`);
  return entry.value;
}

/** File names of the documents of these answers by id, one read each; what the reader may not see is left out. */
export async function paperNames(
  firestore: Firestore,
  contractorId: string,
  { answers }: Pick<StoredRecord<QuestionnaireResponse>, 'answers'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(Object.values(answers).flatMap(({ docId }) => docId ?? []))];
  const names = await Promise.all(
    ids.map(async (id) => {
      const entry = await getDoc(recordRef(firestore, 'documents', contractorId, id)).catch(() => undefined);
      const read = entry?.data();
      return read?.ok === true ? [[id, read.value.fileName] as const] : [];
    }),
  );
  return new Map(names.flat());
}
