import { chainLinkId, chainOfLine, documentPath, NO_PREVIOUS } from '@vcms/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { Trusted } from '../../core/context.ts';
import { textOf } from '../../core/fields.ts';
import { linkHash } from './chain-hash.ts';

/** `auditChains/{company}`: its last link `{n, hash}`, and what the last check found. */
export function chainPlace(db: Firestore, company: string) {
  return db.doc(documentPath('auditChains', company));
}

/** `auditChains/{company}/links/{n}`: `{n, lineId, previous, hash}`. */
export function linkPlace(db: Firestore, company: string, n: number) {
  return db.doc(documentPath('auditLinks', company, chainLinkId(n)));
}

/**
 * Puts a line of the audit at the end of its company's chain: from then on it cannot change, nor go, without a break. Lines stand in
 * the order in which they are sealed. May run again: a line has one link.
 */
export async function sealLine({ db }: Trusted, lineId: string): Promise<void> {
  const place = db.doc(documentPath('audit', lineId));
  await db.runTransaction(async (transaction) => {
    const line = (await transaction.get(place)).data();
    if (line === undefined) return;
    const company = chainOfLine(line);
    const head = chainPlace(db, company);
    const last = await transaction.get(head);
    const known = await transaction.get(head.collection('links').where('lineId', '==', lineId).limit(1));
    if (!known.empty) return;
    const n = Number(last.get('n') ?? 0) + 1;
    const previous = textOf(last.get('hash')) || NO_PREVIOUS;
    const hash = linkHash({ n, lineId, previous, line });
    transaction.create(linkPlace(db, company, n), { n, lineId, previous, hash });
    transaction.set(head, { n, hash }, { merge: true });
  });
}
