import type { StandingPart } from '@vcms/kits/standing';
import { PairVariances } from './pair-variances.tsx';
import { VarianceLink } from './variance-link.tsx';

/** What variances add where a page shows how a contractor stands. */
export const standingPart: StandingPart = { Action: VarianceLink, Section: PairVariances };
