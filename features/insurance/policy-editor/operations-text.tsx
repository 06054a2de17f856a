import { Box } from '@vcms/ui';

export interface OperationsTextProps {
  readonly text: string;
}

/** The description of operations as it was read, line by line; a long one scrolls in its place. */
export function OperationsText({ text }: OperationsTextProps) {
  return (
    <Box
      maxH="12rem"
      overflowY="auto"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
      tabIndex={0}
      role="region"
      aria-label="Description of operations, as read"
    >
      {text}
    </Box>
  );
}
