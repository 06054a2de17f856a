import type { BrokerRequest } from '@vcms/domain';
import { newToken, type Trusted } from '@vcms/server/core';
import { lastDayOf } from './request-record.ts';

/** What a new link changes in a request: the old one stops working, and parts that wait under it are no longer found. */
export function nextRound(trusted: Trusted, { round }: Pick<BrokerRequest, 'round'>, byMail: boolean) {
  const { token, tokenHash } = newToken(trusted);
  const fields = {
    tokenHash,
    expiresOn: lastDayOf(trusted),
    round: round + 1,
    state: 'sent' as const,
    mailed: byMail,
  };
  return { token, fields };
}
