import { type Item, itemTitle, reasonText, type Snapshot, type Status } from '@vcms/domain';

const AREA = 'document.';

/** A document that one client requires, and how it stands there. */
export interface RequiredPaper {
  readonly id: string;
  readonly typeId: string;
  readonly clientName: string;
  readonly status: Status;
  /** Why it is so, as a sentence; '' where nothing is to be said. */
  readonly why: string;
}

function sentence(item: Item): string {
  const [first] = item.reasons;
  return first === undefined ? '' : `${reasonText(item, first)}.`;
}

/** Documents that the clients of a contractor require, by type and client. */
export function requiredPapers(snapshots: readonly Snapshot[]): readonly RequiredPaper[] {
  return snapshots
    .flatMap(({ clientId, clientName, result }) =>
      result.items
        .filter(({ key }) => key.startsWith(AREA))
        .map((item) => ({
          id: `${clientId} ${item.key}`,
          typeId: item.key.slice(AREA.length),
          clientName,
          status: item.status,
          why: sentence(item),
          title: itemTitle(item.key),
        })),
    )
    .toSorted(
      (left, right) =>
        left.title.localeCompare(right.title, 'en') || left.clientName.localeCompare(right.clientName, 'en'),
    )
    .map(({ title: _, ...paper }) => paper);
}
