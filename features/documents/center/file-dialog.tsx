import { recordRef, useLiveDocument } from '@vcms/data';
import { type CalendarDate, DOCUMENT_CONTENT_TYPES, formatDate, sizeWords } from '@vcms/domain';
import { FailurePanel, ReadingDialog } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, DataList, EmptyState, LoadingBlock } from '@vcms/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { audienceWords, FOLDER_LABELS } from '../model/folders.ts';
import { EndChip, FileChips } from './file-chips.tsx';
import type { StoredFile } from './stored-file.ts';
import { TextFact } from './text-fact.tsx';

/** The reader of PDF files is heavy: it comes with the first file that is opened. */
const FileView = lazy(async () => ({ default: (await import('./file-view.tsx')).FileView }));

export interface FileDialogProps {
  readonly contractorId: string;
  readonly documentId: string;
  readonly today: CalendarDate;
  /** What can be done with the file. */
  readonly actions?: ((file: StoredFile) => ReactNode) | undefined;
  readonly onClose: () => void;
}

interface FactsProps {
  readonly contractorId: string;
  readonly file: StoredFile;
  readonly today: CalendarDate;
}

function Facts({ contractorId, file, today }: FactsProps) {
  const type = Object.entries(DOCUMENT_CONTENT_TYPES).find(([name]) => name === file.contentType)?.[1];
  return (
    <DataList
      items={[
        { label: 'State', value: <FileChips file={file} /> },
        { label: 'Folder', value: FOLDER_LABELS[file.category] },
        { label: 'File', value: `${file.fileName} (${type}, ${sizeWords(file.size)})` },
        { label: 'Version', value: file.version },
        ...(file.submittedOn === undefined
          ? []
          : [{ label: 'Submitted', value: formatDate(file.submittedOn) }]),
        ...(file.issuedOn === undefined ? [] : [{ label: 'Issued', value: formatDate(file.issuedOn) }]),
        ...(file.expiresOn === undefined
          ? []
          : [{ label: 'Ends', value: <EndChip file={file} today={today} /> }]),
        { label: 'Clients who can open it', value: audienceWords(file) },
        { label: 'Search', value: <TextFact contractorId={contractorId} documentId={file.id} /> },
      ]}
    />
  );
}

/** A file with what is known of it. Where a client opens it, the server writes a line into the contractor's access log. */
export function FileDialog({ contractorId, documentId, today, actions, onClose }: FileDialogProps) {
  const { firestore } = useBackend();
  const live = useLiveDocument(recordRef(firestore, 'documents', contractorId, documentId));
  const title = live.kind === 'ready' ? live.value.title : 'File';
  return (
    <ReadingDialog title={title} size="xl" onClose={onClose}>
      {live.kind === 'loading' && <LoadingBlock label="Loading the file" rows={10} />}
      {live.kind === 'failed' && <FailurePanel failure={live.failure} retry={live.retry} />}
      {(live.kind === 'missing' || live.kind === 'unreadable') && (
        <EmptyState icon="document" title="You don't have access to this record." />
      )}
      {live.kind === 'ready' && (
        <>
          <Box mb="4">
            <Facts contractorId={contractorId} file={live.value} today={today} />
          </Box>
          {actions?.(live.value)}
          {live.value.virusScan === 'blocked' ? (
            <EmptyState icon="ban" title="This file was blocked." description="Its company was told." />
          ) : (
            <Suspense fallback={<LoadingBlock label={`Loading ${title}`} rows={10} />}>
              <FileView contractorId={contractorId} file={live.value} />
            </Suspense>
          )}
        </>
      )}
    </ReadingDialog>
  );
}
