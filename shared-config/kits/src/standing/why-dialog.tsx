import type { Standing } from '@vcms/data';
import { formatDate, type Item, readerDate, relativeDay, STATUS_LABELS } from '@vcms/domain';
import { Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { ReadingDialog } from '../reading-dialog.tsx';
import { WhyList } from './why-list.tsx';
import type { Reader } from './why-words.ts';

export interface WhyDialogProps {
  readonly standing: Standing;
  /** What the status is about, such as the other company's name. */
  readonly name: string;
  readonly reader: Reader;
  readonly pathOf: (item: Item) => string | undefined;
  readonly onClose: () => void;
  /** What can be done about it all. */
  readonly children?: ReactNode;
}

function summary({ overall, asOf, nextChangeOn, readinessPct }: Standing): string {
  return [
    `${STATUS_LABELS[overall]} as of ${formatDate(asOf)}.`,
    ...(readinessPct === undefined ? [] : [`${readinessPct}% of what is required is met.`]),
    ...(nextChangeOn === undefined
      ? []
      : [
          `Changes on ${formatDate(nextChangeOn)}, ${relativeDay(nextChangeOn, readerDate(new Date()))}, if nothing is done.`,
        ]),
  ].join(' ');
}

/** Why a status is what it is: every demand with its trace, the worst first (domain section 4, *Why?*). */
export function WhyDialog({ standing, name, reader, pathOf, onClose, children }: WhyDialogProps) {
  return (
    <ReadingDialog title={`${name}: why this status?`} size="lg" onClose={onClose}>
      <Text mb="4">{summary(standing)}</Text>
      <WhyList items={standing.items} reader={reader} pathOf={pathOf} />
      {children}
    </ReadingDialog>
  );
}
