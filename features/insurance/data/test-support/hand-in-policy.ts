import type { WriteResult } from '@vcms/data';
import {
  createPolicyDraft,
  type PolicyContent,
  type PolicyWriteContext,
  submitPolicy,
} from '../policy-writer.ts';

/** A policy of Harbor Mutual for a year from a day on, entered and handed in on the clock's day. */
export async function handInPolicy(
  context: PolicyWriteContext,
  id: string,
  { effective, ...content }: Pick<PolicyContent, 'effective' | 'line' | 'limits'> & Partial<PolicyContent>,
): Promise<WriteResult> {
  await createPolicyDraft(context, id, {
    insurerName: 'Harbor Mutual',
    policyNumber: id,
    effective,
    expiration: '2027-11-21',
    claimsMade: false,
    autos: [],
    endorsements: {},
    namedInsured: 'A firm',
    producer: { name: 'Lakeside Brokers', email: undefined },
    amBest: undefined,
    ...content,
  });
  return submitPolicy(context, { id }, new Date().toISOString().slice(0, 10));
}
