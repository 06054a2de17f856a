import { asSaveResult, changeStamps, creationStamps, type StoredRecord, type WriteResult } from '@vcms/data';
import { documentPath, type QuestionnaireVersion } from '@vcms/domain';
import { doc, type Firestore, runTransaction } from 'firebase/firestore';

export interface DefinitionContext {
  readonly firestore: Firestore;
  readonly uid: string;
}

/** A draft as it is to be; `seen` is what was read of it, absent for a new version. */
export interface DefinitionDraft
  extends Pick<QuestionnaireVersion, 'definitionId' | 'n' | 'owner' | 'title' | 'sections'> {
  readonly seen?: StoredRecord<QuestionnaireVersion> | undefined;
}

class Conflict extends Error {}

/** Firestore stores no undefined, however deep it stands. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

async function asDefinitionResult(
  context: DefinitionContext,
  change: () => Promise<unknown>,
): Promise<WriteResult> {
  const result = await asSaveResult(context, change);
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** Saves a draft, with its definition where it is the first version. Refused as a conflict when somebody else saved it meanwhile. */
export function saveDefinitionDraft(
  { firestore, uid }: DefinitionContext,
  { definitionId, n, owner, title, sections, seen }: DefinitionDraft,
): Promise<WriteResult> {
  const definition = doc(firestore, documentPath('questionnaires', definitionId));
  const version = doc(firestore, documentPath('questionnaireVersions', definitionId, n));
  return asDefinitionResult({ firestore, uid }, () =>
    runTransaction(firestore, async (transaction) => {
      const now = await transaction.get(version);
      const known = await transaction.get(definition);
      if (now.data()?.updatedAt?.toMillis?.() !== seen?.record.updatedAt?.getTime()) throw new Conflict();
      if (!known.exists()) transaction.set(definition, { owner, title, ...creationStamps(uid) });
      const content = { title, sections: plain(sections) };
      if (now.exists()) transaction.update(version, { ...content, ...changeStamps(uid) });
      else {
        const about = { definitionId, n, owner, status: 'draft' };
        transaction.set(version, { ...about, ...content, ...creationStamps(uid) });
      }
    }),
  );
}
