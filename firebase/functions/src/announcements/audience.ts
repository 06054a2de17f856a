import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/** Contractors an announcement goes to: engaged ones only, whatever was chosen (domain section 2). */
export async function audienceOf(
  { db }: Trusted,
  { clientId, audience }: DocumentData,
): Promise<readonly string[]> {
  const engaged = await db.collection('engagements').where('clientId', '==', clientId).get();
  return engaged.docs
    .filter((entry) => isInAudience(entry.data(), audience))
    .map((entry) => textOf(entry.get('contractorId')));
}

/** Whether an engagement is meant by an audience. @param audience {mode, values} as stored */
export function isInAudience(engagement: DocumentData, audience: unknown): boolean {
  const { mode, values } = { mode: '', values: [], ...(audience as object | undefined) } as {
    mode: string;
    values: unknown[];
  };
  const approved = engagement.state === 'approved';
  const engaged = ['in_progress', 'submitted', 'approved', 'suspended'].includes(engagement.state);
  const trades: unknown[] = Array.isArray(engagement.contractorTrades) ? engagement.contractorTrades : [];
  switch (mode) {
    case 'all_approved':
      return approved;
    case 'status':
      return engaged && (values.includes(engagement.overall) || values.includes(engagement.state));
    case 'trade':
      return engaged && trades.some((trade) => values.includes(trade));
    case 'selected':
      return engaged && values.includes(engagement.contractorId);
    default:
      return false;
  }
}
