import type { Item, Status } from '@vcms/domain';

type Judged = Pick<Item, 'key' | 'status'>;

/** One demand that stands differently on two days; undefined: it is not asked on that day. */
export interface DayChange {
  readonly key: string;
  readonly before: Status | undefined;
  readonly after: Status | undefined;
}

/** What differs between two days, in the order of the later one; what only the earlier one asked comes last. */
export function dayChanges(before: readonly Judged[], after: readonly Judged[]): readonly DayChange[] {
  const old = new Map(before.map(({ key, status }) => [key, status]));
  const next = new Map(after.map(({ key, status }) => [key, status]));
  return [...new Set([...next.keys(), ...old.keys()])]
    .map((key) => ({ key, before: old.get(key), after: next.get(key) }))
    .filter((change) => change.before !== change.after);
}
