import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import { countCall, type RateLimit, Refusal, textOf } from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import { loadPerson } from './load-person.ts';

const PER_PERSON: RateLimit = { scope: 'password-reset', count: 3, seconds: 3600 };

/** Mails a person the link by which they choose a new password. The caller never sees the link. */
export async function sendPasswordReset(
  trusted: Trusted,
  caller: Caller,
  { uid }: { readonly uid: string },
): Promise<Record<string, never>> {
  await countCall(trusted, PER_PERSON, uid);
  const email = await trusted.db.runTransaction(async (transaction) => {
    const { snapshot, person } = await loadPerson(trusted, transaction, caller, uid);
    if (person.status !== 'active') throw new Refusal('wrong-state', 'This account is not active.');
    return textOf(snapshot.get('email'));
  });
  const link = await trusted.auth.generatePasswordResetLink(email);
  const id = `password-reset-${Buffer.from(trusted.random(12)).toString('base64url')}`;
  await trusted.db.runTransaction(async (transaction) => {
    const text = [
      `Open this link to choose a new password for VCMS:`,
      link,
      '',
      'If you did not expect it, ignore this mail.',
    ];
    queueMail(trusted, transaction, id, {
      to: email,
      subject: 'Choose a new password for VCMS',
      text: text.join('\n'),
    });
    const line = { action: 'user.send_password_reset', entityType: 'user', entityId: uid } as const;
    writeAudit(trusted, transaction, caller, line);
  });
  return {};
}
