import { may, type Review } from '@vcms/domain';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import { SubmissionBox } from '@vcms/kits/versions';
import { useSession } from '@vcms/sdk';
import { Box, Button, VisuallyHidden } from '@vcms/ui';
import { papersOf } from '../model/versions/compare-records.ts';
import type { RecordSubmission, VersionedRecord } from '../model/versions/record-timeline.ts';
import { findingLabel } from './finding-label.ts';
import { VersionComparison } from './version-comparison.tsx';

const NOT_KEPT = 'This version was submitted before versions were kept. What it said is not on file.';

export interface SubmissionEntryProps {
  readonly subject: VersionedRecord;
  readonly submission: RecordSubmission;
  /** What was decided about the submission before. */
  readonly returns: readonly Review[];
  readonly nameOf: (review: Review) => string;
  readonly onShowFile: (documentId: string, label: string) => void;
}

/** One submission of a record: when, what was decided about it and why, what it changed, and its papers. */
export function SubmissionEntry({ subject, submission, returns, nameOf, onShowFile }: SubmissionEntryProps) {
  const { version, terms, decisions, comparison } = submission;
  const reader = may(useSession().role, 'submitEvidence') ? 'contractor' : 'others';
  const papers = terms === undefined ? [] : papersOf(terms);
  return (
    <SubmissionBox
      {...{ version, decisions, nameOf }}
      submittedOn={terms?.submittedOn}
      notKept={terms === undefined ? NOT_KEPT : undefined}
      findingLabel={(key) => findingLabel(terms ?? subject, key)}
      papers={papers.map(({ key, name, after }) =>
        after === undefined ? null : (
          <Button
            key={key}
            size="xs"
            variant="outline"
            onClick={() => onShowFile(after, `${name}, version ${version}`)}
          >
            Open {name}
            <VisuallyHidden> of version {version}</VisuallyHidden>
          </Button>
        ),
      )}
    >
      {/* The firm enters whole records; corrections are the contractor's. */}
      {version === 1 && subject.kind !== 'not_rated' && (
        <OnBehalfNote record={subject.record} reader={reader} />
      )}
      {comparison !== undefined && terms !== undefined && (
        <Box mt="2">
          <VersionComparison
            {...{ comparison, terms, returns }}
            onShowFile={(documentId, name) => onShowFile(documentId, `${name}, version ${version - 1}`)}
          />
        </Box>
      )}
    </SubmissionBox>
  );
}
