import { type Item, itemTitle } from '@vcms/domain';
import { Box, Flex, Heading, Link, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ComplianceChip } from '../compliance-chip.tsx';
import { type Reader, reasonSentences, traceFacts } from './why-words.ts';

export interface ItemTraceProps {
  readonly item: Item;
  readonly reader: Reader;
  /** The page where the reader can see to it; undefined: there is none. */
  readonly path: string | undefined;
}

function isMet({ status }: Item): boolean {
  return status === 'compliant' || status === 'not_applicable';
}

/** One demand with its status and why it has it. */
export function ItemTrace({ item, reader, path }: ItemTraceProps) {
  return (
    <Box as="li" borderTopWidth="1px" py="4" listStyleType="none" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between" mb="1">
        <Heading as="h3" size="sm" overflowWrap="anywhere">
          {itemTitle(item.key)}
        </Heading>
        <ComplianceChip status={item.status} />
      </Flex>
      {item.reasons.length > 0 && <Text mb="2">{reasonSentences(item).join(' ')}</Text>}
      <Box as="dl" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))" gap="2">
        {traceFacts(item, reader).map(({ label, value }) => (
          <Box key={label} minW="0">
            <Text as="dt" textStyle="xs" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" m="0" textStyle="sm" overflowWrap="anywhere">
              {value}
            </Text>
          </Box>
        ))}
      </Box>
      {path !== undefined && !isMet(item) && (
        <Link asChild fontWeight="medium" mt="2">
          <RouterLink to={path}>Resolve</RouterLink>
        </Link>
      )}
    </Box>
  );
}
