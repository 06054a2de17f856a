import { useFocusFallback } from '@vcms/kits';
import { useTrustedCall } from '@vcms/kits/form';
import { resentInvitation, revokedInvitation, useInstantAct } from '@vcms/kits/pending';
import { Button, HStack, VisuallyHidden } from '@vcms/ui';
import { useRef } from 'react';
import type { StoredInvitation } from './invitation-register.tsx';

type Named = Pick<StoredInvitation, 'id' | 'email' | 'state' | 'expiresOn'>;

function isOpen({ state }: Named): boolean {
  return state === 'sent' || state === 'opened';
}

/** Revoke goes with the press: the focus stays in the row. */
function firstButton(area: HTMLElement): HTMLElement | null {
  return area.querySelector('button:enabled');
}

/** Sends the link again, or takes it back; the row says so at once. An accepted invitation has neither. */
export function InvitationActions({ invitation }: { readonly invitation: Named }) {
  const { id: invitationId, email, state } = invitation;
  const resend = useTrustedCall('invitationResend');
  const revoke = useTrustedCall('invitationRevoke');
  const act = useInstantAct();
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, firstButton);
  if (state === 'accepted') return null;

  return (
    <HStack ref={area} gap="2" flexWrap="wrap">
      <Button
        size="xs"
        variant="outline"
        loading={resend.busy}
        disabled={revoke.busy}
        onClick={() =>
          void act({
            expected: resentInvitation(invitation),
            send: () => resend.call({ invitationId }),
            done: `${email} gets a new link. The old one stops working.`,
            refused: `${email} was not sent a new link.`,
          })
        }
      >
        Resend <VisuallyHidden>to {email}</VisuallyHidden>
      </Button>
      {isOpen(invitation) && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="red"
          disabled={resend.busy}
          onClick={() =>
            void act({
              expected: revokedInvitation(invitation),
              send: () => revoke.call({ invitationId }),
              done: `The invitation of ${email} was revoked.`,
              refused: `The invitation of ${email} was not revoked.`,
            })
          }
        >
          Revoke <VisuallyHidden>the invitation of {email}</VisuallyHidden>
        </Button>
      )}
    </HStack>
  );
}
