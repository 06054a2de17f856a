import { Box, Button, Center, ErrorPanel } from '@vcms/ui';

export interface StartFailureProps {
  readonly title: string;
  readonly description: string;
  /** Text of the button; "Reload page" unless given. */
  readonly action?: string;
  readonly onAction: () => void;
}

/** Stands in for the whole page when the shell cannot show itself. */
export function StartFailure({ title, description, action = 'Reload page', onAction }: StartFailureProps) {
  return (
    <Center as="main" minH="100dvh" p="6" bg="bg">
      <Box width="100%" maxW="36rem">
        <ErrorPanel
          level={1}
          title={title}
          description={description}
          actions={<Button onClick={onAction}>{action}</Button>}
        />
      </Box>
    </Center>
  );
}
