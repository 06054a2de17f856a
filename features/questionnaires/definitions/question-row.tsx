import type { Question } from '@vcms/domain';
import { OrderedRow, type OrderedRowProps } from '@vcms/kits/form';
import { Badge } from '@vcms/ui';
import { TYPE_LABELS } from '../model/type-labels.ts';

export interface QuestionRowProps extends Omit<OrderedRowProps, 'noun' | 'id' | 'text' | 'badges'> {
  readonly question: Question;
}

/** One question of the builder. */
export function QuestionRow({ question, ...row }: QuestionRowProps) {
  const { id, text, type, required, showIf, knockout, evidence } = question;
  return (
    <OrderedRow
      noun="question"
      {...{ id, text }}
      {...row}
      badges={
        <>
          <Badge variant="outline">{TYPE_LABELS[type]}</Badge>
          {!required && <Badge variant="outline">Optional</Badge>}
          {showIf !== undefined && <Badge colorPalette="blue">Conditional</Badge>}
          {knockout.length > 0 && <Badge colorPalette="red">Knockout</Badge>}
          {evidence && <Badge colorPalette="purple">Document</Badge>}
        </>
      }
    />
  );
}
