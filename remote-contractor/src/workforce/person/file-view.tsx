import { type EvidenceOutcome, loadDocument, recordRef, useLiveDocument } from '@vcms/data';
import { PdfViewer } from '@vcms/pdf';
import { useBackend, useSession } from '@vcms/sdk';
import { ErrorPanel, LoadingBlock } from '@vcms/ui';
import { useEffect, useState } from 'react';

export interface FileViewProps {
  readonly documentId: string;
  /** Kept apart, where no client reads. */
  readonly isSensitive: boolean;
  readonly label: string;
}

/** A file of the own company, sensitive or not, straight from its storage. */
export function FileView({ documentId, isSensitive, label }: FileViewProps) {
  const { firestore, storage } = useBackend();
  const { companyId } = useSession();
  const open = useLiveDocument(recordRef(firestore, 'documents', companyId, documentId));
  const closed = useLiveDocument(recordRef(firestore, 'restrictedDocuments', companyId, documentId));
  const record = isSensitive ? closed : open;
  const path = record.kind === 'ready' ? record.value.storagePath : undefined;
  const [outcome, setOutcome] = useState<EvidenceOutcome>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isWanted = true;
    void loadDocument(storage, path).then((found) => {
      if (isWanted) setOutcome(found);
    });
    return () => {
      isWanted = false;
    };
  }, [storage, path]);
  if (record.kind === 'failed') return <ErrorPanel title={record.failure.message} />;
  if (record.kind === 'missing' || record.kind === 'unreadable') {
    return <ErrorPanel title="The file of this document is missing. Submit the document again." />;
  }
  if (outcome?.kind === 'failed') return <ErrorPanel title={outcome.failure.message} />;
  if (record.kind !== 'ready' || outcome === undefined)
    return <LoadingBlock label={`Loading ${label}`} rows={10} />;
  return <PdfViewer file={{ kind: 'blob', blob: outcome.blob, name: record.value.fileName }} label={label} />;
}
