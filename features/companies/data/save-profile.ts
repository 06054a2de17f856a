import { asSaveResult, changeStamps, type WriteResult } from '@vcms/data';
import { type Company, documentPath } from '@vcms/domain';
import { deleteField, doc, type Firestore, runTransaction } from 'firebase/firestore';

/** What a company writes of itself without anybody's confirmation: nothing that it must fulfil depends on it. */
export const PROFILE_FIELDS = [
  'dba',
  'address1',
  'address2',
  'city',
  'state',
  'Zip',
  'phone',
  'website',
  'naicsOther',
  'timezone',
] as const satisfies readonly (keyof Company)[];
export type CompanyProfile = Pick<Company, (typeof PROFILE_FIELDS)[number]>;

export interface ProfileWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly companyId: string;
}

class Conflict extends Error {}

/**
 * Replaces a part of the profile; an absent value takes its field away. A conflict when one of these fields is no longer as
 * `seen` (V23): what others changed elsewhere in the record, such as a confirmation by the firm, is none.
 */
export async function saveProfile(
  { firestore, uid, companyId }: ProfileWriteContext,
  seen: CompanyProfile,
  next: Partial<CompanyProfile>,
): Promise<WriteResult> {
  const names = PROFILE_FIELDS.filter((name) => name in next);
  const result = await asSaveResult({ firestore, uid }, () =>
    runTransaction(firestore, async (transaction) => {
      const ref = doc(firestore, documentPath('companies', companyId));
      const stored = (await transaction.get(ref)).data() ?? {};
      const isSame = (name: (typeof names)[number]) =>
        JSON.stringify(stored[name] ?? '') === JSON.stringify(seen[name] ?? '');
      if (!names.every(isSame)) throw new Conflict();
      const fields = names.map((name) => [name, next[name] ?? deleteField()]);
      transaction.update(ref, { ...Object.fromEntries(fields), ...changeStamps(uid) });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}
