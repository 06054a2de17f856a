import type { Item } from '@vcms/domain';
import { Box, Button, Flex, Heading, Icon, Text, VisuallyHidden } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ComplianceChip } from '../compliance-chip.tsx';
import { isMet, leafTitle, repairLabel } from './why-groups.ts';
import { type Reader, reasonSentences, traceFacts } from './why-words.ts';

export interface ItemTraceProps {
  readonly item: Item;
  /** Its heading says what the item belongs to. */
  readonly category: string;
  /** Of the item's own heading. */
  readonly level: 4 | 5;
  readonly reader: Reader;
  /** The page where the reader can see to it; undefined: there is none. */
  readonly path: string | undefined;
}

/** The way to where something can be done about it. */
function Repair({ item, category, reader, path }: ItemTraceProps) {
  if (path === undefined || isMet(item)) return null;
  return (
    <Button asChild size="xs" mt="3" variant={item.actor === reader ? 'solid' : 'outline'}>
      <RouterLink to={path}>
        {repairLabel(item, reader)}
        <VisuallyHidden>: {leafTitle(item) ?? category}</VisuallyHidden>
        <Icon name="chevron-right" />
      </RouterLink>
    </Button>
  );
}

/** One demand with its status and why it has it. */
export function ItemTrace(props: ItemTraceProps) {
  const { item, reader, level } = props;
  const title = leafTitle(item);
  return (
    <Box as="li" borderTopWidth="1px" py="3" listStyleType="none" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between" mb="1">
        {title !== undefined && (
          <Heading as={`h${level}`} size="sm" fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Heading>
        )}
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
      <Repair {...props} />
    </Box>
  );
}
