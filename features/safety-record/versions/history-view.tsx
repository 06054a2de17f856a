import type { Review } from '@vcms/domain';
import { FailurePanel, ReadingDialog } from '@vcms/kits';
import { PaperPane } from '@vcms/kits/review';
import { Box, LoadingBlock, Text } from '@vcms/ui';
import { useState } from 'react';
import { recordTimeline, type VersionedRecord } from '../model/versions/record-timeline.ts';
import { SubmissionEntry } from './submission-entry.tsx';
import { useRecordVersions } from './use-record-versions.ts';

export interface HistoryViewProps {
  readonly contractorId: string;
  readonly subject: VersionedRecord;
  /** Of the contractor, as far as the reader may see them. */
  readonly reviews: readonly Review[];
  readonly nameOf: (review: Review) => string;
}

const WORDS = { name: 'Paper', noneTitle: 'No paper', noneHint: 'This version was submitted without it.' };

/** Every submission of a record with its decisions and what it changed, the newest first. */
export function HistoryView({ contractorId, subject, reviews, nameOf }: HistoryViewProps) {
  const versions = useRecordVersions(contractorId, subject);
  const [shown, setShown] = useState<{ readonly documentId: string; readonly label: string }>();
  if (versions.kind === 'failed') return <FailurePanel failure={versions.failure} retry={versions.retry} />;
  if (versions.kind !== 'ready') return <LoadingBlock label="Loading the history" rows={6} />;
  const timeline = recordTimeline(subject, versions.items, reviews);
  if (timeline.length === 0) return <Text color="fg.muted">Nothing has been submitted yet.</Text>;
  return (
    <>
      <Box as="ol" m="0" p="0">
        {timeline.map((submission, at) => (
          <SubmissionEntry
            key={submission.version}
            {...{ subject, submission, nameOf }}
            returns={timeline[at + 1]?.decisions.filter(({ decision }) => decision !== 'accepted') ?? []}
            onShowFile={(documentId, label) => setShown({ documentId, label })}
          />
        ))}
      </Box>
      {shown !== undefined && (
        <ReadingDialog title={shown.label} size="xl" onClose={() => setShown(undefined)}>
          <PaperPane words={WORDS} contractorId={contractorId} {...shown} />
        </ReadingDialog>
      )}
    </>
  );
}
