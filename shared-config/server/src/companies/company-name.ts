import { collectionPath, documentPath } from '@vcms/domain';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';

/** The name of a company as it is now, or words that stand for it. */
export async function companyNameOf({ db }: Trusted, companyId: string): Promise<string> {
  return textOf((await db.doc(documentPath('companies', companyId)).get()).get('name')) || 'A company';
}

/** The name of the one firm, or words that stand for it. */
export async function firmName({ db }: Trusted): Promise<string> {
  const firms = await db.collection(collectionPath('companies')).where('kind', '==', 'firm').limit(1).get();
  return textOf(firms.docs[0]?.get('name')) || 'The firm';
}
