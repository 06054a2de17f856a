import { documentPath, isSameCompanyName } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import type { MergeParties } from './merge-parties.ts';

export interface MergeMatch {
  readonly by: 'ein' | 'name' | 'none';
  /** Names of those whose EIN is the other's, but was entered by themselves: it proves nothing yet (ADR 30). */
  readonly unconfirmed: readonly string[];
}

/** By what two records are one company: an EIN that the firm confirmed at both, or the same name and Zip (domain 4.3). */
export async function mergeMatch({ db }: Trusted, { source, target }: MergeParties): Promise<MergeMatch> {
  const ids = [source.id, target.id];
  const [first, second, firstSecret, secondSecret] = await db.getAll(
    ...ids.map((id) => db.doc(documentPath('companies', id))),
    ...ids.map((id) => db.doc(documentPath('companyPrivate', id, 'main'))),
  );
  const ein = textOf(firstSecret?.get('ein'));
  const isSame = ein !== '' && ein === textOf(secondSecret?.get('ein'));
  const unconfirmed = [
    ...(isSame && firstSecret?.get('einConfirmed') !== true ? [source.name] : []),
    ...(isSame && secondSecret?.get('einConfirmed') !== true ? [target.name] : []),
  ];
  if (isSame && unconfirmed.length === 0) return { by: 'ein', unconfirmed };
  const zip = (data: typeof first) => textOf(data?.get('Zip')).slice(0, 5);
  const sameName = isSameCompanyName(textOf(first?.get('name')), textOf(second?.get('name')));
  return { by: sameName && zip(first) !== '' && zip(first) === zip(second) ? 'name' : 'none', unconfirmed };
}
