import type { ComparedField } from '@vcms/domain';
import { Box, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { ChangeList } from './change-list.tsx';
import { FindingAnswers, type ShownAnswer } from './finding-answers.tsx';

export interface ChangesShownProps {
  /** How much differs, as a sentence. */
  readonly lead: string;
  readonly answers: readonly ShownAnswer[];
  /** What nobody asked for. */
  readonly others: readonly ComparedField[];
  /** What became of the papers. */
  readonly children: ReactNode;
}

/** What a correction changed: first what was asked for, then everything else, then the papers. */
export function ChangesShown({ lead, answers, others, children }: ChangesShownProps) {
  const besides = answers.length > 0 ? 'Also changed' : 'What was changed';
  return (
    <Box>
      <Text mb="2">{lead}</Text>
      <FindingAnswers answers={answers} />
      {others.length > 0 && answers.length > 0 && (
        <Text mt="2" fontWeight="medium">
          {besides}
        </Text>
      )}
      <ChangeList changes={others} label={besides} />
      {children}
    </Box>
  );
}
