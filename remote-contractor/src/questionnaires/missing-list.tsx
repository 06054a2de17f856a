import type { MissingAnswer } from '@vcms/questionnaires/model';
import { Box, Button, Heading, Text } from '@vcms/ui';
import { memo } from 'react';

/** Rows shown at once: whoever has hundreds to answer works by section. */
const SHOWN_MAX = 30;

export interface MissingListProps {
  readonly missing: readonly MissingAnswer[];
  readonly onJump: (questionId: string) => void;
}

interface MissingRowProps {
  readonly id: string;
  readonly text: string;
  readonly note: string;
  readonly onJump: (questionId: string) => void;
}

/** Kept as long as it says the same: an answer takes one row off. */
const MissingRow = memo(function MissingRow({ id, text, note, onJump }: MissingRowProps) {
  return (
    <Box as="li" listStyleType="none">
      <Button
        variant="ghost"
        size="sm"
        w="full"
        h="auto"
        py="2"
        whiteSpace="normal"
        textAlign="start"
        justifyContent="flex-start"
        onClick={() => onJump(id)}
      >
        <Box as="span">
          {text}
          <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
            {note}
          </Text>
        </Box>
      </Button>
    </Box>
  );
});

/** What keeps the questionnaire from being submitted, each with a way to it. */
export const MissingList = memo(function MissingList({ missing, onJump }: MissingListProps) {
  if (missing.length === 0) return null;
  const more = missing.length - SHOWN_MAX;
  return (
    <Box as="section" aria-labelledby="missing-answers" borderWidth="1px" borderRadius="xl" p="4">
      <Heading as="h2" size="sm" id="missing-answers">
        {missing.length === 1 ? '1 answer is missing.' : `${missing.length} answers are missing.`}
      </Heading>
      <Box as="ul" m="0" p="0" mt="2">
        {missing.slice(0, SHOWN_MAX).map(({ question: { id, text }, section, problem }) => (
          <MissingRow key={id} {...{ id, text, onJump }} note={`${section}. ${problem}`} />
        ))}
      </Box>
      {more > 0 && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          And {more} more.
        </Text>
      )}
    </Box>
  );
});
