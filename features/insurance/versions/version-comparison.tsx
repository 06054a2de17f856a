import type { InsuranceLine, Review } from '@vcms/domain';
import { ChangeList, FindingAnswers } from '@vcms/kits/versions';
import { Box, Button, Flex, Text } from '@vcms/ui';
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

function CertificateLine({
  certificate,
  onShowFile,
}: Pick<PolicyComparison, 'certificate'> & Pick<VersionComparisonProps, 'onShowFile'>) {
  const { kind, before } = certificate;
  return (
    <Flex wrap="wrap" gap="2" align="center" justify="space-between" mt="3">
      <Text>{CERTIFICATE_WORDS[kind]}</Text>
      {before !== undefined && kind !== 'same' && (
        <Button size="xs" variant="outline" data-print="hide" onClick={() => onShowFile(before)}>
          Show the earlier certificate
        </Button>
      )}
    </Flex>
  );
}

/** What a correction changed: first what was asked for, then everything else, then the file. */
export function VersionComparison({ comparison, line, returns, onShowFile }: VersionComparisonProps) {
  const findings = returns.flatMap((review) => review.findings);
  const { answers, others } = answerFindings(findings, comparison, line);
  return (
    <Box>
      <Text mb="2">{comparisonText(comparison)}</Text>
      <FindingAnswers answers={answers.map(shownAnswer)} />
      {others.length > 0 && answers.length > 0 && (
        <Text mt="2" fontWeight="medium">
          Also changed
        </Text>
      )}
      <ChangeList changes={others} label={answers.length > 0 ? 'Also changed' : 'What was changed'} />
      <CertificateLine certificate={comparison.certificate} onShowFile={onShowFile} />
    </Box>
  );
}
