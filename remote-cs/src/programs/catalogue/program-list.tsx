import { tradeWords } from '@vcms/companies/model';
import { formatDate } from '@vcms/domain';
import { editionFacts } from '@vcms/programs/model';
import { Badge, Box, EmptyState, Flex, Link, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { CatalogueEntry } from './use-catalogue.ts';

function factsOf({ program, draft }: CatalogueEntry): string {
  const shown = program ?? draft;
  if (shown === undefined) return '';
  const { elements, points, critical } = editionFacts(shown);
  const trades = shown.appliesToTrades.length === 0 ? 'all trades' : tradeWords(shown.appliesToTrades);
  return [
    shown.cfr,
    elements === 1 ? '1 element' : `${elements} elements`,
    `${points} points`,
    `${critical} critical`,
    trades,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The programs of the firm: edition, elements, points, trades, and what is being changed. */
export function ProgramList({ entries }: { readonly entries: readonly CatalogueEntry[] }) {
  if (entries.length === 0)
    return (
      <EmptyState
        icon="document"
        title="No programs yet."
        description="Add the first program that clients can require of their contractors."
      />
    );
  return (
    <Box as="ul" aria-label="Programs" m="0" p="0" borderWidth="1px" borderRadius="xl" bg="bg.panel">
      {entries.map((entry) => (
        <Box
          as="li"
          key={entry.id}
          listStyleType="none"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
          px="4"
          py="3"
        >
          <Flex gap="2" wrap="wrap" align="center">
            <Link asChild fontWeight="semibold">
              <RouterLink to={`?program=${entry.id}`}>{entry.title}</RouterLink>
            </Link>
            {entry.program?.edition !== undefined && (
              <Badge variant="outline">Edition {entry.program.edition}</Badge>
            )}
            {entry.draft !== undefined && <Badge colorPalette="blue">Draft of edition {entry.draft.n}</Badge>}
            {entry.program?.retiredOn !== undefined && (
              <Badge colorPalette="gray">Retired on {formatDate(entry.program.retiredOn)}</Badge>
            )}
          </Flex>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {factsOf(entry)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
