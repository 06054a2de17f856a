import { type Item, itemTitle, type Result, reasonText, STATUS_LABELS, type Status } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';

export interface StatusChange {
  readonly id: string;
  /** The snapshot before; undefined for the first one. */
  readonly stored: DocumentData | undefined;
  readonly engagement: DocumentData;
  readonly result: Result;
}

/** N9: the overall status of an engagement that work can go on in has changed. The first snapshot is no change. */
export async function tellStatus(trusted: Trusted, change: StatusChange): Promise<void> {
  const { id, stored, engagement, result } = change;
  const old = Object.keys(STATUS_LABELS).find((status) => status === stored?.result?.overall) as
    | Status
    | undefined;
  if (old === undefined || old === result.overall) return;
  if (!['approved', 'suspended'].includes(engagement.state)) return;
  const toIds = [
    ...(await activeUsers(trusted, engagement.clientId, ['5003'])),
    ...(await activeUsers(trusted, engagement.contractorId, ['5005'])),
  ];
  const because = reasonOf(result);
  await notify(trusted, toIds, {
    // One change to a status in a day is one event, whatever number of inputs were written.
    eventKey: `status-${id}-${result.asOf}-${old}-${result.overall}`,
    title: 'Status changed',
    body: `${textOf(engagement.contractorName)}: ${STATUS_LABELS[old]} to ${STATUS_LABELS[result.overall]}${because}.`,
  });
}

/** The first item that made the status, in words. */
function reasonOf({ items, overall }: Result): string {
  const item: Item | undefined = items.find(({ status }) => status === overall);
  const [reason] = item?.reasons ?? [];
  return item === undefined || reason === undefined
    ? ''
    : `, because of ${itemTitle(item.key)}: ${reasonText(item, reason)}`;
}
