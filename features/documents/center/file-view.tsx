import { useEvidenceFile } from '@vcms/data';
import type { CompanyDocument } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { OfficeViewer, PdfViewer } from '@vcms/pdf';
import { useBackend } from '@vcms/sdk';
import { LoadingBlock } from '@vcms/ui';

export interface FileViewProps {
  readonly contractorId: string;
  readonly file: Pick<CompanyDocument, 'id' | 'title' | 'fileName' | 'contentType'>;
}

/** The pages of a PDF or an image, what a Word or Excel file says, a table of rows. Opens once the server has noted who opens it. */
export function FileView({ contractorId, file }: FileViewProps) {
  const { functions } = useBackend();
  const { id, title, fileName, contentType } = file;
  const bytes = useEvidenceFile({ functions }, contractorId, id);
  if (bytes.kind === 'failed') return <FailurePanel failure={bytes.failure} retry={bytes.retry} />;
  if (bytes.kind !== 'ready') return <LoadingBlock label={`Loading ${title}`} rows={10} />;
  const isTable = contentType === 'text/csv';
  if (isTable || contentType.includes('officedocument'))
    return <OfficeViewer blob={bytes.blob} isTable={isTable} fileName={fileName} label={title} />;
  return <PdfViewer file={{ kind: 'blob', blob: bytes.blob, name: fileName }} label={title} />;
}
