import type { EvidenceState } from '@vcms/domain';

/** What of a folder is shown. Drafts are nobody's but their writer's, and stand on no shelf. */
export const SHELVES = ['current', 'returned', 'past', 'archived'] as const;
export type Shelf = (typeof SHELVES)[number];

export const SHELF_LABELS: Readonly<Record<Shelf, string>> = {
  current: 'On file',
  returned: 'Returned',
  past: 'Replaced or withdrawn',
  archived: 'Archived',
};

/** At most three states each: with two kinds of visibility and four spellings of a search, a query may have 30 alternatives. */
const STATES: Readonly<Record<Shelf, readonly EvidenceState[]>> = {
  current: ['submitted', 'in_review', 'accepted'],
  returned: ['changes_requested', 'rejected'],
  past: ['superseded', 'withdrawn', 'cancelled'],
  archived: ['archived'],
};

/** The states of the files on a shelf. */
export function statesOn(shelf: Shelf): readonly EvidenceState[] {
  return STATES[shelf];
}

/** The shelf that an address names; what it does not know is the first one. */
export function shelfNamed(name: string | null): Shelf {
  return SHELVES.find((shelf) => shelf === name) ?? 'current';
}
