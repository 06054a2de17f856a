import { writeAudit } from '@vcms/server/audit';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { findLinkOwner } from '@vcms/server/mail';

/** Whether the link ends somebody's mails; changes nothing. */
export function isKnownLink(trusted: Trusted, path: string): Promise<boolean> {
  return trusted.db.runTransaction(
    async (transaction) => (await findLinkOwner(trusted, transaction, path)) !== undefined,
    { readOnly: true },
  );
}

/**
 * Switches off what the profile switches on: mails at once and the digest. Both, whichever mail the link came with: a digest that
 * begins because mails at once ended is a mail after all. Answers whether the link ends somebody's mails; a second call finds
 * them off and is content. The line of the audit holds no settings: what people set for themselves alone is nobody else's to read.
 */
export function turnOffMails(trusted: Trusted, path: string): Promise<boolean> {
  return trusted.db.runTransaction(async (transaction) => {
    const user = await findLinkOwner(trusted, transaction, path);
    if (user === undefined) return false;
    const { emailReminders, digest } = user.get('prefs') ?? {};
    if (emailReminders === false && digest === 'off') return true;
    transaction.update(user.ref, {
      'prefs.emailReminders': false,
      'prefs.digest': 'off',
      ...updatedStamps(TRUSTED_ACTOR),
    });
    // The link is no sign-in: whoever holds it need not be the person.
    writeAudit(trusted, transaction, undefined, {
      action: 'user.mails_off',
      entityType: 'user',
      entityId: user.id,
      reason: 'By the unsubscribe link of an e-mail.',
    });
    return true;
  });
}
