import type { BrokerRequest } from '@vcms/domain';

/** Whether the mailbox refused the last letter of a request that nobody has answered: it is not asked once more. */
export function isRefused({ delivery, state }: Pick<BrokerRequest, 'delivery' | 'state'>): boolean {
  return delivery?.state === 'failed' && (state === 'sent' || state === 'expired');
}
