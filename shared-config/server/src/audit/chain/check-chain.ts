import { documentPath } from '@vcms/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Trusted } from '../../core/context.ts';
import { textOf } from '../../core/fields.ts';
import { linkHash, NO_PREVIOUS } from './chain-hash.ts';
import { chainPlace, linkPlace } from './seal-line.ts';

/** The first place where a chain does not hold. */
interface ChainBreak {
  readonly n: number;
  readonly lineId: string;
  readonly kind: 'line_changed' | 'line_missing' | 'link_changed' | 'link_missing';
}

/** Links read at a time, with as many lines. */
const PAGE = 250;

interface Step {
  readonly n: number;
  readonly hash: string;
}

/**
 * Walks a company's chain and answers the first break; undefined: it holds.
 * @param since the link from which to begin, which an earlier check found good; 0 for the whole chain
 */
export async function checkChain(
  trusted: Trusted,
  company: string,
  since = 0,
): Promise<ChainBreak | undefined> {
  const { db } = trusted;
  const head = await chainPlace(db, company).get();
  const end = Number(head.get('n') ?? 0);
  let at: Step = await stepAt(trusted, company, since);
  while (at.n < end) {
    const links = await chainPlace(db, company)
      .collection('links')
      .where('n', '>', at.n)
      .where('n', '<=', end)
      .orderBy('n')
      .limit(PAGE)
      .get();
    if (links.empty) return { n: at.n + 1, lineId: '', kind: 'link_missing' };
    const result = await checkPage(trusted, links.docs, at);
    if ('kind' in result) return result;
    at = result;
  }
  const isEnd = end === 0 || at.hash === textOf(head.get('hash'));
  return isEnd ? undefined : { n: end, lineId: '', kind: 'link_changed' };
}

async function stepAt({ db }: Trusted, company: string, n: number): Promise<Step> {
  if (n === 0) return { n: 0, hash: NO_PREVIOUS };
  return { n, hash: textOf((await linkPlace(db, company, n).get()).get('hash')) };
}

async function checkPage(
  { db }: Trusted,
  links: readonly QueryDocumentSnapshot[],
  from: Step,
): Promise<Step | ChainBreak> {
  const lines = await db.getAll(
    ...links.map((link) => db.doc(documentPath('audit', textOf(link.get('lineId'))))),
  );
  let at = from;
  for (const [place, link] of links.entries()) {
    const { n, lineId, previous, hash } = link.data();
    if (n !== at.n + 1) return { n: at.n + 1, lineId: '', kind: 'link_missing' };
    if (previous !== at.hash) return { n, lineId, kind: 'link_changed' };
    const line = lines[place]?.data();
    if (line === undefined) return { n, lineId, kind: 'line_missing' };
    if (linkHash({ n, lineId, previous, line }) !== hash) return { n, lineId, kind: 'line_changed' };
    at = { n, hash };
  }
  return at;
}
