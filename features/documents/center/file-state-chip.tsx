import type { CompanyDocument } from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { StatusChip } from '@vcms/ui';
import { keptWords } from '../model/file-state.ts';

export interface FileStateChipProps {
  readonly file: Pick<CompanyDocument, 'typeId' | 'category' | 'state'>;
}

/** Where a file stands in its review; of one that nobody reviews, that it is on file. */
export function FileStateChip({ file }: FileStateChipProps) {
  const kept = keptWords(file);
  return kept === undefined ? (
    <EvidenceChip state={file.state} />
  ) : (
    <StatusChip tone="neutral" icon="document" label={kept} />
  );
}
