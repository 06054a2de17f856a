import { differenceText, type Review } from '@vcms/domain';
import { ChangeList, FindingAnswers, type ShownAnswer } from '@vcms/kits/versions';
import { Box, Button, Flex, Text } from '@vcms/ui';
import type { SafetyTerms } from '../model/record-fields.ts';
import {
  answerFindings,
  type ComparedPaper,
  isFieldOf,
  type RecordAnswer,
  type RecordComparison,
} from '../model/versions/compare-records.ts';
import { findingLabel } from './finding-label.ts';

export interface VersionComparisonProps {
  readonly comparison: RecordComparison;
  /** The later version. */
  readonly terms: SafetyTerms;
  /** Why the version before was returned. */
  readonly returns: readonly Review[];
  /** Opens a file of the version before; absent: it cannot be opened here. */
  readonly onShowFile: (documentId: string, name: string) => void;
}

function paperText({ name, before, after }: ComparedPaper): string {
  if (before === undefined) return `${name} was added.`;
  return after === undefined ? `${name} was taken away.` : `${name} was replaced.`;
}

function shown(terms: SafetyTerms, { finding, kind, changes, papers }: RecordAnswer): ShownAnswer {
  const files = papers.map(paperText).join(' ');
  const text = kind === 'unchanged' ? 'The same as before.' : files === '' ? undefined : files;
  return { label: findingLabel(terms, finding.key), comment: finding.comment, kind, changes, text };
}

function Paper({
  paper,
  onShowFile,
}: { readonly paper: ComparedPaper } & Pick<VersionComparisonProps, 'onShowFile'>) {
  const { name, before } = paper;
  return (
    <Flex wrap="wrap" gap="2" align="center" justify="space-between" mt="3">
      <Text>{paperText(paper)}</Text>
      {before !== undefined && (
        <Button size="xs" variant="outline" data-print="hide" onClick={() => onShowFile(before, name)}>
          Show the earlier file
        </Button>
      )}
    </Flex>
  );
}

/** What a correction changed: first what was asked for, then everything else, then the papers. */
export function VersionComparison({ comparison, terms, returns, onShowFile }: VersionComparisonProps) {
  const { changes, unchanged, papers } = comparison;
  const findings = returns.flatMap((review) => review.findings);
  const { answers, others } = answerFindings(findings, comparison, isFieldOf(terms));
  const numbers = differenceText(changes, unchanged) ?? 'No value was changed.';
  return (
    <Box>
      <Text mb="2">{numbers}</Text>
      <FindingAnswers answers={answers.map((answer) => shown(terms, answer))} />
      {others.length > 0 && answers.length > 0 && (
        <Text mt="2" fontWeight="medium">
          Also changed
        </Text>
      )}
      <ChangeList changes={others} label={answers.length > 0 ? 'Also changed' : 'What was changed'} />
      {papers.map((paper) => (
        <Paper key={paper.key} paper={paper} onShowFile={onShowFile} />
      ))}
      {papers.length === 0 && <Text mt="3">The papers are the same files.</Text>}
    </Box>
  );
}
