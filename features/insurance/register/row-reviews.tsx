import type { LiveState, Standing } from '@vcms/data';
import type { Review } from '@vcms/domain';
import { createContext, type ReactNode, useContext } from 'react';
import { LAST_REVIEWS_READ } from './last-review.ts';
import type { RegisterSide } from './register-side.ts';
import { usePolicyReviews } from './use-policy-reviews.ts';

const Reviews = createContext<LiveState<Review> | undefined>(undefined);

export interface RowReviewsProps {
  readonly row: Standing;
  readonly side: RegisterSide;
  readonly children: ReactNode;
}

/** Reads a contractor's last decisions once for all lines of its row. */
export function RowReviews({ row, side, children }: RowReviewsProps) {
  return (
    <Reviews value={usePolicyReviews(row.contractorId, side.clientId, LAST_REVIEWS_READ)}>{children}</Reviews>
  );
}

/** The decisions of the row; undefined outside a row. */
export function useRowReviews(): LiveState<Review> | undefined {
  return useContext(Reviews);
}
