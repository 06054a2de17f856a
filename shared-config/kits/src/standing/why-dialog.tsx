import type { Standing } from '@vcms/data';
import { formatDate, type Item, STATUS_LABELS, severityRank } from '@vcms/domain';
import { Stack, Text } from '@vcms/ui';
import { ReadingDialog } from '../reading-dialog.tsx';
import { ItemTrace } from './item-trace.tsx';
import type { Reader } from './why-words.ts';

export interface WhyDialogProps {
  readonly standing: Standing;
  /** What the status is about, such as the other company's name. */
  readonly name: string;
  readonly reader: Reader;
  readonly pathOf: (item: Item) => string | undefined;
  readonly onClose: () => void;
}

function summary({ overall, asOf, nextChangeOn, readinessPct }: Standing): string {
  return [
    `${STATUS_LABELS[overall]} as of ${formatDate(asOf)}.`,
    ...(readinessPct === undefined ? [] : [`${readinessPct} % of what is required is met.`]),
    ...(nextChangeOn === undefined ? [] : [`Changes on ${formatDate(nextChangeOn)} if nothing is done.`]),
  ].join(' ');
}

/** Why a status is what it is: every demand with its trace, the worst first (domain section 4, *Why?*). */
export function WhyDialog({ standing, name, reader, pathOf, onClose }: WhyDialogProps) {
  const items = standing.items.toSorted((a, b) => severityRank(a.status) - severityRank(b.status));
  return (
    <ReadingDialog title={`${name}: why this status?`} size="lg" onClose={onClose}>
      <Text mb="4">{summary(standing)}</Text>
      {items.length === 0 ? (
        <Text color="fg.muted">Nothing is required yet.</Text>
      ) : (
        <Stack as="ul" gap="0" m="0" p="0">
          {items.map((item) => (
            <ItemTrace key={item.key} item={item} reader={reader} path={pathOf(item)} />
          ))}
        </Stack>
      )}
    </ReadingDialog>
  );
}
