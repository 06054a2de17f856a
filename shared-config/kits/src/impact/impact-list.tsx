import { STATUS_LABELS } from '@vcms/domain';
import { Box, Button, Flex, List, Span, Text, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import { ComplianceChip } from '../compliance-chip.tsx';
import { gapText } from './impact-words.ts';
import type { ImpactRow } from './run-impact.ts';

const SHOWN = 20;

function Gaps({ title, items }: { readonly title: string; readonly items: ImpactRow['opened'] }) {
  if (items.length === 0) return null;
  return (
    <Box mt="2" textStyle="sm">
      <Text fontWeight="medium">{title}</Text>
      <List.Root ps="4" color="fg.muted">
        {items.map((item) => (
          <List.Item key={item.key}>{gapText(item)}.</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

function Row({ row }: { readonly row: ImpactRow }) {
  const { contractorName, today, changed, opened, closed } = row;
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="3" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Text fontWeight="semibold" minW="0">
          {contractorName}
        </Text>
        <Flex wrap="wrap" gap="2" align="center">
          <VisuallyHidden>
            Today {STATUS_LABELS[today]}, then {STATUS_LABELS[changed]}
          </VisuallyHidden>
          <Flex aria-hidden wrap="wrap" gap="2" align="center">
            <ComplianceChip status={today} />
            <Span color="fg.muted">→</Span>
            <ComplianceChip status={changed} />
          </Flex>
        </Flex>
      </Flex>
      <Gaps title="New gaps" items={opened} />
      <Gaps title="No longer missing" items={closed} />
    </Box>
  );
}

/** Contractors that a change does something to: status today, status then, and the gaps. */
export function ImpactList({ rows }: { readonly rows: readonly ImpactRow[] }) {
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const shown = isOpen ? rows : rows.slice(0, SHOWN);
  return (
    <Box mt="4">
      <Box as="ul" aria-label="Contractors affected" m="0" p="0">
        {shown.map((row) => (
          <Row key={row.contractorId} row={row} />
        ))}
      </Box>
      {rows.length > shown.length && (
        <Button mt="2" variant="outline" size="sm" onClick={() => setOpen(true)}>
          Show all {rows.length}
        </Button>
      )}
    </Box>
  );
}
