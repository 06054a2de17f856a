import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface DataListItem {
  readonly label: string;
  /** Undefined or empty shows 'Not given'. */
  readonly value: ReactNode;
}

export interface DataListProps {
  readonly items: readonly DataListItem[];
  /** Columns from tablet width on; default 2. */
  readonly columns?: 1 | 2 | 3;
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}

/** Label and value pairs of one record, as a description list. */
export function DataList({ items, columns = 2 }: DataListProps) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` }}
      columnGap="8"
      rowGap="5"
    >
      {items.map((item) => (
        <chakra.div key={item.label} minW="0">
          <chakra.dt textStyle="sm" color="fg.muted">
            {item.label}
          </chakra.dt>
          <chakra.dd
            mt="0.5"
            fontWeight="medium"
            overflowWrap="anywhere"
            color={isMissing(item.value) ? 'fg.muted' : 'fg'}
          >
            {isMissing(item.value) ? 'Not given' : item.value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
