import type { Policy } from '@vcms/domain';
import { Flex, Icon, Text } from '@vcms/ui';
import { onBehalfWords } from './on-behalf-words.ts';

export interface OnBehalfNoteProps {
  readonly policy: Pick<Policy, 'onBehalf'>;
  readonly reader: 'contractor' | 'others';
}

/** Says that the firm entered a policy, when and why; nothing for what the contractor submitted itself. */
export function OnBehalfNote({ policy, reader }: OnBehalfNoteProps) {
  const words = onBehalfWords(policy, reader);
  if (words === undefined) return null;
  return (
    <Flex gap="2" align="flex-start" color="fg.muted" my="1">
      <Icon name="users" />
      <Text textStyle="sm" overflowWrap="anywhere">
        {words}
      </Text>
    </Flex>
  );
}
