import { Box, Button, Flex, Text } from '@vcms/ui';
import { FormProblem } from '../form/form-problem.tsx';

export interface DraftActionsProps {
  readonly problem: string | undefined;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly save: () => void;
  readonly publish: () => void;
}

/** What can be done with the draft, and whether it is stored. */
export function DraftActions({ problem, isDirty, isBusy, save, publish }: DraftActionsProps) {
  return (
    <Box>
      <FormProblem message={problem} />
      <Flex wrap="wrap" gap="3" align="center" justify="flex-end">
        <Text color="fg.muted" textStyle="sm">
          {isDirty ? 'You have unsaved changes.' : 'All changes are saved.'}
        </Text>
        <Button variant="outline" disabled={isBusy || !isDirty} onClick={save}>
          Save draft
        </Button>
        <Button disabled={isBusy} onClick={publish}>
          Publish
        </Button>
      </Flex>
    </Box>
  );
}
