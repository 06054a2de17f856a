import { differenceText, type Review } from '@vcms/domain';
import { ChangesShown, PaperLine, type ShownAnswer } from '@vcms/kits/versions';
import { Text } from '@vcms/ui';
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
  /** Opens a file of the version before. */
  readonly onShowFile: (documentId: string, name: string) => void;
}

function paperText({ name, before, after }: ComparedPaper): string {
  if (before === undefined) return `${name} was added.`;
  return after === undefined ? `${name} was removed.` : `${name} was replaced.`;
}

function shown(terms: SafetyTerms, { finding, kind, changes, papers }: RecordAnswer): ShownAnswer {
  const files = papers.map(paperText).join(' ');
  const text = kind === 'unchanged' ? 'The same as before.' : files === '' ? undefined : files;
  return { label: findingLabel(terms, finding.key), comment: finding.comment, kind, changes, text };
}

/** What a correction changed: first what was asked for, then everything else, then the papers. */
export function VersionComparison({ comparison, terms, returns, onShowFile }: VersionComparisonProps) {
  const { changes, unchanged, papers } = comparison;
  const findings = returns.flatMap((review) => review.findings);
  const { answers, others } = answerFindings(findings, comparison, isFieldOf(terms));
  return (
    <ChangesShown
      lead={differenceText(changes, unchanged) ?? 'No value was changed.'}
      answers={answers.map((answer) => shown(terms, answer))}
      others={others}
    >
      {papers.map((paper) => {
        const { key, name, before } = paper;
        return (
          <PaperLine
            key={key}
            text={paperText(paper)}
            verb="Show the earlier file"
            onShow={before === undefined ? undefined : () => onShowFile(before, name)}
          />
        );
      })}
      {papers.length === 0 && <Text mt="3">The papers are the same files.</Text>}
    </ChangesShown>
  );
}
