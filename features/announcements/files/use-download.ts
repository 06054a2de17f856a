import { openEvidence } from '@vcms/data';
import type { AnnouncementFile } from '@vcms/domain';
import { saveFile } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { useState } from 'react';
import type { FilePlace } from './file-place.ts';

export interface Download {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly start: () => Promise<void>;
}

/** Fetches a file part by part and hands it to the browser's downloads. */
export function useDownload({ clientId, announcementId }: FilePlace, file: AnnouncementFile): Download {
  const { functions } = useBackend();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function start(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const name = { companyId: clientId, documentId: file.id, announcementId };
    const outcome = await openEvidence({ functions }, name);
    setBusy(false);
    if (outcome.kind === 'ready') saveFile(file.fileName, outcome.blob);
    else setProblem(outcome.failure.message);
  }

  return { busy, problem, start };
}
