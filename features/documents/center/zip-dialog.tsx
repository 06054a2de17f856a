import { openEvidence } from '@vcms/data';
import { ActionDialog } from '@vcms/kits/form';
import { useBackend, useLog, useNotify } from '@vcms/sdk';
import { List, Progress, Text } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import { sizeWords } from '../model/folders.ts';
import { sizeOfAll, zipProblem } from '../model/zip-plan.ts';
import { askZipTarget } from '../zip/zip-target.ts';
import type { StoredFile } from './stored-file.ts';

export interface ZipDialogProps {
  /** As they were when it was asked for. */
  readonly rows: readonly StoredFile[];
  readonly onClose: () => void;
}

const NAME = 'documents.zip';

/** Packs the chosen files into one zip on this computer, with how far it is; closing cancels it. */
export function ZipDialog({ rows, onClose }: ZipDialogProps) {
  const { functions } = useBackend();
  const notify = useNotify();
  const log = useLog();
  const abort = useRef<AbortController>(undefined);
  const [bytes, setBytes] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const total = sizeOfAll(rows);
  const tooLarge = zipProblem(rows);
  useEffect(() => () => abort.current?.abort(), []);

  /** False: the reader has chosen no place for it. */
  async function pack(signal: AbortSignal, missing: string[]): Promise<boolean> {
    const [target, { zipStream }] = await Promise.all([askZipTarget(NAME), import('./zip-files.ts')]);
    if (target === undefined) return false;
    setBytes(0);
    const zip = zipStream({
      files: rows,
      open: ({ id, record }) =>
        openEvidence({ functions }, { companyId: record.companyId ?? '', documentId: id }),
      signal,
      onProgress: setBytes,
      onLeftOut: (line) => missing.push(line),
    });
    await target(zip, signal);
    return true;
  }

  async function start(): Promise<void> {
    setProblem(undefined);
    abort.current = new AbortController();
    const { signal } = abort.current;
    const missing: string[] = [];
    try {
      const isSaved = await pack(signal, missing);
      setBytes(undefined);
      if (!isSaved) return;
      if (missing.length > 0) return setLeftOut(missing);
      notify.show({ kind: 'success', message: 'The zip is saved.' });
      onClose();
    } catch (cause) {
      if (signal.aborted) return;
      setBytes(undefined);
      if (missing.length === rows.length)
        return setProblem(`None of the files could be opened. ${missing[0]}`);
      log.error('documents.zip-failed', cause);
      setProblem('The zip could not be made. Nothing was saved. Try again.');
    }
  }

  const isOver = leftOut.length > 0;
  return (
    <ActionDialog
      title={`Download ${rows.length === 1 ? 'one file' : `${rows.length} files`} as a zip`}
      onClose={onClose}
      onSubmit={() => (isOver ? onClose() : void start())}
      verb={isOver ? 'Close' : 'Download'}
      busyText="Downloading"
      busy={bytes !== undefined}
      disabled={tooLarge !== undefined}
      problem={problem ?? tooLarge}
    >
      {isOver ? (
        <>
          <Text mb="3">The zip is saved without these files:</Text>
          <List.Root ps="5">
            {leftOut.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List.Root>
        </>
      ) : (
        <Text>
          {sizeWords(total)} in all; one zip may have up to 200 MB. Each file counts as opened. Cancel stops
          the download, and nothing is saved.
        </Text>
      )}
      {bytes !== undefined && (
        <Progress.Root
          w="full"
          mt="4"
          value={Math.round((bytes / total) * 100)}
          aria-label="Download of the zip"
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </ActionDialog>
  );
}
