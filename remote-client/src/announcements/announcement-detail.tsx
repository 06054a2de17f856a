import { MessageView } from '@vcms/announcements/message';
import { formatMoment } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { Register } from '@vcms/kits/register';
import { Alert, DataList, EmptyState, Flex, PageHeading, Stack, StatusChip } from '@vcms/ui';
import { useMemo } from 'react';
import type { StoredAnnouncement } from './announcement-register.tsx';
import { audienceWords, STATE_LOOKS } from './announcement-words.ts';
import { BackLink } from './back-link.tsx';
import { DetailActions } from './detail-actions.tsx';
import { SentFiles } from './files/sent-files.tsx';
import { recipientRegister } from './recipient-register.tsx';

function momentText(moment: Date | undefined): string | undefined {
  return moment === undefined ? undefined : formatMoment(moment);
}

function Facts({ announcement }: { readonly announcement: StoredAnnouncement }) {
  const { audience, state, counts, scheduledFor, sentAt, ackRequired, reminders } = announcement;
  const wasSent = state === 'sent' || state === 'sending';
  const figure = (count: number | undefined) => (wasSent ? String(count ?? 0) : undefined);
  const items = [
    { label: 'For', value: audienceWords(audience) },
    { label: 'Scheduled for', value: state === 'scheduled' ? momentText(scheduledFor) : undefined },
    { label: 'Sent', value: momentText(sentAt) },
    { label: 'Contractors', value: figure(counts.recipients) },
    { label: 'Delivered', value: figure(counts.emailed) },
    { label: 'Read', value: figure(counts.read) },
    { label: 'Acknowledged', value: ackRequired ? figure(counts.acknowledged) : 'Not asked for' },
    { label: 'Failed', value: figure(counts.bounced) },
    { label: 'Sent again', value: reminders === undefined ? undefined : `${reminders} of 3 times` },
  ];
  // What does not apply yet is left out rather than called missing.
  return <DataList columns={2} items={items.filter(({ value }) => value !== undefined)} />;
}

export interface AnnouncementDetailProps {
  readonly announcement: StoredAnnouncement;
  readonly now: () => Date;
}

/** What became of an announcement: how many got it, who read it, whose mail failed and why. */
export function AnnouncementDetail({ announcement, now }: AnnouncementDetailProps) {
  const { id, subject, bodyText, docIds, state, failure, ackRequired } = announcement;
  const definition = useMemo(() => recipientRegister(id, ackRequired), [id, ackRequired]);
  const wasSent = state === 'sent' || state === 'sending';
  return (
    <>
      <PageHeading
        title={subject}
        actions={
          <Flex wrap="wrap" gap="2" data-print="hide">
            <BackLink />
            <DetailActions announcement={announcement} />
          </Flex>
        }
      />
      <Stack gap="6">
        {failure !== undefined && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title>It was not sent. {failure}</Alert.Title>
          </Alert.Root>
        )}
        <DashboardSection title="Delivery status" beside={<StatusChip {...STATE_LOOKS[state]} />}>
          <Facts announcement={announcement} />
        </DashboardSection>
        <DashboardSection title="Message">
          <MessageView text={bodyText} />
        </DashboardSection>
        {docIds.length > 0 && <SentFiles announcementId={id} ids={docIds} />}
        {wasSent && (
          <DashboardSection title="Contractors">
            <Register
              definition={definition}
              label="Delivered to"
              empty={
                <EmptyState
                  icon="hourglass"
                  title="Nobody yet."
                  description="Contractors appear here as the mails go out."
                />
              }
              now={now}
            />
          </DashboardSection>
        )}
      </Stack>
    </>
  );
}
