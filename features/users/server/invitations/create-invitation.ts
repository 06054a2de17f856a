import { type CallableResponse, type CheckedRequest, documentPath, type RequestTerms } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  clickId,
  countCall,
  createdStamps,
  loadCompany,
  newToken,
  type RateLimit,
  Refusal,
  withoutAbsent,
} from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import type { Transaction } from 'firebase-admin/firestore';
import { invitationMail } from './invitation-mail.ts';
import { lastDay, loadInvitation } from './invitation-record.ts';
import { requireInviterFor, requireInviterOfNew } from './policy.ts';

type Request = CheckedRequest<'invitationCreate'>;
type Response = CallableResponse<'invitationCreate'>;

const PER_CALLER: RateLimit = { scope: 'invite', count: 30, seconds: 3600 };
/** Of one company to one mailbox; what others send to it must not show in the answer. All of them together: `MAILS_FROM_STRANGERS`. */
const PER_RECIPIENT: RateLimit = { scope: 'invite-to', count: 5, seconds: 86_400 };

function countRecipient(trusted: Trusted, companyId: string, email: string): Promise<void> {
  return countCall(trusted, PER_RECIPIENT, `${companyId}\n${email}`);
}

/** Invites a person. The same click sent again finds its invitation and sends no second mail. */
export async function createInvitation(
  trusted: Trusted,
  caller: Caller,
  request: Request,
): Promise<Response> {
  const id = clickId('invitation', caller, request.requestId);
  const before = await trusted.db.runTransaction(
    async (transaction) => {
      // Before anything is counted: who may not invite must not use up what a mailbox may get.
      await requireMayInvite(trusted, transaction, caller, request);
      return loadInvitation(trusted, transaction, id);
    },
    { readOnly: true },
  );
  if (before !== undefined) return { invitationId: id, expiresOn: before.expiresOn };
  await countCall(trusted, PER_CALLER, caller.uid);
  await countRecipient(trusted, caller.companyId, request.email);
  return trusted.db.runTransaction(async (transaction) => {
    const existing = await loadInvitation(trusted, transaction, id);
    if (existing !== undefined) return { invitationId: id, expiresOn: existing.expiresOn };
    const companyName = await requireMayInvite(trusted, transaction, caller, request);
    await requireNoOpenTwin(trusted, transaction, caller, request);
    return store(trusted, transaction, caller, { ...request, id, companyName });
  });
}

/** A contractor that comes into being with its first person, invited by a client or by customer service for one. */
export interface ContractorInvitation {
  readonly requestId: string;
  readonly email: string;
  readonly name: string;
  readonly message: string;
  /** What the client wants of it; goes into the relation on acceptance. */
  readonly terms: RequestTerms;
  /** For which client, where customer service invites; else the caller's own company. */
  readonly client?: { readonly id: string; readonly name: string };
}

/** Invites a contractor for a client: a whole list may come in at once, so the limit is that of the caller. */
export async function inviteContractor(
  trusted: Trusted,
  caller: Caller,
  { requestId, email, name, message, terms, client }: ContractorInvitation,
): Promise<Response> {
  const newCompany = { kind: 'contractor', name } as const;
  const request = { requestId, email, role: '5005', newCompany, message } as const;
  requireInviterOfNew(caller, 'contractor', '5005');
  const inviterCompanyId = client?.id ?? caller.companyId;
  await countRecipient(trusted, inviterCompanyId, email);
  const id = clickId('invitation', caller, requestId);
  return trusted.db.runTransaction(async (transaction) => {
    const existing = await loadInvitation(trusted, transaction, id);
    if (existing !== undefined) return { invitationId: id, expiresOn: existing.expiresOn };
    await requireNoOpenTwin(trusted, transaction, { companyId: inviterCompanyId }, request);
    return store(trusted, transaction, caller, {
      ...request,
      ...{ id, companyName: name, terms, inviterCompanyId },
    });
  });
}

async function requireMayInvite(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  { companyId, newCompany, role }: Request,
): Promise<string> {
  if (companyId !== undefined) {
    const company = await loadCompany(trusted, transaction, companyId);
    requireInviterFor(caller, company, role);
    return company.name;
  }
  if (newCompany === undefined)
    throw new Refusal('invalid', 'Choose a company, or name a new one.', 'companyId');
  requireInviterOfNew(caller, newCompany.kind, role);
  return newCompany.name;
}

/**
 * One open invitation per address and company: a second one would leave two links in the same mailbox. Of a new company, per
 * inviting company: nobody learns whom others invite.
 */
async function requireNoOpenTwin(
  { db }: Trusted,
  transaction: Transaction,
  inviter: Pick<Caller, 'companyId'>,
  { email, companyId }: Pick<Request, 'email' | 'companyId'>,
): Promise<void> {
  const ofMailbox = db.collection('invitations').where('email', '==', email);
  // Only the own ones are read: how many others there are must not show in the time that the answer takes.
  const own =
    companyId === undefined
      ? ofMailbox.where('inviterCompanyId', '==', inviter.companyId)
      : ofMailbox.where('companyId', '==', companyId);
  const open = (await transaction.get(own)).docs.some(
    (entry) =>
      ['sent', 'opened'].includes(entry.get('state')) && (entry.get('companyId') ?? undefined) === companyId,
  );
  if (open)
    throw new Refusal('taken', 'This person has an open invitation already. Send it again instead.', 'email');
}

function store(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  entry: Request & {
    readonly id: string;
    readonly companyName: string;
    readonly terms?: RequestTerms;
    readonly inviterCompanyId?: string;
  },
): Response {
  const { id, email, role, companyId, newCompany, message, companyName, terms } = entry;
  const { inviterCompanyId = caller.companyId } = entry;
  const { token, tokenHash } = newToken(trusted);
  const expiresOn = lastDay(trusted);
  const shown = { email, role, inviterName: caller.name, companyName, message: message ?? '', expiresOn };
  transaction.create(trusted.db.doc(documentPath('invitations', id)), {
    ...withoutAbsent({ companyId, newCompany, message, terms }),
    email,
    role,
    companyName,
    inviterName: caller.name,
    invitedBy: caller.uid,
    inviterCompanyId,
    tokenHash,
    expiresOn,
    state: 'sent',
    round: 1,
    ...createdStamps(caller.uid),
  });
  queueMail(trusted, transaction, `invitation-${id}-1`, invitationMail(trusted.appOrigin, shown, token));
  const after = withoutAbsent({ email, role, companyId, newCompany });
  const line = { action: 'invitation.send', entityType: 'invitation', entityId: id, after } as const;
  writeAudit(trusted, transaction, caller, line);
  return { invitationId: id, expiresOn };
}
