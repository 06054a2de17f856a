import { useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Button, HStack, VisuallyHidden } from '@vcms/ui';
import type { StoredInvitation } from './invitation-register.tsx';

type Named = Pick<StoredInvitation, 'id' | 'email' | 'state'>;

function isOpen({ state }: Named): boolean {
  return state === 'sent' || state === 'opened';
}

/** Sends the link again, or takes it back. An accepted invitation has neither. */
export function InvitationActions({ invitation }: { readonly invitation: Named }) {
  const { id: invitationId, email, state } = invitation;
  const resend = useTrustedCall('invitationResend');
  const revoke = useTrustedCall('invitationRevoke');
  const notify = useNotify();
  if (state === 'accepted') return null;

  async function run(call: typeof resend.call | typeof revoke.call, done: string): Promise<void> {
    const result = await call({ invitationId });
    if (result.kind === 'done') notify.show({ kind: 'success', message: done });
    else notify.show({ kind: 'error', message: result.message });
  }

  return (
    <HStack gap="2" flexWrap="wrap">
      <Button
        size="xs"
        variant="outline"
        loading={resend.busy}
        onClick={() => void run(resend.call, `${email} gets a new link. The old one stops working.`)}
      >
        Resend <VisuallyHidden>to {email}</VisuallyHidden>
      </Button>
      {isOpen(invitation) && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="red"
          loading={revoke.busy}
          onClick={() => void run(revoke.call, `The invitation of ${email} was revoked.`)}
        >
          Revoke <VisuallyHidden>the invitation of {email}</VisuallyHidden>
        </Button>
      )}
    </HStack>
  );
}
