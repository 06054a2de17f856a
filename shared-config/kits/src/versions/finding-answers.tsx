import type { ComparedField } from '@vcms/domain';
import { Box, Flex, StatusChip, type StatusTone, Text } from '@vcms/ui';
import { ChangeList } from './change-list.tsx';

/** A finding of a return, and what the correction did about it. */
export interface ShownAnswer {
  readonly label: string;
  readonly comment: string;
  /** unknown: nobody can tell which fields it is about. */
  readonly kind: 'changed' | 'unchanged' | 'unknown';
  readonly changes: readonly ComparedField[];
  /** What stands beside it where no field tells it. */
  readonly text: string | undefined;
}

const ANSWERS: Readonly<Record<ShownAnswer['kind'], { readonly tone: StatusTone; readonly label: string }>> =
  {
    changed: { tone: 'success', label: 'Changed' },
    unchanged: { tone: 'warning', label: 'Not changed' },
    unknown: { tone: 'neutral', label: 'See the changes' },
  };

function AnswerItem({ answer }: { readonly answer: ShownAnswer }) {
  const { label, comment, kind, changes, text } = answer;
  return (
    <Box as="li" listStyleType="none" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Text fontWeight="medium">{label}</Text>
        <StatusChip {...ANSWERS[kind]} />
      </Flex>
      {comment !== '' && (
        <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line">
          {comment}
        </Text>
      )}
      <ChangeList changes={changes} label={`Changed for: ${label}`} />
      {text !== undefined && <Text textStyle="sm">{text}</Text>}
    </Box>
  );
}

/** Why a record was returned, each finding beside what was changed for it. */
export function FindingAnswers({ answers }: { readonly answers: readonly ShownAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Box as="ul" aria-label="Findings and what was changed for them" m="0" p="0">
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a review may name one finding twice; the list never changes
        <AnswerItem key={`${answer.label} ${at}`} answer={answer} />
      ))}
    </Box>
  );
}
