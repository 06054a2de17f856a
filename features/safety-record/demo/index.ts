import { benchmarkId } from '@vcms/domain';
import { at, DEMO_PEOPLE, draftOf, type LineDemo } from '@vcms/seed/words';
import { benchmarks } from './benchmarks.ts';
import { emrPart } from './emr.ts';
import { statisticsPart } from './statistics.ts';

export const demo: LineDemo = {
  parts: [statisticsPart, emrPart],
  benchmarks,
  drafts: ({ today }) =>
    benchmarks().map((rate) =>
      draftOf('benchmarks', [benchmarkId(rate.naics, rate.year)], rate, {
        at: at(today, 1),
        by: DEMO_PEOPLE.admin.uid,
      }),
    ),
};
