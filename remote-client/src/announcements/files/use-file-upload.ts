import { uploadClientFile } from '@vcms/data';
import { ANNOUNCEMENT_BOUNDS } from '@vcms/domain';
import { fileProblem, writeProblem } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useSession } from '@vcms/sdk';
import { useState } from 'react';

const TITLE_MAX = 120;

export interface FileUpload {
  /** 0..1 while a file goes up. */
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  readonly put: (file: File) => Promise<void>;
}

function problemOf(file: File): string | undefined {
  return (
    fileProblem(file) ??
    (file.size > ANNOUNCEMENT_BOUNDS.fileBytesMax
      ? 'A file of an announcement may have at most 10 MB. Choose a smaller one.'
      : undefined)
  );
}

/** Puts a file into the own company's folder of announcements. @param onStored told its id once all of it is there */
export function useFileUpload(onStored: (id: string) => void, newId = () => crypto.randomUUID()): FileUpload {
  const { firestore, storage } = useBackend();
  const { userId: uid, companyId: clientId } = useSession();
  const signal = useAbortSignal();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function put(file: File): Promise<void> {
    const wrong = problemOf(file);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setProgress(0);
    const id = newId();
    const result = await uploadClientFile(
      { firestore, storage, uid, clientId },
      {
        ...{ id, file, title: file.name.slice(0, TITLE_MAX).padEnd(2, '_'), place: 'announcementDocuments' },
        ...{ signal, onProgress: setProgress, connection: window },
      },
    );
    setProgress(undefined);
    if (result.kind === 'done') onStored(id);
    else setProblem(writeProblem(result));
  }

  return { progress, problem, put };
}
