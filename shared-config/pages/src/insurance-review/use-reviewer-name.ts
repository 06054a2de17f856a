import { recordRef, useLiveDocument } from '@vcms/data';
import { useBackend, useSession } from '@vcms/sdk';

const NAME_MAX = 121;

/** How the others see who holds a lock: the own name, or the mail address until the profile is read. */
export function useReviewerName(): string {
  const { firestore } = useBackend();
  const { userId, email } = useSession();
  const profile = useLiveDocument(recordRef(firestore, 'users', userId));
  const name = profile.kind === 'ready' ? `${profile.value.firstName} ${profile.value.lastName}`.trim() : '';
  return (name || email || 'A colleague').slice(0, NAME_MAX);
}
