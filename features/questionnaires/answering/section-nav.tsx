import { Box, Button, Flex, Icon, Text } from '@vcms/ui';
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

/** The sections with how far each is answered; any of them can be opened at any time. */
export function SectionNav({ sections, open, onOpen }: SectionNavProps) {
  return (
    <Box as="nav" aria-label="Sections">
      <Flex direction={{ base: 'row', lg: 'column' }} gap="1" overflowX="auto" pb={{ base: '2', lg: '0' }}>
        {sections.map((section, at) => (
          <Button
            key={section.title}
            variant={at === open ? 'subtle' : 'ghost'}
            justifyContent="space-between"
            flexShrink="0"
            h="auto"
            py="2.5"
            whiteSpace="normal"
            textAlign="start"
            aria-current={at === open ? 'step' : undefined}
            onClick={() => onOpen(at)}
          >
            <Text as="span">{section.title}</Text>
            <Flex as="span" gap="1.5" align="center" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
              {countText(section)}
              {section.missing.length === 0 && section.questions.length > 0 && (
                <Icon name="check" label="Complete" />
              )}
            </Flex>
          </Button>
        ))}
      </Flex>
    </Box>
  );
}
