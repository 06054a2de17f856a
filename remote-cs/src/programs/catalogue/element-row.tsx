import { OrderedRow, type OrderedRowProps } from '@vcms/kits/form';
import type { ProgramElement } from '@vcms/programs/model';
import { Badge } from '@vcms/ui';

export interface ElementRowProps extends Omit<OrderedRowProps, 'noun' | 'id' | 'text' | 'badges'> {
  readonly element: ProgramElement;
}

/** One element of a draft. */
export function ElementRow({ element, ...row }: ElementRowProps) {
  const { id, text, points, critical, cfr = '' } = element;
  return (
    <OrderedRow
      noun="element"
      {...{ id, text }}
      {...row}
      badges={
        <>
          {cfr !== '' && <Badge variant="outline">{cfr}</Badge>}
          <Badge variant="outline">{points === 1 ? '1 point' : `${points} points`}</Badge>
          {critical && <Badge colorPalette="red">Critical</Badge>}
        </>
      }
    />
  );
}
