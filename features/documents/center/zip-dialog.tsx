import { openEvidence } from '@vcms/data';
import { sizeWords } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { sizeOfAll, zipProblem } from '../model/zip-plan.ts';
import { useZipDownload } from '../zip/use-zip-download.ts';
import { ZipDialogFrame } from '../zip/zip-dialog-frame.tsx';
import type { StoredFile } from './stored-file.ts';

export interface ZipDialogProps {
  /** As they were when it was asked for. */
  readonly rows: readonly StoredFile[];
  readonly onClose: () => void;
}

/** Packs the chosen files into one zip on this computer, with how far it is; closing cancels it. */
export function ZipDialog({ rows, onClose }: ZipDialogProps) {
  const { functions } = useBackend();
  const total = sizeOfAll(rows);
  const download = useZipDownload({
    fileName: 'documents.zip',
    make: async ({ onProgress, ...work }) => {
      const { zipStream } = await import('./zip-files.ts');
      return zipStream({
        ...work,
        files: rows,
        open: ({ id, record }) =>
          openEvidence({ functions }, { companyId: record.companyId ?? '', documentId: id }),
        onProgress: (bytes) => onProgress(bytes / total),
      });
    },
    saved: 'The zip is saved.',
    event: 'documents.zip-failed',
    failed: (_cause, leftOut) =>
      leftOut.length === rows.length
        ? { text: `None of the files could be opened. ${leftOut[0]}`, isOwn: false }
        : { text: 'The zip could not be made. Nothing was saved. Try again.', isOwn: true },
    onSaved: onClose,
  });
  return (
    <ZipDialogFrame
      title={`Download ${rows.length === 1 ? 'one file' : `${rows.length} files`} as a zip`}
      text={`${sizeWords(total)} in all; one zip may have up to 200 MB. Each file counts as opened. Cancel stops the download, and nothing is saved.`}
      hindrance={zipProblem(rows)}
      {...{ download, onClose }}
    />
  );
}
