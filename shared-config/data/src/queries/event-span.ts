import { orderBy, type QueryConstraint, where } from 'firebase/firestore';

/** Events that begin in a span of time, or repeating ones that are not over at a moment, whenever they began. */
export type EventSpan = { readonly from: Date; readonly to: Date } | { readonly repeatsOn: Date };

/** The conditions of a span, with the order that its index has. */
export function within(span: EventSpan): readonly QueryConstraint[] {
  return 'from' in span
    ? [where('start', '>=', span.from), where('start', '<', span.to), orderBy('start')]
    : [where('repeatsUntil', '>=', span.repeatsOn), orderBy('repeatsUntil')];
}
