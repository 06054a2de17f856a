import type { OnBehalf } from '@vcms/domain';
import { Flex, Icon, Text } from '@vcms/ui';
import { onBehalfWords } from './on-behalf-words.ts';

export interface OnBehalfNoteProps {
  /** What may have been entered on behalf. */
  readonly record: { readonly onBehalf?: OnBehalf | undefined };
  readonly reader: 'contractor' | 'others';
}

/** Says that the firm entered a record, when and why; nothing for what the contractor submitted itself. */
export function OnBehalfNote({ record, reader }: OnBehalfNoteProps) {
  const words = onBehalfWords(record, reader);
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
