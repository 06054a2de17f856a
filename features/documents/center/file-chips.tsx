import { type CalendarDate, CLIENT_FILE_TYPE, type CompanyDocument, REQUESTED_FILE_TYPE } from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { Flex, StatusChip } from '@vcms/ui';
import { endOf } from '../model/file-end.ts';

/** When a file ends, as a chip where that is near or past; nothing for one without an end. */
export function EndChip({
  file,
  today,
}: {
  readonly file: Pick<CompanyDocument, 'expiresOn'>;
  readonly today: CalendarDate;
}) {
  const end = endOf(file, today);
  if (end === undefined) return null;
  return end.tone === 'neutral' ? end.label : <StatusChip tone={end.tone} label={end.label} />;
}

const UNREVIEWED_LABELS: Readonly<Record<string, string | undefined>> = {
  [CLIENT_FILE_TYPE]: 'Client file',
  [REQUESTED_FILE_TYPE]: 'Requested file',
};

/** Where a file stands in its review, and what keeps it from being opened. */
export function FileChips({
  file,
}: {
  readonly file: Pick<CompanyDocument, 'typeId' | 'state' | 'virusScan' | 'contentCheck'>;
}) {
  // Nobody reviews what a client puts into its own folder, or what came because somebody requested it.
  const label = file.state === 'submitted' ? UNREVIEWED_LABELS[file.typeId] : undefined;
  return (
    <Flex gap="1" wrap="wrap">
      {label === undefined ? (
        <EvidenceChip state={file.state} />
      ) : (
        <StatusChip tone="neutral" icon="document" label={label} />
      )}
      {file.virusScan === 'pending' && <StatusChip tone="waiting" label="Waiting for scan" />}
      {file.virusScan === 'blocked' && <StatusChip tone="danger" label="Blocked" />}
      {file.contentCheck === 'refused' && <StatusChip tone="danger" label="Cannot be opened" />}
    </Flex>
  );
}
