import { SimpleGrid } from '@vcms/ui';
import type { ReactNode } from 'react';

/**
 * Each field takes four rows of the grid: its label, its input, what the reviewer said of it, and its error. Rows without
 * anything have no height, so distances are those of the parts and not of the grid.
 */
const IN_LINE = {
  '& > [data-scope=field][data-part=root]': {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    gap: '0',
    alignItems: 'start',
    pb: '4',
    '& > [data-part=label]': { alignSelf: 'end', mb: '1.5' },
    '& > p': { mt: '1.5' },
    '& > [data-part=error-text]': { gridRow: 4, mt: '1.5' },
  },
};

export interface FieldGridProps {
  readonly columns?: number;
  readonly children: ReactNode;
}

/** Fields side by side, whose labels and inputs stand at one height however many lines stand above and below each. */
export function FieldGrid({ columns = 2, children }: FieldGridProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: columns }} columnGap="4" rowGap="0" mb="-4" css={IN_LINE}>
      {children}
    </SimpleGrid>
  );
}
