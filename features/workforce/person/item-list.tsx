import { formatDate, type Item, reasonText, type StaffDocType } from '@vcms/domain';
import { Box, Flex, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { typeName, typeOfItem } from '../model/index.ts';
import { CellChip } from './cell-chip.tsx';

function why(item: Item): string {
  const words = item.reasons.map((reason) => reasonText(item, reason));
  const due = item.dueOn === undefined ? [] : [`by ${formatDate(item.dueOn)}`];
  return [...words, ...due].join(', ');
}

export interface ItemListProps {
  /** Names the list. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly docTypes: readonly Pick<StaffDocType, 'id' | 'name'>[];
  /** What can be done about an item, such as a button. */
  readonly actionOf?: (item: Item, typeId: string) => ReactNode;
}

/** What one client requires of one person, document by document, and why each stands as it does. */
export function ItemList({ label, items, docTypes, actionOf }: ItemListProps) {
  if (items.length === 0) return <Text color="fg.muted">No document is required.</Text>;
  return (
    <Box as="ul" aria-label={label} m="0" p="0">
      {items.map((item) => (
        <Flex
          as="li"
          key={item.key}
          listStyleType="none"
          wrap="wrap"
          gap="2"
          align="center"
          justify="space-between"
          borderTopWidth="1px"
          py="2"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minW="0">
            <Text fontWeight="medium">{typeName(docTypes, typeOfItem(item))}</Text>
            {item.reasons.length > 0 && (
              <Text textStyle="sm" color="fg.muted">
                {why(item)}
              </Text>
            )}
          </Box>
          <Flex gap="2" wrap="wrap" align="center">
            <CellChip item={item} />
            {actionOf?.(item, typeOfItem(item))}
          </Flex>
        </Flex>
      ))}
    </Box>
  );
}
