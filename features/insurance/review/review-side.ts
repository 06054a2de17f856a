/** Whose review it is: the firm's, which counts for all clients, or one client's own (domain section 2, review). */
export type ReviewSide =
  | { readonly kind: 'firm'; readonly scope: 'firm' }
  | { readonly kind: 'client'; readonly scope: string };

/** 5002 reviews for the firm, 5003 for the own company. */
export function reviewSideOf({
  role,
  companyId,
}: {
  readonly role: string;
  readonly companyId: string;
}): ReviewSide {
  return role === '5002' ? { kind: 'firm', scope: 'firm' } : { kind: 'client', scope: companyId };
}

/** Where the page lives; a policy's own page ends with its contractor and its id. */
const REVIEW_PATH = '/csinsurance-review';

/** The address of one policy; the conditions of the queue stay in it for the way back and for "Next". */
export function reviewAddress(
  { contractorId, policyId }: { readonly contractorId: string; readonly policyId: string },
  params: URLSearchParams,
): `/${string}` {
  const query = params.toString();
  return `${REVIEW_PATH}/${contractorId}/${policyId}${query === '' ? '' : `?${query}`}`;
}

/** The address of the queue as it was left. */
export function queueAddress(params: URLSearchParams): `/${string}` {
  const query = params.toString();
  return query === '' ? REVIEW_PATH : `${REVIEW_PATH}?${query}`;
}
