import { type CheckedRequest, documentPath, type Policy, type RenewalConsent } from '@vcms/domain';
import { policySchema } from '@vcms/domain/schemas';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  countCall,
  createdStamps,
  plain,
  type RateLimit,
  Refusal,
  requireRole,
  updatedStamps,
} from '@vcms/server/core';
import type { Transaction } from 'firebase-admin/firestore';

type Nothing = Record<string, never>;

const PER_CALLER: RateLimit = { scope: 'renewal-consent', count: 60, seconds: 3600 };

/**
 * Lets the product ask the broker of a policy for the renewals of its line. Nothing of the policy changes: who reviews it, and what
 * is judged, learns nothing of it.
 */
export async function giveRenewalConsent(
  trusted: Trusted,
  caller: Caller,
  { policyId, brokerName, brokerEmail }: CheckedRequest<'renewalConsentGive'>,
): Promise<Nothing> {
  requireRole(caller, '5005');
  await countCall(trusted, PER_CALLER, caller.uid);
  await trusted.db.runTransaction(async (transaction) => {
    const policy = await acceptedPolicy(trusted, transaction, caller.companyId, policyId);
    const place = trusted.db.doc(documentPath('renewalConsents', caller.companyId, policy.line));
    const known = await transaction.get(place);
    const { id: _line, ...consent }: RenewalConsent = {
      id: policy.line,
      contractorId: caller.companyId,
      policyId,
      producerName: policy.producer.name,
      brokerName,
      brokerEmail,
      allowedBy: caller.uid,
    };
    if (known.exists) transaction.update(place, { ...consent, ...updatedStamps(caller.uid) });
    else transaction.create(place, { ...consent, ...createdStamps(caller.uid) });
    writeAudit(trusted, transaction, caller, {
      action: known.exists ? 'renewal_consent.change' : 'renewal_consent.create',
      entityType: 'renewal_consent',
      entityId: policy.line,
      contractorId: caller.companyId,
      after: { policyId, brokerName, brokerEmail },
    });
  });
  return {};
}

/** From now on nobody is asked or reminded by itself; a request that is open stays open. A second call finds it ended. */
export async function endRenewalConsent(
  trusted: Trusted,
  caller: Caller,
  { line }: CheckedRequest<'renewalConsentEnd'>,
): Promise<Nothing> {
  requireRole(caller, '5005');
  await trusted.db.runTransaction(async (transaction) => {
    const place = trusted.db.doc(documentPath('renewalConsents', caller.companyId, line));
    if (!(await transaction.get(place)).exists) return;
    transaction.delete(place);
    writeAudit(trusted, transaction, caller, {
      action: 'renewal_consent.delete',
      entityType: 'renewal_consent',
      entityId: line,
      contractorId: caller.companyId,
    });
  });
  return {};
}

async function acceptedPolicy(
  { db }: Trusted,
  transaction: Transaction,
  companyId: string,
  policyId: string,
): Promise<Policy> {
  const stored = await transaction.get(db.doc(documentPath('policies', companyId, policyId)));
  const parsed = policySchema.safeParse({ ...(plain(stored.data() ?? {}) as object), id: policyId });
  if (!stored.exists || !parsed.success) throw new Refusal('not-found', 'This policy is not on file.');
  if (parsed.data.state === 'accepted') return parsed.data;
  throw new Refusal('wrong-state', 'This is possible once the policy is accepted.');
}
