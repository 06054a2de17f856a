import { documentPath, nameWords } from '@vcms/domain';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';

/** Companies worked on at the same time. */
const AT_ONCE = 20;

async function keepOne({ db }: Trusted, companyId: string): Promise<boolean> {
  const reference = db.doc(documentPath('companies', companyId));
  return db.runTransaction(async (transaction) => {
    const company = (await transaction.get(reference)).data();
    if (company === undefined) return false;
    const wanted = nameWords(textOf(company.name));
    if (JSON.stringify(company.nameWords) === JSON.stringify(wanted)) return false;
    // `updatedAt`, by which conflicts are found (V23), stays.
    transaction.update(reference, { nameWords: wanted });
    return true;
  });
}

/** Keeps beside each name the beginnings of its words, by which lists find it; writes only what differs. Answers how many it wrote. */
export async function keepNameWords(trusted: Trusted, companyIds: readonly string[]): Promise<number> {
  let written = 0;
  for (let at = 0; at < companyIds.length; at += AT_ONCE) {
    const results = await Promise.all(companyIds.slice(at, at + AT_ONCE).map((id) => keepOne(trusted, id)));
    written += results.filter(Boolean).length;
  }
  return written;
}
