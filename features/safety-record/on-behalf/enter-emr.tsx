import { useState } from 'react';
import { EmrDialog, type EmrSaving } from '../editor/emr/emr-dialog.tsx';
import type { EntryProps } from './enter-year.tsx';
import { useEnterRecord } from './use-enter-record.ts';
import { useReason } from './use-reason.tsx';

/** The contractor's own form of an EMR with its letter, with why the firm fills it in. */
export function EnterEmr({ file, contractorId, contractorName, onClose }: EntryProps) {
  const { reason, changed, check, intro } = useReason(contractorName, 'The EMR');
  const enter = useEnterRecord(contractorId, reason);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();

  const save: EmrSaving['save'] = async ({ letter, title, contentOf }) => {
    // Nothing is on file of a new record: the letter is a file.
    if (!('file' in letter)) return { kind: 'failed', message: 'Add the letter.' };
    const paper = { name: 'letterDocId', file: letter.file, title } as const;
    setBusy(true);
    const saved = await enter({
      papers: [{ ...paper, typeId: 'emr_letter', category: 'emr_letter' }],
      today: file.today,
      entryOf: ({ letterDocId = '' }) => ({ subjectType: 'emr', record: contentOf(letterDocId) }),
      onProgress: (_name, share) => setProgress(share),
    });
    setBusy(false);
    setProgress(undefined);
    return saved;
  };

  return (
    <EmrDialog
      file={file}
      seen={undefined}
      onClose={onClose}
      behalf={{
        title: `Enter an EMR for ${contractorName}`,
        ...{ intro, changed, check },
        done: `Submitted for ${contractorName}. A second person of the firm must review it.`,
        saving: { busy, progress, save },
      }}
    />
  );
}
