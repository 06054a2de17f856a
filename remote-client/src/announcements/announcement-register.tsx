import { announcementsOf } from '@vcms/announcements/data';
import type { StoredRecord } from '@vcms/data';
import { ANNOUNCEMENT_STATES, type Announcement, formatDate } from '@vcms/domain';
import type { RegisterColumn, RegisterDefinition } from '@vcms/kits/register';
import { Box, Link, Stack, StatusChip, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { audienceWords, STATE_LOOKS } from './announcement-words.ts';
import { ANNOUNCEMENTS_PATH } from './paths.ts';

export type StoredAnnouncement = StoredRecord<Announcement>;

/** When it was sent or will be; of the others when it was written. */
function dayOf({ sentAt, scheduledFor, state, record }: StoredAnnouncement): string {
  const day = sentAt ?? (state === 'scheduled' ? scheduledFor : undefined) ?? record.createdAt;
  return day === undefined ? '' : formatDate(day);
}

function figure(
  title: string,
  count: (counts: Announcement['counts']) => number | undefined,
): RegisterColumn<StoredAnnouncement> {
  return {
    title,
    wide: true,
    noWrap: true,
    value: ({ counts, state }) => (state === 'sent' || state === 'sending' ? String(count(counts) ?? 0) : ''),
  };
}

/** What a client announced, the newest first; built once per page. */
export function announcementRegister(clientId: string): RegisterDefinition<StoredAnnouncement> {
  return {
    name: 'announcements',
    noun: 'announcements',
    base: (firestore) => announcementsOf(firestore, clientId),
    columns: [
      {
        title: 'Subject',
        value: ({ subject }) => subject,
        cell: (row) => (
          <Stack gap="1" align="flex-start" minW="32">
            <Link asChild fontWeight="medium" overflowWrap="anywhere">
              <RouterLink to={`${ANNOUNCEMENTS_PATH}/${row.id}`}>{row.subject}</RouterLink>
            </Link>
            <Text textStyle="sm" color="fg.muted">
              {audienceWords(row.audience)}
            </Text>
            <Box hideFrom="md">
              <StatusChip {...STATE_LOOKS[row.state]} />
            </Box>
          </Stack>
        ),
      },
      {
        title: 'State',
        wide: true,
        value: ({ state }) => STATE_LOOKS[state].label,
        cell: ({ state }) => <StatusChip {...STATE_LOOKS[state]} />,
      },
      { title: 'Date', sort: 'createdAt', noWrap: true, value: dayOf },
      figure('Contractors', ({ recipients }) => recipients),
      figure('Delivered', ({ emailed }) => emailed),
      figure('Read', ({ read }) => read),
      figure('Acknowledged', ({ acknowledged }) => acknowledged),
      figure('Failed', ({ bounced }) => bounced),
    ],
    filters: [
      {
        name: 'state',
        label: 'State',
        options: ANNOUNCEMENT_STATES.map((value) => ({ value, label: STATE_LOOKS[value].label })),
      },
    ],
    sorts: {
      createdAt: {
        field: 'createdAt',
        label: 'Date',
        type: 'time',
        cursorValue: ({ record }) => record.createdAt?.getTime() ?? 0,
      },
    },
    descends: true,
    scrollable: true,
  };
}
