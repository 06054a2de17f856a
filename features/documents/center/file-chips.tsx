import type { CalendarDate, CompanyDocument } from '@vcms/domain';
import { Flex, StatusChip } from '@vcms/ui';
import { endOf } from '../model/file-end.ts';
import { FileStateChip } from './file-state-chip.tsx';

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

/** Where a file stands in its review, and what keeps it from being opened. */
export function FileChips({
  file,
}: {
  readonly file: Pick<CompanyDocument, 'typeId' | 'category' | 'state' | 'virusScan' | 'contentCheck'>;
}) {
  return (
    <Flex gap="1" wrap="wrap">
      <FileStateChip file={file} />
      {file.virusScan === 'pending' && <StatusChip tone="waiting" label="Waiting for scan" />}
      {file.virusScan === 'blocked' && <StatusChip tone="danger" label="Blocked" />}
      {file.contentCheck === 'refused' && <StatusChip tone="danger" label="Cannot be opened" />}
    </Flex>
  );
}
