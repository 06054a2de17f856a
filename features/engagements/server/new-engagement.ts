import { documentPath, type EngagementState, engagementId, nameWords, type RequestTerms } from '@vcms/domain';
import type { Caller, CompanyFacts, Trusted } from '@vcms/server/core';
import { companyFacts, createdStamps, Refusal, refuseAccess, withoutAbsent } from '@vcms/server/core';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isOfClient } from './policy.ts';

export interface NewEngagement {
  readonly client: CompanyFacts;
  /** The contractor's record, read in the transaction. */
  readonly contractor: DocumentSnapshot;
  readonly state: EngagementState;
  readonly terms?: RequestTerms;
  /** '' for none. */
  readonly message: string;
}

const NO_TERMS: RequestTerms = { workTypes: [], riskLevel: 'medium', sites: [] };

/** Writes the relation of a client to a contractor that it had none with. */
export function writeEngagement(
  { db }: Trusted,
  transaction: Transaction,
  caller: Caller,
  { client, contractor: snapshot, state, terms = NO_TERMS, message }: NewEngagement,
): void {
  const contractor = partyFacts(caller, snapshot);
  if (client.kind !== 'client' || contractor.kind !== 'contractor') {
    refuseParty(caller, new Refusal('invalid', 'An engagement connects a contractor to a client.'));
  }
  if (client.status !== 'active' || contractor.status !== 'active') {
    refuseParty(caller, new Refusal('wrong-state', 'Both companies must be active.'));
  }
  transaction.create(db.doc(documentPath('engagements', engagementId(client.id, contractor.id))), {
    clientId: client.id,
    contractorId: contractor.id,
    clientName: client.name,
    contractorName: contractor.name,
    nameWords: nameWords(contractor.name),
    contractorTrades: snapshot.get('trades') ?? [],
    contractorCity: snapshot.get('city') ?? '',
    state,
    ...terms,
    requestedBy: caller.uid,
    ...withoutAbsent({ requestReason: message === '' ? undefined : message }),
    ...createdStamps(caller.uid),
  });
}

/** A client that tries ids must not learn which of them are companies, or of what kind and state. */
function refuseParty(caller: Caller, refusal: Refusal): never {
  if (isOfClient(caller)) refuseAccess();
  throw refusal;
}

function partyFacts(caller: Caller, snapshot: DocumentSnapshot): CompanyFacts {
  if (!snapshot.exists && isOfClient(caller)) refuseAccess();
  return companyFacts(snapshot);
}
