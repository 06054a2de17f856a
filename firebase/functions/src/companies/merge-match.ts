import { documentPath, isSameCompanyName } from '@vcms/domain';
import type { Trusted } from '../trusted/context.ts';
import { textOf } from '../trusted/fields.ts';
import type { MergeParties } from './merge-parties.ts';

export type MergeMatch = 'ein' | 'name' | 'none';

/** By what two records are one company: the same EIN, or the same name and Zip (domain 4.3). */
export async function mergeMatch({ db }: Trusted, { source, target }: MergeParties): Promise<MergeMatch> {
  const ids = [source.id, target.id];
  const [first, second, firstSecret, secondSecret] = await db.getAll(
    ...ids.map((id) => db.doc(documentPath('companies', id))),
    ...ids.map((id) => db.doc(documentPath('companyPrivate', id, 'main'))),
  );
  const ein = textOf(firstSecret?.get('ein'));
  if (ein !== '' && ein === textOf(secondSecret?.get('ein'))) return 'ein';
  const zip = (data: typeof first) => textOf(data?.get('Zip')).slice(0, 5);
  const sameName = isSameCompanyName(textOf(first?.get('name')), textOf(second?.get('name')));
  return sameName && zip(first) !== '' && zip(first) === zip(second) ? 'name' : 'none';
}
