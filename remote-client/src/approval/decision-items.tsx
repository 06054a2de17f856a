import type { Standing } from '@vcms/data';
import { type Item, severityRank } from '@vcms/domain';
import { ComplianceChip, DashboardSection } from '@vcms/kits';
import { ItemTrace } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import { Box, Button, Text } from '@vcms/ui';
import { useState } from 'react';
import { clientPath } from '../home/client-paths.ts';

function isMet({ status }: Item): boolean {
  return status === 'compliant' || status === 'not_applicable';
}

function summaryOf({ items, readinessPct }: Standing): string {
  const knockouts = items.filter(({ reasons }) =>
    reasons.some((reason) => reason.startsWith('knockout')),
  ).length;
  return [
    ...(readinessPct === undefined ? [] : [`${readinessPct} % of what is required is met.`]),
    knockouts === 0 ? 'No knockout answers.' : `Knockout answers: ${knockouts}.`,
  ].join(' ');
}

function ItemList({ items }: { readonly items: readonly Item[] }) {
  const { role } = useSession();
  return (
    <Box as="ul" m="0" p="0">
      {items.map((item) => (
        <ItemTrace key={item.key} item={item} reader="client" path={clientPath(role, item.key)} />
      ))}
    </Box>
  );
}

/** What the decision is about: open items first, each with its reasons; what is met can be opened. */
export function DecisionItems({ standing }: { readonly standing: Standing }) {
  const [isOpen, setOpen] = useState(false);
  const items = standing.items.toSorted((a, b) => severityRank(a.status) - severityRank(b.status));
  const open = items.filter((item) => !isMet(item));
  const met = items.filter(isMet);
  return (
    <DashboardSection
      title="Requirements"
      beside={<ComplianceChip status={standing.overall} />}
      description={summaryOf(standing)}
    >
      {items.length === 0 && <Text color="fg.muted">Nothing is required yet.</Text>}
      {items.length > 0 && open.length === 0 && <Text>Everything that is required is met.</Text>}
      <ItemList items={open} />
      {met.length > 0 && (
        <Box mt="3">
          <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide what is met' : `Show what is met (${met.length})`}
          </Button>
        </Box>
      )}
      {isOpen && (
        <Box mt="4">
          <ItemList items={met} />
        </Box>
      )}
    </DashboardSection>
  );
}
