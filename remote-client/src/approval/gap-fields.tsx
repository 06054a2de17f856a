import { itemTitle, needsMitigation, VARIANCE_BOUNDS } from '@vcms/domain';
import { Box, Checkbox, Field, Input, Stack, Text, Textarea } from '@vcms/ui';
import type { GapValues } from './approval-values.ts';

export interface GapFieldsProps {
  readonly gap: GapValues;
  /** Why the item is not met. */
  readonly why: string;
  readonly problem: string | undefined;
  readonly onChange: (gap: GapValues) => void;
}

/** One requirement that is not met, and the variance that may be granted for it with the approval. */
export function GapFields({ gap, why, problem, onChange }: GapFieldsProps) {
  const title = itemTitle(gap.key);
  return (
    <Box as="li" borderWidth="1px" borderRadius="md" p="3" listStyleType="none">
      <Checkbox.Root
        checked={gap.isGranted}
        onCheckedChange={({ checked }) => onChange({ ...gap, isGranted: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label overflowWrap="anywhere">Grant a variance for {title}</Checkbox.Label>
      </Checkbox.Root>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {why}
      </Text>
      {gap.isGranted && (
        <Stack gap="3" mt="3">
          <Field.Root required>
            <Field.Label>
              Reason for {title} <Field.RequiredIndicator />
            </Field.Label>
            <Textarea
              rows={2}
              maxLength={VARIANCE_BOUNDS.reasonMax}
              value={gap.reason}
              onChange={(event) => onChange({ ...gap, reason: event.currentTarget.value })}
            />
          </Field.Root>
          <Field.Root required={needsMitigation(gap.key)}>
            <Field.Label>
              Mitigation for {title} <Field.RequiredIndicator />
            </Field.Label>
            <Textarea
              rows={2}
              maxLength={VARIANCE_BOUNDS.reasonMax}
              value={gap.mitigation}
              onChange={(event) => onChange({ ...gap, mitigation: event.currentTarget.value })}
            />
          </Field.Root>
          <Field.Root required maxW="15rem">
            <Field.Label>
              Last day of the variance for {title} <Field.RequiredIndicator />
            </Field.Label>
            <Input
              type="date"
              value={gap.to}
              onChange={(event) => onChange({ ...gap, to: event.currentTarget.value })}
            />
          </Field.Root>
        </Stack>
      )}
      {problem !== undefined && (
        <Text role="alert" color="fg.error" textStyle="sm" mt="2">
          {problem}
        </Text>
      )}
    </Box>
  );
}
