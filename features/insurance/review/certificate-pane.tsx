import { recordRef, useEvidenceFile, useLiveDocument } from '@vcms/data';
import { FailurePanel } from '@vcms/kits';
import { PdfViewer } from '@vcms/pdf';
import { useBackend } from '@vcms/sdk';
import { Box, Button, EmptyState, Flex, Icon, LoadingBlock, Text } from '@vcms/ui';

export interface CertificatePaneProps {
  readonly contractorId: string;
  /** Absent: the policy came without its certificate. */
  readonly documentId: string | undefined;
  /** What the document is, such as "Certificate of policy GL-1". */
  readonly label: string;
  /** Leads back from another page to the certificate; absent while the certificate is shown. */
  readonly onBack?: (() => void) | undefined;
}

/** Below the shell's bar and the bar of the lock, which stay in sight. */
const STICKY_TOP = '8.5rem';
const HEIGHT = 'clamp(24rem, 140vw, calc(100vh - 10rem))';

interface OpenFileProps extends Pick<CertificatePaneProps, 'contractorId' | 'label'> {
  readonly documentId: string;
}

function OpenFile({ contractorId, documentId, label }: OpenFileProps) {
  const { firestore, functions } = useBackend();
  const record = useLiveDocument(recordRef(firestore, 'documents', contractorId, documentId));
  const file = useEvidenceFile({ functions }, contractorId, documentId);
  if (file.kind === 'failed') return <FailurePanel failure={file.failure} retry={file.retry} />;
  if (file.kind !== 'ready') return <LoadingBlock label={`Loading ${label}`} rows={10} />;
  const name = record.kind === 'ready' ? record.value.fileName : undefined;
  return <PdfViewer file={{ kind: 'blob', blob: file.blob, name }} label={label} height={HEIGHT} />;
}

/** The page under review, beside what was typed from it. */
export function CertificatePane({ documentId, onBack, ...props }: CertificatePaneProps) {
  return (
    <Box position={{ lg: 'sticky' }} top={{ lg: STICKY_TOP }} alignSelf="start" minW="0">
      {onBack !== undefined && (
        <Flex align="center" justify="space-between" gap="3" mb="2">
          <Text fontWeight="medium">{props.label}</Text>
          <Button size="xs" variant="outline" onClick={onBack}>
            <Icon name="arrow-left" /> Certificate
          </Button>
        </Flex>
      )}
      {documentId === undefined ? (
        <Box borderWidth="1px" borderRadius="lg" bg="bg.panel">
          <EmptyState
            title="No certificate"
            description="This policy was submitted without its certificate. Return it, so that it is added."
            icon="document"
          />
        </Box>
      ) : (
        <OpenFile key={documentId} documentId={documentId} {...props} />
      )}
    </Box>
  );
}
