import type { VarianceLine } from '@vcms/data';
import { type CalendarDate, type Engagement, itemTitle, readerDate } from '@vcms/domain';
import { recordPath } from './client-paths.ts';

/** One thing that a client decides. */
export interface ClientTask {
  readonly id: string;
  readonly title: string;
  /** Where it is decided. */
  readonly to: string;
  /** The list that it stands in. */
  readonly list: string;
  /** Since when it waits; of a variance: from when it is to hold. */
  readonly since: CalendarDate;
}

const APPROVALS = '/contractor-approval?state=submitted';
const REQUESTS = '/new-contractor-request?tab=progress&state=requested';

function engagementTask({ id, state, contractorId, contractorName, updatedAt }: Engagement): ClientTask {
  const since = readerDate(updatedAt);
  return state === 'submitted'
    ? {
        ...{ id, since, list: APPROVALS, title: `Approve ${contractorName}` },
        to: `/contractor-approval/${encodeURIComponent(contractorId)}`,
      }
    : {
        ...{ id, since, list: REQUESTS, title: `Send the request for ${contractorName}` },
        to: recordPath(contractorId),
      };
}

/** What waits for a client's decision, longest first. */
export function clientTasks(
  waiting: readonly Engagement[],
  variances: readonly VarianceLine[],
  named: readonly Engagement[],
): readonly ClientTask[] {
  const names = new Map(named.map(({ contractorId, contractorName }) => [contractorId, contractorName]));
  const exceptions = variances.map(({ id, contractorId, key, from }) => ({
    id,
    to: '/all-variances?tab=requested',
    list: '/all-variances?tab=requested',
    since: from,
    title: `Variance for ${names.get(contractorId) ?? 'a contractor'}: ${itemTitle(key)}`,
  }));
  return [...waiting.map(engagementTask), ...exceptions].toSorted((a, b) => a.since.localeCompare(b.since));
}
