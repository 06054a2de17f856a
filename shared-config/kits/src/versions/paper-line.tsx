import { Button, Flex, Text } from '@vcms/ui';

export interface PaperLineProps {
  /** What became of it, as a sentence. */
  readonly text: string;
  /** Of the button that opens the earlier one. */
  readonly verb: string;
  /** Absent: there is no earlier one to show. */
  readonly onShow: (() => void) | undefined;
}

/** What became of a paper from one submission to the next, with the way to the earlier one. */
export function PaperLine({ text, verb, onShow }: PaperLineProps) {
  return (
    <Flex wrap="wrap" gap="2" align="center" justify="space-between" mt="3">
      <Text>{text}</Text>
      {onShow !== undefined && (
        <Button size="xs" variant="outline" data-print="hide" onClick={onShow}>
          {verb}
        </Button>
      )}
    </Flex>
  );
}
