import { documentPath } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { CompanyFacts, Trusted } from '@vcms/server/core';
import { createdStamps, loadCompany, Refusal, updatedStamps, withoutAbsent } from '@vcms/server/core';
import { addNotice } from '@vcms/server/notifications';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { requireReplaceable } from '../guards.ts';
import { type Acceptance, newCompanyId } from './acceptance.ts';
import { loadInvitation } from './invitation-record.ts';
import { newCompanyOf, writeNewCompany } from './new-company.ts';

/** Everything that acceptance stores, in one transaction: all of it or nothing. A repeated call finds it done. */
export async function finishAcceptance(trusted: Trusted, acceptance: Acceptance): Promise<void> {
  const { invitation, uid } = acceptance;
  await trusted.db.runTransaction(async (transaction) => {
    const current = await loadInvitation(trusted, transaction, invitation.id);
    if (current?.state === 'accepted' && current.acceptedWith === invitation.acceptedWith) return;
    if (current?.state !== 'opened' || current.acceptedWith !== invitation.acceptedWith) {
      throw new Refusal('wrong-state', 'This invitation is not open any more. Ask for a new one.');
    }
    const user = await transaction.get(trusted.db.doc(documentPath('users', uid)));
    const company = await targetCompany(trusted, transaction, acceptance);
    const inviter = await transaction.get(trusted.db.doc(documentPath('users', invitation.invitedBy)));
    if (user.exists) await requireReplaceable(trusted, transaction, user, company);
    const home =
      current.companyId === undefined ? await newCompanyOf(trusted, transaction, acceptance) : undefined;
    if (home !== undefined) writeNewCompany(trusted, transaction, acceptance, home);
    writeUser(trusted, transaction, acceptance, user, company);
    transaction.update(trusted.db.doc(documentPath('invitations', invitation.id)), {
      state: 'accepted',
      acceptedBy: uid,
      ...updatedStamps(uid),
    });
    if (inviter.exists) {
      addNotice(trusted, transaction, invitation.invitedBy, {
        eventKey: `invitation-accepted-${invitation.id}-${invitation.round}`,
        title: 'Invitation accepted',
        body: `${invitation.email} accepted the invitation to ${company.name}.`,
      });
    }
    const actor = { uid, role: invitation.role, companyId: company.id };
    const line = { action: 'invitation.accept', entityType: 'invitation', entityId: invitation.id } as const;
    writeAudit(trusted, transaction, actor, line, `invitation-accept-${invitation.id}-${invitation.round}`);
  });
}

/** The company the person will belong to: the invited one, still active, or the one that is made with them. */
async function targetCompany(
  trusted: Trusted,
  transaction: Transaction,
  { invitation, request }: Acceptance,
): Promise<CompanyFacts> {
  const { id, companyId, newCompany } = invitation;
  if (companyId !== undefined) {
    const company = await loadCompany(trusted, transaction, companyId);
    if (company.status === 'active') return company;
    throw new Refusal(
      'wrong-state',
      `${company.name} is not active any more. Ask ${invitation.inviterName}.`,
    );
  }
  if (newCompany === undefined || request.company === undefined) {
    throw new Refusal('invalid', "Enter your company's address and phone number.", 'company');
  }
  const { name } = request.company;
  return { id: newCompanyId(id), kind: newCompany.kind, name, plan: undefined, status: 'active' };
}

function writeUser(
  { db }: Trusted,
  transaction: Transaction,
  { invitation, uid, request }: Acceptance,
  before: DocumentSnapshot,
  company: CompanyFacts,
): void {
  const reference = db.doc(documentPath('users', uid));
  const place = { role: invitation.role, companyId: company.id, companyName: company.name, status: 'active' };
  if (before.exists) {
    transaction.update(reference, { ...place, ...updatedStamps(uid) });
    return;
  }
  if (request.account === undefined) throw new Refusal('invalid', 'Enter your name.', 'account');
  const { firstName, lastName, phone } = request.account;
  transaction.create(reference, {
    ...withoutAbsent({ phone }),
    firstName,
    lastName,
    email: invitation.email,
    ...place,
    prefs: { emailReminders: true, digest: 'off' },
    ...createdStamps(uid),
  });
}
