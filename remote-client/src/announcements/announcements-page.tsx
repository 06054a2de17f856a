import { Register } from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { Button, EmptyState, Icon, PageHeading } from '@vcms/ui';
import { useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { announcementRegister } from './announcement-register.tsx';
import { NewAnnouncement } from './new-announcement.tsx';
import { OneAnnouncement } from './one-announcement.tsx';
import { ANNOUNCEMENTS_PATH, NEW } from './paths.ts';

function AnnouncementList({ now }: { readonly now: () => Date }) {
  const { companyId } = useSession();
  const definition = useMemo(() => announcementRegister(companyId), [companyId]);
  return (
    <>
      <PageHeading
        title="Email Announcement"
        description="What your company tells its contractors by e-mail, and who has read it."
        actions={
          <Button asChild>
            <RouterLink to={`${ANNOUNCEMENTS_PATH}/${NEW}`}>
              <Icon name="plus" /> New announcement
            </RouterLink>
          </Button>
        }
      />
      <Register
        definition={definition}
        label="Announcements"
        empty={
          <EmptyState
            icon="mail"
            title="No announcements yet."
            description="What you write to your contractors appears here, with who has read it."
          />
        }
        now={now}
      />
    </>
  );
}

function realNow(): Date {
  return new Date();
}

export interface AnnouncementsPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/email-messaging/h-client`: a client's announcements, one of them, or a new one, as the address says (domain 4.5). */
export function AnnouncementsPage({ now = realNow }: AnnouncementsPageProps) {
  const { announcementId } = useParams();
  if (announcementId === undefined) return <AnnouncementList now={now} />;
  if (announcementId === NEW) return <NewAnnouncement now={now} />;
  return <OneAnnouncement key={announcementId} announcementId={announcementId} now={now} />;
}
