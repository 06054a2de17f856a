import { recordRef, useLiveDocument } from '@vcms/data';
import { FailurePanel } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, EmptyState, LoadingBlock, PageHeading } from '@vcms/ui';
import { AnnouncementDetail } from './announcement-detail.tsx';
import { BackLink } from './back-link.tsx';
import { Composer } from './composer.tsx';

export interface OneAnnouncementProps {
  readonly announcementId: string;
  readonly now: () => Date;
}

/** The announcement that the address names: a draft to go on with, or what became of one. */
export function OneAnnouncement({ announcementId, now }: OneAnnouncementProps) {
  const { firestore } = useBackend();
  const found = useLiveDocument(recordRef(firestore, 'announcements', announcementId));
  if (found.kind === 'ready') {
    return found.value.state === 'draft' ? (
      <Composer id={announcementId} draft={found.value} isStored now={now} />
    ) : (
      <AnnouncementDetail announcement={found.value} now={now} />
    );
  }
  return (
    <>
      <PageHeading title="Announcement" actions={<BackLink />} />
      {found.kind === 'loading' && <LoadingBlock label="Loading the announcement" rows={8} />}
      {found.kind === 'failed' && <FailurePanel failure={found.failure} retry={found.retry} />}
      {found.kind !== 'loading' && found.kind !== 'failed' && (
        <Box>
          <EmptyState icon="warning" title="This announcement cannot be shown. Choose another one." />
        </Box>
      )}
    </>
  );
}
