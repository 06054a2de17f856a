import { type CountsState, failedJobsQuery, useLiveQuery } from '@vcms/data';
import { LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Stack } from '@vcms/ui';
import { useState } from 'react';
import { FailedJobLine } from './failed-job-line.tsx';
import type { FirmCount } from './firm-counts.ts';
import { LINES, NOTHING_HERE } from './nothing-here.tsx';
import { ShownOf } from './shown-of.tsx';

export interface FailedJobsProps {
  readonly counts: CountsState<FirmCount>;
  readonly now: () => Date;
}

/** Work in the background that failed and was not made good since (domain 4.2). */
export function FailedJobs({ counts, now }: FailedJobsProps) {
  const { firestore } = useBackend();
  const state = useLiveQuery(failedJobsQuery(firestore, LINES));
  const [opened] = useState(now);
  return (
    <LiveSection isDense title="Failed jobs" state={state} empty={NOTHING_HERE}>
      {(jobs) => (
        <>
          <Stack as="ul" gap="1.5" textStyle="sm" listStyleType="none">
            {jobs.map((job) => (
              <FailedJobLine key={job.id} job={job} now={opened} />
            ))}
          </Stack>
          <ShownOf counts={counts} name="failed jobs" />
        </>
      )}
    </LiveSection>
  );
}
