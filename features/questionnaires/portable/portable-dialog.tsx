import { openEvidence, sha256Of, toDataFailure } from '@vcms/data';
import { ZIP_MAX } from '@vcms/documents/model';
import { askZipTarget, packZip } from '@vcms/documents/zip';
import { ActionDialog } from '@vcms/kits/form';
import { useBackend, useLog, useNotify, useSession } from '@vcms/sdk';
import { List, Progress, Text } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import { papersThatFit } from './paper-plan.ts';
import { portableEntries } from './portable-entries.ts';
import { readPortable } from './read-portable.ts';

export interface PortableDialogProps {
  readonly onClose: () => void;
  readonly now: () => Date;
}

const NAME = 'contractor-file.zip';

/** Puts all that the company has on file into one zip on this computer, with how far it is; closing cancels it. */
export function PortableDialog({ onClose, now }: PortableDialogProps) {
  const { firestore, functions } = useBackend();
  const { companyId } = useSession();
  const notify = useNotify();
  const log = useLog();
  const abort = useRef<AbortController>(undefined);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  useEffect(() => () => abort.current?.abort(), []);

  /** Undefined: the reader has chosen no place for it; else what is not in it. */
  async function pack(signal: AbortSignal): Promise<readonly string[] | undefined> {
    const target = await askZipTarget(NAME);
    if (target === undefined) return undefined;
    setPercent(0);
    const records = await readPortable(firestore, companyId, signal);
    const { bytes } = papersThatFit(records.documents, ZIP_MAX);
    const missing: string[] = [];
    const entries = portableEntries({
      ...{ records, papersMax: ZIP_MAX, madeAt: now(), signal },
      open: ({ id }) => openEvidence({ functions }, { companyId, documentId: id }),
      digest: (part) => sha256Of(new Blob([part])),
      onProgress: (done) => setPercent(bytes === 0 ? 100 : Math.round((done / bytes) * 100)),
      onLeftOut: (line) => missing.push(line),
    });
    await target(packZip(entries), signal);
    return missing;
  }

  async function start(): Promise<void> {
    setProblem(undefined);
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      const missing = await pack(signal);
      setPercent(undefined);
      if (missing === undefined) return;
      if (missing.length > 0) return setLeftOut(missing);
      notify.show({ kind: 'success', message: 'Your file is saved.' });
      onClose();
    } catch (cause) {
      if (signal.aborted) return;
      setPercent(undefined);
      log.error('portable.failed', cause);
      setProblem(`The zip could not be made. Nothing was saved. ${toDataFailure(cause).message}`);
    }
  }

  const isOver = leftOut.length > 0;
  return (
    <ActionDialog
      title="Download your whole file"
      onClose={onClose}
      onSubmit={() => (isOver ? onClose() : void start())}
      verb={isOver ? 'Close' : 'Download'}
      busyText="Downloading"
      busy={percent !== undefined}
      problem={problem}
    >
      {isOver ? (
        <>
          <Text mb="3">The zip is saved without these:</Text>
          <List.Root ps="5">
            {leftOut.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List.Root>
        </>
      ) : (
        <Text>
          Answers by question, company information, policies, OSHA and EMR years, programs, people and their
          documents as JSON and CSV, and your papers, up to 200 MB of them, with a checksum for each file.
          Another system can read it. Cancel stops the download, and nothing is saved.
        </Text>
      )}
      {percent !== undefined && (
        <Progress.Root w="full" mt="4" value={percent} aria-label="Download of your file">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </ActionDialog>
  );
}
