import { collectionPath, documentPath } from '@vcms/domain';
import { applyAccount } from '@vcms/server/accounts';
import { writeAudit } from '@vcms/server/audit';
import { createdStamps, TRUSTED_ACTOR, type Trusted, updatedStamps, withoutAbsent } from '@vcms/server/core';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  ADMIN_ROLE,
  type AdminWish,
  adminRecord,
  FIRM_ID,
  firmRecord,
  refused,
  requireReason,
} from './admin-wish.ts';
import { ensureAccount } from './ensure-account.ts';

interface FirstAdmin {
  readonly uid: string;
  readonly email: string;
  readonly companyName: string;
  /** False: this person was the admin already. */
  readonly isNew: boolean;
  /** By it the person chooses a password; good for an hour, and whoever has it is this person. */
  readonly link: string;
}

/**
 * Makes one person an admin of the firm: account, user, the firm where there is none, claims, a line of the audit, a link for
 * the first password. Every step finds what an earlier run has made. Throws OperationFailure where somebody else is an admin
 * already and no reason is given.
 */
export async function makeFirstAdmin(trusted: Trusted, wish: AdminWish): Promise<FirstAdmin> {
  if (wish.reason !== undefined) requireReason(wish.reason);
  const { email } = adminRecord(wish, FIRM_ID, 'Firm');
  const account = await ensureAccount(trusted, { ...wish, email });
  try {
    const { companyName, isNew } = await trusted.db.runTransaction((transaction) =>
      writeRecords(trusted, transaction, { ...wish, email }, account.uid),
    );
    await applyAccount(trusted, account.uid);
    const link = await passwordLink(trusted, account.uid, email, wish.returnTo);
    return { uid: account.uid, email, companyName, isNew, link };
  } catch (cause) {
    if (account.isNew && !(await hasRecord(trusted, account.uid))) await trusted.auth.deleteUser(account.uid);
    throw cause;
  }
}

async function writeRecords(
  trusted: Trusted,
  transaction: Transaction,
  wish: AdminWish,
  uid: string,
): Promise<{ readonly companyName: string; readonly isNew: boolean }> {
  const { db } = trusted;
  const users = db.collection(collectionPath('users'));
  const firms = db.collection(collectionPath('companies')).where('kind', '==', 'firm').limit(1);
  const admins = await transaction.get(users.where('role', '==', ADMIN_ROLE).limit(2));
  const user = await transaction.get(users.doc(uid));
  const [firm] = (await transaction.get(firms)).docs;
  const isAdmin = user.get('role') === ADMIN_ROLE && user.get('status') === 'active';
  if (firm !== undefined && isAdmin) return { companyName: String(firm.get('name')), isNew: false };
  requireFree(admins.docs, user, firm, wish);

  const companyId = firm?.id ?? FIRM_ID;
  const company = firm === undefined ? firmRecord(wish.company) : undefined;
  const companyName = company?.name ?? String(firm?.get('name'));
  const record = adminRecord(wish, companyId, companyName);
  if (company !== undefined)
    transaction.create(db.doc(documentPath('companies', companyId)), {
      ...withoutAbsent(company),
      ...createdStamps(TRUSTED_ACTOR),
    });
  if (user.exists) transaction.update(user.ref, { ...placeOf(record), ...updatedStamps(TRUSTED_ACTOR) });
  else transaction.create(user.ref, { ...record, ...createdStamps(TRUSTED_ACTOR) });
  writeAudit(trusted, transaction, undefined, {
    action: 'user.first_admin',
    entityType: 'user',
    entityId: uid,
    before: user.exists ? { role: user.get('role'), status: user.get('status') } : undefined,
    after: { role: ADMIN_ROLE, status: 'active', companyId },
    reason: wish.reason,
  });
  return { companyName, isNew: true };
}

/** Refuses where there is an admin without a reason, and where the person is somebody else's. */
function requireFree(
  admins: readonly DocumentSnapshot[],
  user: DocumentSnapshot,
  firm: DocumentSnapshot | undefined,
  { reason, email }: AdminWish,
): void {
  if (admins.length > 0 && reason === undefined)
    throw refused(
      'This project has an admin already. Invite others in the product, or, when no admin can sign in any more, use --force with a --reason.',
    );
  if (user.exists && user.get('companyId') !== firm?.id)
    throw refused(`${email} belongs to another company. Choose another address.`);
  if (user.exists && reason === undefined)
    throw refused(
      `${email} has another role already. To make this person an admin, use --force with a --reason.`,
    );
}

function placeOf({ role, status, companyId, companyName }: ReturnType<typeof adminRecord>) {
  return { role, status, companyId, companyName };
}

async function hasRecord({ db }: Trusted, uid: string): Promise<boolean> {
  return (await db.doc(documentPath('users', uid)).get()).exists;
}

async function passwordLink(
  trusted: Trusted,
  uid: string,
  email: string,
  returnTo: string | undefined,
): Promise<string> {
  const settings = returnTo === undefined ? undefined : { url: returnTo };
  const link = await trusted.auth.generatePasswordResetLink(email, settings);
  await trusted.db.runTransaction(async (transaction) => {
    const line = { action: 'user.send_password_reset', entityType: 'user', entityId: uid } as const;
    writeAudit(trusted, transaction, undefined, line);
  });
  return link;
}
