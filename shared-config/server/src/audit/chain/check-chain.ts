import { type ChainBreakKind, documentPath, NO_PREVIOUS } from '@vcms/domain';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Trusted } from '../../core/context.ts';
import { textOf } from '../../core/fields.ts';
import { linkHash } from './chain-hash.ts';
import { chainPlace, linkPlace } from './seal-line.ts';

/** The first place where a chain does not hold. */
export interface FoundBreak {
  readonly n: number;
  readonly lineId: string;
  readonly kind: ChainBreakKind;
}

/** How far a walk came. */
export interface Walk {
  /** The last link that holds. */
  readonly checkedTo: number;
  /** Links when the walk began. */
  readonly end: number;
  readonly found: FoundBreak | undefined;
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
): Promise<FoundBreak | undefined> {
  return (await walkChain(trusted, company, since)).found;
}

/** The same, for a stretch of at most `most` links. What lies behind the end is looked at when the walk comes there. */
export async function walkChain(
  trusted: Trusted,
  company: string,
  since: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Walk> {
  const head = await chainPlace(trusted.db, company).get();
  const end = Number(head.get('n') ?? 0);
  const until = Math.min(end, since + most);
  let at: Step = await stepAt(trusted, company, since);
  while (at.n < until) {
    const result = await checkPage(trusted, company, at, until);
    if (result.found !== undefined) return { checkedTo: result.at.n, end, found: result.found };
    at = result.at;
  }
  const isEnd = at.n >= end;
  const found = isEnd ? await breakAtEnd(trusted, company, at, end, textOf(head.get('hash'))) : undefined;
  return { checkedTo: found === undefined ? at.n : found.n - 1, end, found };
}

async function stepAt({ db }: Trusted, company: string, n: number): Promise<Step> {
  if (n === 0) return { n: 0, hash: NO_PREVIOUS };
  return { n, hash: textOf((await linkPlace(db, company, n).get()).get('hash')) };
}

/** The head must be the last link, and nothing may stand behind it. */
async function breakAtEnd(
  { db }: Trusted,
  company: string,
  at: Step,
  end: number,
  hash: string,
): Promise<FoundBreak | undefined> {
  if (end > 0 && at.hash !== hash) return { n: end, lineId: '', kind: 'link_changed' };
  const head = chainPlace(db, company);
  // Head and links as of one moment: lines go on being sealed.
  const [added] = await db.runTransaction(
    async (transaction) => {
      const n = Number((await transaction.get(head)).get('n') ?? 0);
      return (await transaction.get(head.collection('links').where('n', '>', n).orderBy('n').limit(1))).docs;
    },
    { readOnly: true },
  );
  if (added === undefined) return undefined;
  return { n: Number(added.get('n')), lineId: textOf(added.get('lineId')), kind: 'link_added' };
}

/** The lines that links name, in their order; undefined: it is gone, or the link names none. */
export async function linesOf(
  { db }: Trusted,
  links: readonly QueryDocumentSnapshot[],
): Promise<readonly (DocumentData | undefined)[]> {
  const names = links.map((link) => textOf(link.get('lineId')));
  const places = names.map((name) => (name === '' || name.includes('/') ? 'none' : name));
  const lines = await db.getAll(...places.map((id) => db.doc(documentPath('audit', id))));
  return lines.map((line) => line.data());
}

interface PageResult {
  readonly at: Step;
  readonly found?: FoundBreak;
}

async function checkPage(trusted: Trusted, company: string, from: Step, until: number): Promise<PageResult> {
  const links = await chainPlace(trusted.db, company)
    .collection('links')
    .where('n', '>', from.n)
    .where('n', '<=', until)
    .orderBy('n')
    .limit(PAGE)
    .get();
  if (links.empty) return { at: from, found: { n: from.n + 1, lineId: '', kind: 'link_missing' } };
  const lines = await linesOf(trusted, links.docs);
  let at = from;
  for (const [place, link] of links.docs.entries()) {
    const found = breakOf(link, lines[place], at);
    if (found !== undefined) return { at, found };
    at = { n: link.get('n'), hash: link.get('hash') };
  }
  return { at };
}

function breakOf(
  link: QueryDocumentSnapshot,
  line: DocumentData | undefined,
  before: Step,
): FoundBreak | undefined {
  const { n, lineId, previous, hash } = link.data();
  if (n !== before.n + 1) return { n: before.n + 1, lineId: '', kind: 'link_missing' };
  if (previous !== before.hash) return { n, lineId, kind: 'link_changed' };
  if (line === undefined) return { n, lineId, kind: 'line_missing' };
  return linkHash({ n, lineId, previous, line }) === hash ? undefined : { n, lineId, kind: 'line_changed' };
}
