import {
  type CalendarDate,
  formatDate,
  type ImpactSummary,
  type Item,
  itemTitle,
  reasonText,
} from '@vcms/domain';
import type { ImpactRow } from './run-impact.ts';

function contractors(count: number, of?: number): string {
  const all = of === undefined ? '' : ` of ${of}`;
  return `${count}${all} ${(of ?? count) === 1 ? 'contractor' : 'contractors'}`;
}

/** What a change does, in sentences; the first one is the answer. */
export function impactSentences(
  { judged, turned, worse, moreGaps, anyway }: ImpactSummary,
  day: CalendarDate,
): readonly string[] {
  if (judged === 0) return ['No contractor has accepted yet, so nobody changes status.'];
  const on = formatDate(day);
  const verb = turned === 1 ? 'changes' : 'change';
  const first =
    turned === 0
      ? `No contractor changes status on ${on}.`
      : `${contractors(turned, judged)} ${verb} status on ${on}, ${worse === turned ? 'all' : worse} for the worse.`;
  return [
    turned === 1
      ? first.replace(/, .* for the worse\.$/, worse === 1 ? ' for the worse.' : ' for the better.')
      : first,
    ...(moreGaps === 0
      ? []
      : [
          `${contractors(moreGaps)} ${moreGaps === 1 ? 'keeps its' : 'keep their'} status and ${moreGaps === 1 ? 'gets' : 'get'} new gaps.`,
        ]),
    ...(anyway === 0
      ? []
      : [
          `${contractors(anyway)} ${anyway === 1 ? 'differs' : 'differ'} from today by then anyway, without this change.`,
        ]),
  ];
}

/** A demand and what is missing of it: "Automobile liability: combined single limit: $1,000,000 short of $2,000,000". */
export function gapText(item: Item): string {
  const reasons = item.reasons.map((reason) => reasonText(item, reason)).join('. ');
  return reasons === '' ? itemTitle(item.key) : `${itemTitle(item.key)}: ${reasons}`;
}

/** Rows on which the change itself does something, the worst first. */
export function affectedRows(rows: readonly ImpactRow[]): readonly ImpactRow[] {
  return rows
    .filter(
      ({ usual, changed, opened, closed }) => usual !== changed || opened.length > 0 || closed.length > 0,
    )
    .toSorted(
      (left, right) =>
        Number(right.usual !== right.changed) - Number(left.usual !== left.changed) ||
        right.opened.length - left.opened.length ||
        left.contractorName.localeCompare(right.contractorName),
    );
}
