import type { Standing } from '@vcms/data';
import { isDecimal } from '@vcms/domain';

/** What a limit is set for. */
export type Measure = 'osha.trir' | 'osha.dart' | 'osha.ltir' | 'emr.latest' | 'emr.avg3';

/** A contractor's number today, as its last result has it. */
export interface Figure {
  readonly contractorId: string;
  readonly contractorName: string;
  readonly value: number;
}

/** Today's numbers of one measure, the highest first, and how many contractors have none. */
export interface Figures {
  readonly shown: readonly Figure[];
  /** Logs missing, no hours, waived, or not limited today. */
  readonly without: number;
}

/** Today's numbers from the results of a client's contractors: a number is known where there is a limit for it today. */
export function figuresOf(standings: readonly Standing[], measure: Measure): Figures {
  const shown = standings.flatMap(({ contractorId, contractorName, items }): readonly Figure[] => {
    const actual = items.find(({ key }) => key === measure)?.actual;
    return isDecimal(actual) ? [{ contractorId, contractorName, value: Number(actual) }] : [];
  });
  return {
    shown: shown.toSorted(
      (left, right) => right.value - left.value || left.contractorName.localeCompare(right.contractorName),
    ),
    without: standings.length - shown.length,
  };
}

/** Compared as it is shown: in hundredths (domain 1.1, rounding). */
export function isAbove({ value }: Figure, limit: number): boolean {
  return Math.round(value * 100) > Math.round(limit * 100);
}

/** One column: from `from` on, up to but without `to`. */
interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Histogram {
  readonly from: number;
  readonly to: number;
  readonly bins: readonly Bin[];
}

/** Widths that people read easily. */
const STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10];
const MOST_BINS = 16;

/** At most 16 columns of a round width, from `from` to past the highest of the values and `reach`. */
export function histogramOf(figures: readonly Figure[], from: number, reach: number): Histogram {
  const highest = Math.max(reach, ...figures.map(({ value }) => value));
  const step = STEPS.find((width) => (highest - from) / width < MOST_BINS) ?? 10;
  const at = (index: number) => Math.round((from + index * step) * 100) / 100;
  // Whole hundredths: 0.3 / 0.1 is a little less than 3.
  const placeOf = (value: number) =>
    Math.max(0, Math.floor(Math.round((value - from) * 100) / Math.round(step * 100)));
  const bins = Array.from({ length: placeOf(highest) + 1 }, (_none, index) => ({
    from: at(index),
    to: at(index + 1),
    count: figures.filter(({ value }) => placeOf(value) === index).length,
  }));
  return { from, to: at(bins.length), bins };
}
