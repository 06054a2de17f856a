import type { OshaYear } from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import { Box, Button, Field, Flex, Icon, IconButton, Input, Stack, Text } from '@vcms/ui';

type Citation = OshaYear['citations'][number];

const TYPES = [
  ['other', 'Other than serious'],
  ['serious', 'Serious'],
  ['repeat', 'Repeat'],
  ['wilful', 'Willful'],
  ['failure_to_abate', 'Failure to abate'],
] as const satisfies readonly (readonly [Citation['type'], string])[];

interface CitationRowProps {
  readonly citation: Citation;
  readonly position: number;
  readonly onChange: (citation: Citation) => void;
  readonly onRemove: () => void;
}

function CitationRow({ citation, position, onChange, onRemove }: CitationRowProps) {
  const { type, count, explanation } = citation;
  return (
    <Box as="li" listStyleType="none" borderWidth="1px" borderRadius="lg" p="3">
      <Flex gap="3" align="end" wrap="wrap">
        <SelectField
          label="Type"
          flex="1 1 10rem"
          value={type}
          choices={TYPES}
          onChoose={(chosen) => onChange({ ...citation, type: chosen })}
        />
        <Field.Root w="6rem">
          <Field.Label>Count</Field.Label>
          <Input
            type="number"
            min={1}
            max={10_000}
            value={count}
            onChange={({ currentTarget }) =>
              onChange({
                ...citation,
                count: Math.min(10_000, Math.max(1, Math.trunc(currentTarget.valueAsNumber) || 1)),
              })
            }
          />
        </Field.Root>
        <IconButton variant="ghost" aria-label={`Remove citation ${position}`} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </Flex>
      <Field.Root mt="3">
        <Field.Label>What happened, and what was done</Field.Label>
        <Input
          value={explanation}
          maxLength={2000}
          onChange={(event) => onChange({ ...citation, explanation: event.currentTarget.value })}
        />
      </Field.Root>
    </Box>
  );
}

export interface CitationListProps {
  readonly citations: OshaYear['citations'];
  readonly onChange: (citations: OshaYear['citations']) => void;
}

/** OSHA citations of the year, one row each. */
export function CitationList({ citations, onChange }: CitationListProps) {
  return (
    <Box as="section" aria-label="OSHA citations" mb="7">
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <Text fontWeight="semibold">OSHA citations</Text>
        <Button
          size="xs"
          variant="outline"
          disabled={citations.length >= 50}
          onClick={() => onChange([...citations, { type: 'serious', count: 1, explanation: '' }])}
        >
          <Icon name="plus" /> Add citation
        </Button>
      </Flex>
      {citations.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No citations in this year.
        </Text>
      )}
      <Stack as="ul" gap="3" m="0" p="0">
        {citations.map((citation, at) => (
          <CitationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and their fields keep no state of their own
            key={at}
            citation={citation}
            position={at + 1}
            onChange={(changed) => onChange(citations.with(at, changed))}
            onRemove={() => onChange(citations.toSpliced(at, 1))}
          />
        ))}
      </Stack>
    </Box>
  );
}
