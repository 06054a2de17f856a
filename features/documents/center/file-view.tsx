import { useEvidenceFile } from '@vcms/data';
import type { CompanyDocument } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { OpenedFile } from '@vcms/kits/evidence';
import { useBackend } from '@vcms/sdk';
import { LoadingBlock } from '@vcms/ui';

export interface FileViewProps {
  readonly contractorId: string;
  readonly file: Pick<CompanyDocument, 'id' | 'title' | 'fileName' | 'contentType'>;
}

/** What a file shows. Opens once the server has noted who opens it. */
export function FileView({ contractorId, file }: FileViewProps) {
  const { functions } = useBackend();
  const { id, title, fileName, contentType } = file;
  const bytes = useEvidenceFile({ functions }, contractorId, id);
  if (bytes.kind === 'failed') return <FailurePanel failure={bytes.failure} retry={bytes.retry} />;
  if (bytes.kind !== 'ready') return <LoadingBlock label={`Loading ${title}`} rows={10} />;
  return <OpenedFile blob={bytes.blob} contentType={contentType} fileName={fileName} label={title} />;
}
