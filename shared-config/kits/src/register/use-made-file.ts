import type { ToastInput } from '@vcms/contract';
import { useAbortSignal, useLog, useNotify } from '@vcms/sdk';
import { useState } from 'react';
import { saveFile } from './save-file.ts';

/** A file that was made for the person, and the words that tell of it. */
export interface MadeFile {
  readonly name: string;
  readonly content: Blob;
  readonly told: ToastInput;
}

export interface MadeFileWords {
  /** Of the line in the log when it fails. */
  readonly event: string;
  /** What could not be done, and what to do next. */
  readonly failed: string;
}

export interface FileMaker {
  readonly busy: boolean;
  /** `make` may reject with anything: it is logged and told, and nothing is saved. Nothing is saved once the page is left. */
  readonly save: (make: (signal: AbortSignal) => Promise<MadeFile>) => void;
}

/** One press, one file: busy while it is made, told when it is saved and when it is not. */
export function useMadeFile({ event, failed }: MadeFileWords): FileMaker {
  const signal = useAbortSignal();
  const notify = useNotify();
  const log = useLog();
  const [busy, setBusy] = useState(false);

  async function save(make: (signal: AbortSignal) => Promise<MadeFile>): Promise<void> {
    setBusy(true);
    try {
      const { name, content, told } = await make(signal);
      if (signal.aborted) return;
      saveFile(name, content);
      notify.show(told);
    } catch (cause) {
      if (signal.aborted) return;
      log.error(event, cause);
      notify.show({ kind: 'error', message: failed });
    } finally {
      setBusy(false);
    }
  }

  return { busy, save: (make) => void save(make) };
}
