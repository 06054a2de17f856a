import { Box, Button, Flex, Icon, Text } from '@vcms/ui';
import { memo } from 'react';
import type { SectionProgress } from '../model/response-progress.ts';

export interface SectionNavProps {
  readonly sections: readonly SectionProgress[];
  /** The place of the section that is open. */
  readonly open: number;
  readonly onOpen: (at: number) => void;
}

function countText({ questions, answered }: SectionProgress): string {
  return questions.length === 0 ? 'Nothing to answer' : `${answered} of ${questions.length}`;
}

interface SectionButtonProps {
  readonly title: string;
  readonly count: string;
  readonly isComplete: boolean;
  readonly isOpen: boolean;
  readonly at: number;
  readonly onOpen: (at: number) => void;
}

/** Kept as long as it says the same: an answer changes one of forty. */
const SectionButton = memo(function SectionButton(props: SectionButtonProps) {
  const { title, count, isComplete, isOpen, at, onOpen } = props;
  return (
    <Button
      variant={isOpen ? 'subtle' : 'ghost'}
      justifyContent="space-between"
      flexShrink="0"
      h="auto"
      py="2.5"
      whiteSpace="normal"
      textAlign="start"
      aria-current={isOpen ? 'step' : undefined}
      onClick={() => onOpen(at)}
    >
      <Text as="span">{title}</Text>
      <Flex as="span" gap="1.5" align="center" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
        {count}
        {isComplete && <Icon name="check" label="Complete" />}
      </Flex>
    </Button>
  );
});

/** The sections with how far each is answered; any of them can be opened at any time. */
export const SectionNav = memo(function SectionNav({ sections, open, onOpen }: SectionNavProps) {
  return (
    <Box as="nav" aria-label="Sections">
      <Flex direction={{ base: 'row', lg: 'column' }} gap="1" overflowX="auto" pb={{ base: '2', lg: '0' }}>
        {sections.map((section, at) => (
          <SectionButton
            key={section.title}
            title={section.title}
            count={countText(section)}
            isComplete={section.missing.length === 0 && section.questions.length > 0}
            isOpen={at === open}
            at={at}
            onOpen={onOpen}
          />
        ))}
      </Flex>
    </Box>
  );
});
