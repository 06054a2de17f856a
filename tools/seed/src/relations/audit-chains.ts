import { createHash } from 'node:crypto';
import { chainLinkId, chainOfLine, documentPath, NO_PREVIOUS, sealedText } from '@vcms/domain';
import type { Draft } from '../words/demo-draft.ts';

/** As Firestore keeps it: whole milliseconds. */
function timeOf(value: object): readonly [number, number] | undefined {
  if (!(value instanceof Date)) return undefined;
  const seconds = Math.floor(value.getTime() / 1000);
  return [seconds, (value.getTime() - seconds * 1000) * 1_000_000];
}

function linkDrafts(company: string, lines: readonly Draft[], checkedAt: Date): readonly Draft[] {
  let hash = NO_PREVIOUS;
  const links = lines.map(({ path, data }, at): Draft => {
    const [n, previous, lineId] = [at + 1, hash, path.slice(path.lastIndexOf('/') + 1)];
    hash = createHash('sha256')
      .update(sealedText({ n, lineId, previous, line: data }, timeOf))
      .digest('hex');
    const link = { n, lineId, previous, hash };
    return {
      collection: 'auditLinks',
      path: documentPath('auditLinks', company, chainLinkId(n)),
      data: link,
    };
  });
  const head = { n: lines.length, hash, checkedTo: lines.length, checkedAt };
  return [...links, { collection: 'auditChains', path: documentPath('auditChains', company), data: head }];
}

/** The chains of the demo's audit, sealed in the order of time as triggers would have, and checked last night. */
export function auditChainDrafts(lines: readonly Draft[], checkedAt: Date): readonly Draft[] {
  const time = ({ data }: Draft) => (data.at instanceof Date ? data.at.getTime() : 0);
  const inOrder = lines.toSorted((left, right) => time(left) - time(right));
  const companies = [...new Set(inOrder.map(({ data }) => chainOfLine(data)))];
  return companies.flatMap((company) =>
    linkDrafts(
      company,
      inOrder.filter(({ data }) => chainOfLine(data) === company),
      checkedAt,
    ),
  );
}
