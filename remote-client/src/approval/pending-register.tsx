import {
  daysBetween,
  ENGAGEMENT_STATE_LABELS,
  ITEM_STATUSES,
  itemTitle,
  readerDate,
  STATUS_LABELS,
} from '@vcms/domain';
import { contractorsIn } from '@vcms/engagements/data';
import { PENDING_STATES } from '@vcms/engagements/model';
import { EngagementStateChip } from '@vcms/kits';
import type { RegisterDefinition } from '@vcms/kits/register';
import { Box, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { type StoredEngagement, stateFilters } from '../contractors/contractor-register.tsx';

/** Days in the present state by the reader's calendar, as the home page counts them. */
function daysWaiting({ updatedAt }: StoredEngagement, now: Date): number {
  return Math.max(0, daysBetween(readerDate(updatedAt), readerDate(now)));
}

const ACTOR_WORDS = { contractor: 'The contractor', firm: 'The firm', client: 'You' } as const;

/** Who has the next step: for the decision the client, before it whoever has an open item. */
function whoActs({ state, blockers, firstApproval }: StoredEngagement): string {
  if (firstApproval !== undefined) return `A second approver (${firstApproval.byName} approved)`;
  const open = blockers?.actors.map((actor) => ACTOR_WORDS[actor]) ?? [];
  if (state === 'submitted') return open.length === 0 ? 'You' : `You decide; open: ${open.join(', ')}`;
  return open.length === 0 ? 'The contractor' : open.join(', ');
}

function blockersText({ blockers }: StoredEngagement): string {
  if (blockers === undefined) return 'Nothing';
  const shown = blockers.keys.map((key) => itemTitle(key)).join('; ');
  const more = blockers.count - blockers.keys.length;
  return more > 0 ? `${shown}; and ${more} more` : shown;
}

function daysText(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

/** Who waits for an approval or works towards it, the longest first; built once per page. */
export function pendingRegister(clientId: string, now: () => Date): RegisterDefinition<StoredEngagement> {
  return {
    name: 'pending-contractors',
    noun: 'contractors',
    scrollable: true,
    pathOf: ({ record }) => record.path,
    base: (firestore) => contractorsIn(firestore, clientId, PENDING_STATES),
    columns: [
      {
        title: 'Contractor',
        sort: 'contractorName',
        value: ({ contractorName }) => contractorName,
        cell: (row) => (
          <Stack gap="1" align="flex-start" minW="32">
            <Link asChild fontWeight="medium" overflowWrap="anywhere">
              <RouterLink to={`/contractor-approval/${row.contractorId}`}>{row.contractorName}</RouterLink>
            </Link>
            <Box hideFrom="md">
              <EngagementStateChip state={row.state} />
            </Box>
          </Stack>
        ),
      },
      {
        title: 'State',
        wide: true,
        value: ({ state }) => ENGAGEMENT_STATE_LABELS[state],
        cell: ({ state }) => <EngagementStateChip state={state} />,
      },
      {
        title: 'Waiting',
        sort: 'updatedAt',
        isAge: true,
        noWrap: true,
        value: (row) => daysText(daysWaiting(row, now())),
      },
      {
        title: 'Readiness',
        wide: true,
        noWrap: true,
        value: ({ readinessPct }) => (typeof readinessPct === 'number' ? `${readinessPct}%` : ''),
      },
      {
        title: 'Blocking items',
        wide: true,
        value: blockersText,
        cell: (row) => <Text textStyle="sm">{blockersText(row)}</Text>,
      },
      { title: 'Action by', wide: true, value: whoActs },
    ],
    filters: [
      {
        name: 'overall',
        label: 'Overall',
        options: ITEM_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
      },
      ...stateFilters(PENDING_STATES),
    ],
    sorts: {
      updatedAt: {
        field: 'updatedAt',
        label: 'Waiting',
        type: 'time',
        cursorValue: ({ updatedAt }) => updatedAt.getTime(),
      },
      contractorName: {
        field: 'contractorName',
        label: 'Contractor',
        type: 'text',
        cursorValue: ({ contractorName }) => contractorName,
      },
    },
  };
}
