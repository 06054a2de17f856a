import type { CalendarDate } from '../calendar-date.ts';
import { LINE_LABELS } from '../insurance.ts';
import { itemTitle } from './item-title.ts';
import { type Item, type NextActor, severityRank } from './status.ts';

/** A step that somebody should take for one demand. */
export interface NextAction {
  readonly key: string;
  /** What to do, such as "Renew commercial general liability". */
  readonly title: string;
  readonly item: Item;
  readonly dueOn?: CalendarDate | undefined;
}

/** What to do about a reason; the first of an item's reasons that is listed decides. */
const VERBS: Readonly<Record<string, string>> = {
  missing: 'Add',
  year_missing: 'Add',
  year_due: 'Add',
  expired: 'Renew',
  ends_soon: 'Renew',
  rejected: 'Correct',
  below_limit: 'Raise',
  consumed_by_primary: 'Raise',
  endorsement_missing: 'Show',
  autos_missing: 'Extend',
  holder_missing: 'Send',
  outdated: 'Answer again:',
  knockout: 'Look at',
  over_limit: 'Look at',
  other_name: 'Send again:',
  not_yet_effective: 'Close the gap in',
};

function verbOf({ reasons }: Item): string {
  const codes = reasons.map((reason) => reason.split(':')[0] ?? '');
  const known = codes.find((code) => VERBS[code] !== undefined);
  return (known === undefined ? undefined : VERBS[known]) ?? 'Review';
}

/** Cover of a line is the line itself; other names keep their capitals where they are abbreviations. */
function subjectOf({ key }: Item): string {
  const title = itemTitle(key).replace(/: coverage$/, '');
  const isLine = Object.values(LINE_LABELS).some((label) => title.startsWith(label));
  return isLine || /^(Safety|Document|Questionnaire|Workforce)/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;
}

function byUrgency(left: Item, right: Item): number {
  const status = severityRank(left.status) - severityRank(right.status);
  if (status !== 0) return status;
  const [one, other] = [left.dueOn ?? '9999', right.dueOn ?? '9999'];
  return one === other ? Number(left.key > right.key) - Number(left.key < right.key) : one < other ? -1 : 1;
}

/** What somebody has to do for a result, the most urgent first: what is not met, then what ends, by its date. */
export function nextActions(items: readonly Item[], actor: NextActor): readonly NextAction[] {
  return items
    .filter((item) => item.actor === actor && item.status !== 'compliant')
    .toSorted(byUrgency)
    .map((item) => ({
      key: item.key,
      title: `${verbOf(item)} ${subjectOf(item)}`,
      item,
      dueOn: item.dueOn,
    }));
}
