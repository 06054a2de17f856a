import { benchmarkId } from '@vcms/domain';
import { DEMO_PEOPLE, draftOf, early, type LineDemo } from '@vcms/seed/words';
import { benchmarks } from './benchmarks.ts';
import { emrPart } from './emr.ts';
import { statisticsPart } from './statistics.ts';

export const demo: LineDemo = {
  parts: [statisticsPart, emrPart],
  benchmarks,
  drafts: ({ today }) =>
    benchmarks().map((rate) =>
      draftOf('benchmarks', [benchmarkId(rate.naics, rate.year)], rate, {
        at: early(today, 1),
        by: DEMO_PEOPLE.admin.uid,
      }),
    ),
};
