import { useLiveQuery } from '@vcms/data';
import { openInvitationsQuery, waitingRequestsQuery } from '@vcms/engagements/data';
import { LiveSection } from '@vcms/kits';
import { invitationPath, useExpectedState } from '@vcms/kits/pending';
import { useBackend } from '@vcms/sdk';
import { Box, Stack } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { InvitationRow, RequestRow, requestPath } from './waiting-rows.tsx';

/** Rows of each list; more than that is for the file of the list of contractors. */
const SHOWN = 25;

export interface WaitingInvitationsProps {
  readonly clientId: string;
  readonly mayDecide: boolean;
}

/** Contractors that are no company yet: asked for by colleagues, or invited and not there. */
export function WaitingInvitations({ clientId, mayDecide }: WaitingInvitationsProps) {
  const { firestore } = useBackend();
  const { state: requests, pending: moved } = useExpectedState(
    useLiveQuery(query(waitingRequestsQuery(firestore, clientId), limit(SHOWN))),
    requestPath,
  );
  const { state: invitations, pending } = useExpectedState(
    useLiveQuery(query(openInvitationsQuery(firestore, clientId), limit(SHOWN))),
    invitationPath,
  );
  const sent =
    invitations.kind === 'ready'
      ? {
          ...invitations,
          items: invitations.items.filter(({ newCompany }) => newCompany?.kind === 'contractor'),
        }
      : invitations;
  return (
    <Stack gap="5" mb="6">
      {(requests.kind !== 'ready' || requests.items.length > 0) && (
        <LiveSection
          title="Requested by colleagues"
          description={
            mayDecide ? 'Send them, or withdraw them.' : 'An approver or customer service sends them.'
          }
          state={requests}
          rows={1}
          empty={null}
        >
          {(items) => (
            <Box as="ul" m="0" p="0" listStyleType="none">
              {items.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  mayDecide={mayDecide}
                  isPending={moved.has(request.id)}
                />
              ))}
            </Box>
          )}
        </LiveSection>
      )}
      {(sent.kind !== 'ready' || sent.items.length > 0) && (
        <LiveSection
          title="Invited by e-mail"
          description="New to VCMS. They move to the list below once they accept."
          state={sent}
          rows={1}
          empty={null}
        >
          {(items) => (
            <Box as="ul" m="0" p="0" listStyleType="none">
              {items.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  isPending={pending.has(invitation.id)}
                />
              ))}
            </Box>
          )}
        </LiveSection>
      )}
    </Stack>
  );
}
