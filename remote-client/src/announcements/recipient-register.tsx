import { recipientsOf } from '@vcms/announcements/data';
import type { StoredRecord } from '@vcms/data';
import { type AnnouncementRecipient, formatDate, RECIPIENT_MAIL_STATES } from '@vcms/domain';
import type { RegisterDefinition } from '@vcms/kits/register';
import { Stack, StatusChip, Text } from '@vcms/ui';
import { MAIL_LOOKS } from './announcement-words.ts';

type Row = StoredRecord<AnnouncementRecipient>;

/** Each mail that the mail server refused, and why. */
function failuresOf({ mails }: Row): readonly string[] {
  return Object.values(mails)
    .filter(({ state }) => state === 'failed')
    .map(({ name, reason }) => `${name}: ${reason ?? 'The mail server refused it.'}`);
}

function dayText(day: Date | undefined): string {
  return day === undefined ? 'No' : formatDate(day);
}

/** Who got an announcement, by name; built once per page. */
export function recipientRegister(announcementId: string, ackRequired: boolean): RegisterDefinition<Row> {
  return {
    name: 'announcement-recipients',
    noun: 'contractors',
    base: (firestore) => recipientsOf(firestore, announcementId),
    columns: [
      { title: 'Contractor', sort: 'contractorName', value: ({ contractorName }) => contractorName },
      {
        title: 'E-mail',
        value: (row) => [MAIL_LOOKS[row.mailState].label, ...failuresOf(row)].join('; '),
        cell: (row) => (
          <Stack gap="1" align="flex-start">
            <StatusChip {...MAIL_LOOKS[row.mailState]} />
            {failuresOf(row).map((failure) => (
              <Text key={failure} textStyle="sm" overflowWrap="anywhere">
                {failure}
              </Text>
            ))}
          </Stack>
        ),
      },
      { title: 'Read', value: ({ readAt }) => dayText(readAt) },
      ...(ackRequired
        ? [{ title: 'Acknowledged', value: ({ acknowledgedAt }: Row) => dayText(acknowledgedAt) }]
        : []),
    ],
    filters: [
      {
        name: 'mailState',
        label: 'E-mail',
        options: RECIPIENT_MAIL_STATES.map((value) => ({ value, label: MAIL_LOOKS[value].label })),
      },
    ],
    sorts: {
      contractorName: {
        field: 'contractorName',
        label: 'Contractor',
        type: 'text',
        cursorValue: ({ contractorName }) => contractorName,
      },
    },
    searchLabel: 'Contractor starts with',
  };
}
