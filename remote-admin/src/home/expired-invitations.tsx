import { expiredInvitations, useLiveQuery } from '@vcms/data';
import { formatDate } from '@vcms/domain';
import { LinkRows, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { invitationsLink } from './admin-links.ts';
import { LINES, NOTHING_HERE } from './nothing-here.tsx';

/** Invitations that nobody answered in time. */
export function ExpiredInvitations() {
  const { firestore } = useBackend();
  const state = useLiveQuery(expiredInvitations(firestore, LINES));
  return (
    <LiveSection title="Invitations that expired" state={state} empty={NOTHING_HERE}>
      {(items) => (
        <LinkRows
          rows={items.map(({ id, email, expiresOn }) => ({
            id,
            to: invitationsLink('expired'),
            name: email,
            detail: `Open until ${formatDate(expiresOn)}. Send it again or leave it.`,
          }))}
        />
      )}
    </LiveSection>
  );
}
