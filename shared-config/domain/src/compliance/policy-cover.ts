import type { Policy, PolicyHolder } from '../schemas/insurance-schemas.ts';
import type { Cover } from './coverage.ts';
import { type InsurancePart, insuranceKey } from './insurance-keys.ts';
import { compliantItem, createItem, type Item } from './status.ts';

/** A policy of a line with what it shows for this client. */
export interface PolicyCover extends Cover {
  readonly policy: Policy;
  readonly holder: PolicyHolder | undefined;
}

/** What of a policy is looked at: a word on it that is there or is not. */
interface Flag {
  readonly met: boolean;
  /** Why not, where it is not met. */
  readonly reason: string;
  readonly actual?: Item['actual'];
  readonly required?: Item['required'];
}

export function judgeFlag({ policy }: PolicyCover, part: InsurancePart, flag: Flag): Item {
  const key = insuranceKey(policy.line, part);
  const { met, reason, actual, required } = flag;
  const evidenceIds = [policy.id];
  if (met) return compliantItem(key, evidenceIds, actual, required);
  return createItem(key, 'non_compliant', { actual, required, reasons: [reason], evidenceIds });
}
