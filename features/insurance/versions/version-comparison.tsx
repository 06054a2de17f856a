import type { InsuranceLine, Review } from '@vcms/domain';
import { ChangesShown, PaperLine } from '@vcms/kits/versions';
import { comparisonText, type PolicyComparison } from '../model/policy-comparison.ts';
import { answerFindings } from '../model/policy-findings.ts';
import { shownAnswer } from './finding-answers.ts';

export interface VersionComparisonProps {
  readonly comparison: PolicyComparison;
  readonly line: InsuranceLine;
  /** Why the version before was returned. */
  readonly returns: readonly Review[];
  /** Opens a file of the version before. */
  readonly onShowFile: (documentId: string) => void;
}

const CERTIFICATE_WORDS = {
  same: 'The certificate is the same file.',
  changed: 'The certificate was replaced.',
  added: 'A certificate was added.',
  removed: 'The certificate was removed.',
} as const;

/** What a correction changed: first what was asked for, then everything else, then the file. */
export function VersionComparison({ comparison, line, returns, onShowFile }: VersionComparisonProps) {
  const findings = returns.flatMap((review) => review.findings);
  const { answers, others } = answerFindings(findings, comparison, line);
  const { kind, before } = comparison.certificate;
  return (
    <ChangesShown lead={comparisonText(comparison)} answers={answers.map(shownAnswer)} others={others}>
      <PaperLine
        text={CERTIFICATE_WORDS[kind]}
        verb="Show the earlier certificate"
        onShow={before === undefined || kind === 'same' ? undefined : () => onShowFile(before)}
      />
    </ChangesShown>
  );
}
