import type { BrokerRequestState } from '../broker/broker-request.ts';
import type { Transition } from '../state-machine.ts';

export type BrokerRequestAction = 'send' | 'open' | 'receive' | 'expire' | 'revoke' | 'resend';

/** Life of a request to a broker. To resend gives it a new link; the old one stops working. */
export const BROKER_REQUEST_MACHINE: readonly Transition<BrokerRequestState, BrokerRequestAction>[] = [
  { action: 'send', from: ['none'], to: 'sent', roles: ['5005'] },
  { action: 'open', from: ['sent'], to: 'opened', roles: ['trusted'] },
  { action: 'receive', from: ['sent', 'opened'], to: 'received', roles: ['trusted'] },
  { action: 'expire', from: ['sent', 'opened'], to: 'expired', roles: ['trusted'] },
  { action: 'revoke', from: ['sent', 'opened'], to: 'revoked', roles: ['5005'] },
  {
    action: 'resend',
    from: ['sent', 'opened', 'received', 'expired', 'revoked'],
    to: 'sent',
    roles: ['5005'],
  },
];
