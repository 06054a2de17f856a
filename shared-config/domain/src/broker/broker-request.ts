/** Life of a request to a broker: `received` once the files are there. A link works for one submission. */
export const BROKER_REQUEST_STATES = ['sent', 'opened', 'received', 'expired', 'revoked'] as const;
export type BrokerRequestState = (typeof BROKER_REQUEST_STATES)[number];

export const BROKER_REQUEST_STATE_LABELS: Readonly<Record<BrokerRequestState, string>> = {
  sent: 'Waiting',
  opened: 'Opened',
  received: 'Received',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** Days a link to a broker stays good after it was made. */
export const BROKER_REQUEST_DAYS = 30;

/** Days before the end of a policy from which its broker is asked for the renewal by itself, and on which it is reminded. */
export const RENEWAL_STEPS = [60, 30, 14] as const;
export type RenewalStep = (typeof RENEWAL_STEPS)[number];

/** What a broker may send; a file comes in parts of `partBytes`, the last one is what is left. */
export const BROKER_UPLOAD = {
  files: 5,
  partBytes: 2 * 1_048_576,
  contentTypes: ['application/pdf', 'image/png', 'image/jpeg'],
} as const;
