import { recordRef, useLiveDocument } from '@vcms/data';
import { useBackend, useSession } from '@vcms/sdk';
import { ReceivedDialog } from './received-dialog.tsx';
import { useNamedAnnouncement } from './use-named-announcement.ts';

function OneDialog({ announcementId }: { readonly announcementId: string }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const { show } = useNamedAnnouncement();
  const received = useLiveDocument(recordRef(firestore, 'announcementRecipients', announcementId, companyId));
  if (received.kind !== 'ready') return null;
  return <ReceivedDialog received={received.value} onClose={() => show(undefined)} />;
}

/** The announcement that the address names, however old it is; nothing for one that the own company did not get. */
export function NamedDialog() {
  const { named } = useNamedAnnouncement();
  return named === undefined ? null : <OneDialog announcementId={named} />;
}
