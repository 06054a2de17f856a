import { documentPath, type RenewalConsent } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { activeUsers } from '@vcms/server/notifications';

/** In whose name a broker is written to; its answers go there. */
interface Requester {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

export interface RenewalPeople {
  /** Everybody of the contractor who is told. */
  readonly owners: readonly string[];
  readonly requester: Requester;
}

/** Whoever gave the consent, or somebody else of the company once that person left; undefined: nobody can sign in there. */
export async function renewalPeople(
  trusted: Trusted,
  contractorId: string,
  consents: readonly Pick<RenewalConsent, 'allowedBy'>[],
): Promise<RenewalPeople | undefined> {
  const owners = await activeUsers(trusted, contractorId, ['5005']);
  const uid = consents.map(({ allowedBy }) => allowedBy).find((one) => owners.includes(one)) ?? owners[0];
  if (uid === undefined) return undefined;
  const user = await trusted.db.doc(documentPath('users', uid)).get();
  const name = `${textOf(user.get('firstName'))} ${textOf(user.get('lastName'))}`.trim();
  return { owners, requester: { uid, name, email: textOf(user.get('email')) } };
}
