import type { QuestionnaireVersion } from '@vcms/domain';
import type { ExpectedChange } from '@vcms/kits/pending';
import type { StoredVersion } from './use-definitions.ts';

type Known = Pick<StoredVersion, 'record' | 'status'>;

/** What the versions will say once a draft is published: it counts, and the one before is retired. */
export function expectedPublication(
  { record: { path }, status }: Known,
  before: Known | undefined,
  changeNote: string,
): { readonly publication: ExpectedChange; readonly retirement: ExpectedChange | undefined } {
  const published = 'published' satisfies QuestionnaireVersion['status'];
  return {
    publication: { path, before: { status }, after: { status: published, changeNote } },
    retirement:
      before === undefined
        ? undefined
        : { path: before.record.path, before: { status: before.status }, after: { status: 'retired' } },
  };
}
