import { type CompanyKind, documentPath, engagementId, nameWords, type UserRole } from '@vcms/domain';
import type { CompanyFacts, Trusted } from '@vcms/server/core';
import { companyFacts, createdStamps, Refusal } from '@vcms/server/core';
import type { Transaction } from 'firebase-admin/firestore';
import { type Acceptance, newCompanyId } from './acceptance.ts';

/** The plan that gives a company's main user this role. */
function planOfRole(role: UserRole, kind: CompanyKind): string | undefined {
  if (kind === 'firm') return undefined;
  if (role === '5004') return 'reduced';
  return role === '5006' ? 'limited' : 'full';
}

/** What is written for a company that comes into being with its first person. */
export interface NewCompany {
  /** The client that invited it: they are connected at once. */
  readonly client: CompanyFacts | undefined;
}

/** Reads what the new company needs. A contractor invited by a client is connected to it; the firm invites without. */
export async function newCompanyOf(
  { db }: Trusted,
  transaction: Transaction,
  { invitation, request }: Acceptance,
): Promise<NewCompany> {
  if (invitation.newCompany?.kind === 'contractor' && (request.company?.trades.length ?? 0) === 0) {
    throw new Refusal('invalid', 'Choose at least one trade.', 'company.trades');
  }
  if (invitation.newCompany?.kind !== 'contractor') return { client: undefined };
  const inviter = companyFacts(
    await transaction.get(db.doc(documentPath('companies', invitation.inviterCompanyId))),
  );
  return { client: inviter.kind === 'client' ? inviter : undefined };
}

/** Writes the company, and its engagement as invited where a client brought it in. */
export function writeNewCompany(
  { db }: Trusted,
  transaction: Transaction,
  { invitation, request, uid }: Acceptance,
  { client }: NewCompany,
): void {
  const { newCompany, role, invitedBy } = invitation;
  if (newCompany === undefined || request.company === undefined) return;
  const companyId = newCompanyId(invitation.id);
  const plan = planOfRole(role, newCompany.kind);
  const stamps = createdStamps(uid);
  transaction.create(db.doc(documentPath('companies', companyId)), {
    ...request.company,
    kind: newCompany.kind,
    ...(plan === undefined ? {} : { plan }),
    naicsOther: [],
    timezone: 'America/Chicago',
    status: 'active',
    nameWords: nameWords(request.company.name),
    ...stamps,
  });
  if (client === undefined) return;
  const id = engagementId(client.id, companyId);
  transaction.create(db.doc(documentPath('engagements', id)), {
    clientId: client.id,
    contractorId: companyId,
    clientName: client.name,
    contractorName: request.company.name,
    nameWords: nameWords(request.company.name),
    contractorTrades: request.company.trades,
    contractorCity: request.company.city,
    state: 'invited',
    ...(invitation.terms ?? { workTypes: [], riskLevel: 'medium', sites: [] }),
    ...(invitation.message === '' ? {} : { requestReason: invitation.message }),
    requestedBy: invitedBy,
    ...stamps,
  });
}
