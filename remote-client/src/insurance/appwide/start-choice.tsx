import { DEFAULT_REQUIREMENTS, formatDate } from '@vcms/domain';
import { Box, Button, Flex, Text } from '@vcms/ui';
import { presentVersion, withInsurance } from './limits-state.ts';
import type { LimitsEditor } from './use-limits-editor.ts';
import type { Versions } from './use-versions.ts';

export interface StartChoiceProps {
  readonly editor: LimitsEditor;
  readonly versions: Versions;
}

function startText({ editor, versions }: StartChoiceProps): string {
  const { seen } = editor.state;
  if (seen !== undefined) return `You are editing draft version ${seen.n}.`;
  const present = presentVersion(versions);
  if (present === undefined) return 'There are no requirements yet. The form shows the default limits.';
  return `The form shows version ${present.n}, from ${formatDate(present.effectiveFrom)}.`;
}

/** What the form shows, and where to start from instead. */
export function StartChoice({ editor, versions }: StartChoiceProps) {
  const present = presentVersion(versions);
  const startFrom = (insurance: typeof DEFAULT_REQUIREMENTS.insurance) =>
    editor.change((before) => withInsurance(before, insurance));
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between">
      <Text>{startText({ editor, versions })}</Text>
      <Box>
        <Flex wrap="wrap" gap="3">
          {present !== undefined && (
            <Button size="sm" variant="outline" onClick={() => startFrom(present.insurance)}>
              Start from version {present.n}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => startFrom(DEFAULT_REQUIREMENTS.insurance)}>
            Start from the defaults
          </Button>
        </Flex>
      </Box>
    </Flex>
  );
}
