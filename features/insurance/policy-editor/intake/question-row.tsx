import { Box, Button, Flex, Text } from '@vcms/ui';

export interface Answer {
  readonly label: string;
  /** For those who hear it. */
  readonly name: string;
  readonly isQuiet?: boolean;
  readonly onAnswer: () => void;
}

export interface QuestionRowProps {
  readonly question: string;
  readonly hint?: string | undefined;
  readonly answers: readonly Answer[];
}

/** Something that the certificate does not say clearly, with the answers to choose from. */
export function QuestionRow({ question, hint, answers }: QuestionRowProps) {
  return (
    <Flex
      as="li"
      wrap="wrap"
      gap="2"
      align="center"
      justify="space-between"
      py="2"
      ps="3"
      borderStartWidth="3px"
      borderColor="orange.solid"
      mb="2"
      data-next
    >
      <Box minW="0" flex="1 1 12rem" textStyle="sm">
        <Text overflowWrap="anywhere">{question}</Text>
        {hint !== undefined && <Text color="fg.muted">{hint}</Text>}
      </Box>
      <Flex wrap="wrap" gap="2">
        {answers.map(({ label, name, isQuiet = false, onAnswer }) => (
          <Button
            key={label}
            size="xs"
            variant={isQuiet ? 'ghost' : 'outline'}
            aria-label={name}
            onClick={onAnswer}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
