import { may } from '@vcms/domain';
import type { ReviewTopic, TaskPlace } from './review-topic.ts';

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
  return may(role, 'workForEveryClient')
    ? { kind: 'firm', scope: 'firm' }
    : { kind: 'client', scope: companyId };
}

/** The address of one piece of evidence; the conditions of the queue stay in it for the way back and for "Next". */
export function reviewAddress(topic: ReviewTopic, place: TaskPlace, params: URLSearchParams): `/${string}` {
  return withQuery(topic.addressOf(place), params);
}

/** The address of the queue as it was left. */
export function queueAddress({ path }: ReviewTopic, params: URLSearchParams): `/${string}` {
  return withQuery(path, params);
}

function withQuery(path: `/${string}`, params: URLSearchParams): `/${string}` {
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
