import { recordRef, useEvidenceFile, useLiveDocument } from '@vcms/data';
import { type PageRect, PdfViewer } from '@vcms/pdf';
import { useBackend } from '@vcms/sdk';
import { Box, Button, EmptyState, Flex, Icon, LoadingBlock, Text } from '@vcms/ui';
import { useEffect } from 'react';
import { FailurePanel } from '../failure-panel.tsx';

/** What the paper under review is called, and what is said without one. */
export interface PaperWords {
  /** Certificate. */
  readonly name: string;
  readonly noneTitle: string;
  readonly noneHint: string;
}

export interface PaperPaneProps {
  readonly words: PaperWords;
  readonly contractorId: string;
  /** Absent: the evidence came without its paper. */
  readonly documentId: string | undefined;
  /** What the document is, such as "Certificate of policy GL-1". */
  readonly label: string;
  /** Is given the file once it is there, to be read beside what was typed. */
  readonly onFile?: ((file: Blob) => void) | undefined;
  /** Leads back from another page to the paper; absent while the paper is shown. */
  readonly onBack?: (() => void) | undefined;
  /** From 1; absent: the viewer keeps it. */
  readonly page?: number | undefined;
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** Places to mark. */
  readonly highlights?: readonly PageRect[] | undefined;
}

/** As high as the workbench beside it; below it on narrow screens, and never higher than the window. */
const HEIGHT = '--paper-height';

interface OpenFileProps
  extends Pick<PaperPaneProps, 'contractorId' | 'label' | 'onFile' | 'page' | 'onPageChange' | 'highlights'> {
  readonly documentId: string;
}

function OpenFile({ contractorId, documentId, label, onFile, ...viewed }: OpenFileProps) {
  const { page, onPageChange, highlights } = viewed;
  const { firestore, functions } = useBackend();
  const record = useLiveDocument(recordRef(firestore, 'documents', contractorId, documentId));
  const file = useEvidenceFile({ functions }, contractorId, documentId);
  const blob = file.kind === 'ready' ? file.blob : undefined;
  useEffect(() => {
    if (blob !== undefined) onFile?.(blob);
  }, [blob, onFile]);
  if (file.kind === 'failed') return <FailurePanel failure={file.failure} retry={file.retry} />;
  if (file.kind !== 'ready') return <LoadingBlock label={`Loading ${label}`} rows={10} />;
  const name = record.kind === 'ready' ? record.value.fileName : undefined;
  return (
    <PdfViewer
      file={{ kind: 'blob', blob: file.blob, name }}
      label={label}
      height={`var(${HEIGHT})`}
      {...(page === undefined ? {} : { page })}
      {...(onPageChange === undefined ? {} : { onPageChange })}
      {...(highlights === undefined ? {} : { highlights })}
    />
  );
}

/** The page under review, beside what was typed from it. */
export function PaperPane({ words, documentId, onBack, ...props }: PaperPaneProps) {
  return (
    <Flex
      direction="column"
      minW="0"
      minH="0"
      h={{ lg: 'full' }}
      css={{ [HEIGHT]: { base: 'clamp(20rem, 120vw, 75vh)', lg: '100%' } }}
    >
      {onBack !== undefined && (
        <Flex align="center" justify="space-between" gap="3" mb="2">
          <Text fontWeight="medium">{props.label}</Text>
          <Button size="xs" variant="outline" onClick={onBack}>
            <Icon name="arrow-left" /> {words.name}
          </Button>
        </Flex>
      )}
      <Box flex={{ lg: '1' }} minH="0">
        {documentId === undefined ? (
          <Box borderWidth="1px" borderRadius="lg" bg="bg.panel" h={{ lg: 'full' }}>
            <EmptyState title={words.noneTitle} description={words.noneHint} icon="document" />
          </Box>
        ) : (
          <OpenFile key={documentId} documentId={documentId} {...props} />
        )}
      </Box>
    </Flex>
  );
}
