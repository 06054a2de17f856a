import type { FindingAnswer } from '@vcms/domain';
import { Box, Flex, StatusChip, type StatusTone, Text } from '@vcms/ui';
import { findingLabel } from '../insurance-review/findings.ts';
import { ChangeList } from './change-list.tsx';

const ANSWERS: Readonly<
  Record<FindingAnswer['kind'], { readonly tone: StatusTone; readonly label: string }>
> = {
  changed: { tone: 'success', label: 'Changed' },
  unchanged: { tone: 'warning', label: 'Not changed' },
  unknown: { tone: 'neutral', label: 'See the changes' },
};

/** What stands beside a finding where no field tells it. */
function fileText({ kind, isAboutFile, changes }: FindingAnswer): string | undefined {
  if (isAboutFile) {
    return kind === 'changed' ? 'Another certificate was handed in.' : 'The certificate is the same file.';
  }
  return kind === 'unchanged' && changes.length === 0 ? 'The policy says the same as before.' : undefined;
}

function AnswerItem({ answer }: { readonly answer: FindingAnswer }) {
  const { finding, kind, changes } = answer;
  const label = findingLabel(finding.key);
  const text = fileText(answer);
  return (
    <Box as="li" listStyleType="none" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Text fontWeight="medium">{label}</Text>
        <StatusChip {...ANSWERS[kind]} />
      </Flex>
      {finding.comment !== '' && (
        <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line">
          {finding.comment}
        </Text>
      )}
      <ChangeList changes={changes} label={`Changed for: ${label}`} />
      {text !== undefined && <Text textStyle="sm">{text}</Text>}
    </Box>
  );
}

/** Why a policy was returned, each finding beside what was changed for it. */
export function FindingAnswers({ answers }: { readonly answers: readonly FindingAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Box as="ul" aria-label="Findings and what was changed for them" m="0" p="0">
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a review may name one finding twice; the list never changes
        <AnswerItem key={`${answer.finding.key} ${at}`} answer={answer} />
      ))}
    </Box>
  );
}
