import { useRef, useState } from 'react';
import type { UploadBackend } from '../../backend/upload-backend.ts';
import { filesProblem } from './choose-files.ts';
import { sendFiles } from './send-files.ts';

type SendingPhase =
  | { readonly kind: 'choosing' }
  /** part: 0..1 of the bytes. */
  | { readonly kind: 'sending'; readonly part: number; readonly waiting: boolean }
  | { readonly kind: 'sent' };

export interface SendingOptions {
  readonly token: string;
  readonly backend: Pick<UploadBackend, 'put' | 'finish'>;
  readonly newRequestId: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface FileSending {
  readonly files: readonly File[];
  readonly phase: SendingPhase;
  readonly message: string | undefined;
  readonly choose: (files: readonly File[]) => void;
  readonly send: () => Promise<void>;
}

/** The files somebody chose, and how far they are. After a failure the choice stays, and sending goes on where it stopped. */
export function useSending({ token, backend, newRequestId, wait }: SendingOptions): FileSending {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [phase, setPhase] = useState<SendingPhase>({ kind: 'choosing' });
  const [message, setMessage] = useState<string>();
  const [requestId] = useState(newRequestId);
  const arrived = useRef(new Set<string>());
  const busy = useRef(false);

  async function send(): Promise<void> {
    if (busy.current) return;
    const problem = filesProblem(files);
    setMessage(problem);
    if (problem !== undefined) return;
    busy.current = true;
    const onProgress = (part: number, waiting: boolean) => setPhase({ kind: 'sending', part, waiting });
    const result = await sendFiles({
      backend,
      token,
      requestId,
      files,
      onProgress,
      wait,
      arrived: arrived.current,
    });
    busy.current = false;
    setPhase({ kind: result.ok ? 'sent' : 'choosing' });
    if (!result.ok) setMessage(result.message);
    // What the server found wrong with a file is sent anew.
    if (!result.ok && result.kind === 'refused') arrived.current.clear();
  }

  return {
    files,
    phase,
    message,
    choose(next) {
      arrived.current.clear();
      setFiles(next);
      setMessage(next.length === 0 ? undefined : filesProblem(next));
    },
    send,
  };
}
