import { recordRef } from '@vcms/data';
import { type Firestore, getDoc } from 'firebase/firestore';

const NAME_MAX = 121;

/** How the others see who holds a lock: the name of the profile, or the mail address when it cannot be read. */
export async function reviewerName(firestore: Firestore, uid: string, email: string): Promise<string> {
  const profile = await getDoc(recordRef(firestore, 'users', uid)).catch(() => undefined);
  const found = profile?.data();
  const name = found?.ok === true ? `${found.value.firstName} ${found.value.lastName}`.trim() : '';
  return (name || email || 'A colleague').slice(0, NAME_MAX);
}
