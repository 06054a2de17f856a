import type { AbsolutePath } from '@vcms/contract';
import { type Item, may } from '@vcms/domain';
import { topicOfKey } from '@vcms/kits/standing';
import { clientPath } from '../home/client-paths.ts';

/**
 * Where a client can do something about an item of one contractor: an approved variance stands in the ledger, an insurance line in
 * the contractor's record, with its review and its variance; everything else in the page of its topic. undefined: the role has none.
 */
export function repairPath(
  role: string,
  contractorId: string,
  { key, status }: Pick<Item, 'key' | 'status'>,
): AbsolutePath | undefined {
  if (status === 'variance' && may(role, 'decideAboutContractors')) return '/all-variances';
  if (topicOfKey(key) === 'insurance') return `/insurance-reviews/${encodeURIComponent(contractorId)}`;
  return clientPath(role, key);
}
