import { DEFAULT_REQUIREMENTS, formatDate } from '@vcms/domain';
import { Box, Button, Flex, Text } from '@vcms/ui';
import { lastVersion, withPart } from './draft-state.ts';
import type { Demands, DraftFrame } from './requirement-part.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import type { Versions } from './use-versions.ts';

export interface StartChoiceProps<Values extends DraftFrame> {
  readonly editor: DraftEditor<Values>;
  readonly versions: Versions;
}

function startText<Values extends DraftFrame>({ editor, versions }: StartChoiceProps<Values>): string {
  const { seen, part } = editor.state;
  if (seen !== undefined) return `You are editing draft version ${seen.n}.`;
  const last = lastVersion(versions);
  if (last === undefined) return `There are no requirements yet. The form shows the default ${part.noun}.`;
  return `The form shows version ${last.n}, from ${formatDate(last.effectiveFrom)}.`;
}

/** What the form shows, and where to start from instead. */
export function StartChoice<Values extends DraftFrame>({ editor, versions }: StartChoiceProps<Values>) {
  const last = lastVersion(versions);
  const startFrom = (demands: Demands) => editor.change((before) => withPart(before, demands));
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between">
      <Text>{startText({ editor, versions })}</Text>
      <Box>
        <Flex wrap="wrap" gap="3">
          {last !== undefined && (
            <Button size="sm" variant="outline" onClick={() => startFrom(last)}>
              Start from version {last.n}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => startFrom(DEFAULT_REQUIREMENTS)}>
            Start from the defaults
          </Button>
        </Flex>
      </Box>
    </Flex>
  );
}
