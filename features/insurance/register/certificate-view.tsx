import { recordRef, useEvidenceFile, useLiveDocument } from '@vcms/data';
import { FailurePanel } from '@vcms/kits';
import { PdfViewer } from '@vcms/pdf';
import { useBackend } from '@vcms/sdk';
import { LoadingBlock } from '@vcms/ui';

export interface CertificateViewProps {
  readonly contractorId: string;
  readonly documentId: string;
  readonly label: string;
}

/** The pages of one certificate, once the server has noted who opens it. */
export function CertificateView({ contractorId, documentId, label }: CertificateViewProps) {
  const { firestore, functions } = useBackend();
  const record = useLiveDocument(recordRef(firestore, 'documents', contractorId, documentId));
  const file = useEvidenceFile({ functions }, contractorId, documentId);
  if (file.kind === 'failed') return <FailurePanel failure={file.failure} retry={file.retry} />;
  if (file.kind !== 'ready') return <LoadingBlock label={`Loading ${label}`} rows={10} />;
  const name = record.kind === 'ready' ? record.value.fileName : undefined;
  return <PdfViewer file={{ kind: 'blob', blob: file.blob, name }} label={label} />;
}
