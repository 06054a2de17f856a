import { may, type Policy, type Review } from '@vcms/domain';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import { SubmissionBox } from '@vcms/kits/versions';
import { useSession } from '@vcms/sdk';
import { Box, Button, VisuallyHidden } from '@vcms/ui';
import type { PolicyHandIn } from '../model/policy-timeline.ts';
import { findingLabel } from './findings.ts';
import { VersionComparison } from './version-comparison.tsx';

const NOT_KEPT = 'What was submitted then was not kept: it was before versions of policies were.';

export interface SubmissionEntryProps {
  readonly policy: Policy;
  readonly handIn: PolicyHandIn;
  /** What was decided about the submission before. */
  readonly returns: readonly Review[];
  readonly nameOf: (review: Review) => string;
  readonly onShowFile: (documentId: string, label: string) => void;
}

/** One submission of a policy: when, what was decided about it and why, what it changed, and its certificate. */
export function SubmissionEntry({ policy, handIn, returns, nameOf, onShowFile }: SubmissionEntryProps) {
  const { version, terms, decisions, comparison } = handIn;
  const fileOf = (number: number) => `Certificate of policy ${policy.policyNumber}, version ${number}`;
  const certificate = terms?.certificateDocId;
  const reader = may(useSession().role, 'submitEvidence') ? 'contractor' : 'others';
  return (
    <SubmissionBox
      {...{ version, decisions, nameOf, findingLabel }}
      submittedOn={terms?.submittedOn}
      notKept={terms === undefined ? NOT_KEPT : undefined}
      papers={
        certificate !== undefined && (
          <Button size="xs" variant="outline" onClick={() => onShowFile(certificate, fileOf(version))}>
            Open certificate<VisuallyHidden> of version {version}</VisuallyHidden>
          </Button>
        )
      }
    >
      {/* The firm enters whole policies; corrections are the contractor's. */}
      {version === 1 && <OnBehalfNote record={policy} reader={reader} />}
      {comparison !== undefined && terms !== undefined && (
        <Box mt="2">
          <VersionComparison
            comparison={comparison}
            returns={returns}
            line={terms.line}
            onShowFile={(documentId) => onShowFile(documentId, fileOf(version - 1))}
          />
        </Box>
      )}
    </SubmissionBox>
  );
}
