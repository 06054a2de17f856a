import { type InsuranceLine, LINE_LABELS } from '@vcms/domain';
import { Box, Flex, Heading, Switch, Text } from '@vcms/ui';
import { memo, useId } from 'react';
import { LimitFields } from './limit-fields.tsx';
import type { LimitsProblems, LineValues } from './limits-form-values.ts';
import { ProofFields } from './proof-fields.tsx';
import { TermFields } from './term-fields.tsx';

export interface LineCardProps {
  readonly line: InsuranceLine;
  readonly values: LineValues;
  readonly problems: LimitsProblems;
  readonly onChange: (line: InsuranceLine, changes: Partial<LineValues>) => void;
}

/** What is asked of one line of the certificate. */
function LineCardPart({ line, values, problems, onChange }: LineCardProps) {
  const id = useId();
  const change = (changes: Partial<LineValues>) => onChange(line, changes);
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="xs"
      p={{ base: '4', md: '6' }}
    >
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Heading as="h2" id={id} size="lg">
          {LINE_LABELS[line]}
        </Heading>
        <Switch.Root
          checked={values.required}
          onCheckedChange={({ checked }) => change({ required: checked })}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>Required</Switch.Label>
        </Switch.Root>
      </Flex>
      {values.required ? (
        <>
          <LimitFields {...{ line, values, problems, change }} />
          <ProofFields {...{ line, values, change }} />
          <TermFields {...{ line, values, problems, change }} />
        </>
      ) : (
        <Text mt="3" color="fg.muted">
          Contractors need not carry this line.
        </Text>
      )}
    </Box>
  );
}

/** Only the line that is typed in is drawn again. */
export const LineCard = memo(
  LineCardPart,
  (before, next) =>
    before.values === next.values &&
    before.onChange === next.onChange &&
    JSON.stringify(before.problems) === JSON.stringify(next.problems),
);
