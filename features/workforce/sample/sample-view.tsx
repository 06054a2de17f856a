import { useEvidenceFile } from '@vcms/data';
import { DOCUMENT_CONTENT_TYPES } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { PdfViewer } from '@vcms/pdf';
import { useBackend } from '@vcms/sdk';
import { LoadingBlock } from '@vcms/ui';
import type { SampleName } from './sample-name.ts';

function endOf({ type }: Blob): string {
  const end = Object.entries(DOCUMENT_CONTENT_TYPES).find(([known]) => known === type)?.[1] ?? 'pdf';
  return end.toLowerCase();
}

/** The pages of a sample. It comes from the server, which notes a contractor that opens it. */
export function SampleView({ clientId, documentId, typeName }: SampleName) {
  const { functions } = useBackend();
  const bytes = useEvidenceFile({ functions }, clientId, documentId, { isSample: true });
  const label = `Sample of ${typeName}`;
  if (bytes.kind === 'failed') return <FailurePanel failure={bytes.failure} retry={bytes.retry} />;
  if (bytes.kind !== 'ready') return <LoadingBlock label={`Loading ${label}`} rows={10} />;
  const name = `${label}.${endOf(bytes.blob)}`;
  return <PdfViewer file={{ kind: 'blob', blob: bytes.blob, name }} label={label} />;
}
