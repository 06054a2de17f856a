import { callTrusted } from '@vcms/data';
import { type ImportRow, termsOf } from '@vcms/engagements/model';
import type { Functions } from 'firebase/functions';

export interface SendProgress {
  readonly sent: number;
  readonly refused: readonly { readonly row: number; readonly message: string }[];
  /** The server could not be reached, or the sender stopped: the rows from here on are not sent. */
  readonly stoppedAt?: number | undefined;
}

export interface SendOptions {
  readonly functions: Functions;
  /** Of this file: the same rows sent again, after a lost connection, leave one invitation each. */
  readonly batchId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SendProgress) => void;
}

/** Sends rows one by one: the server answers each by itself, and one that is refused does not stop the others. */
export async function sendRows(rows: readonly ImportRow[], options: SendOptions): Promise<SendProgress> {
  const { functions, batchId, signal, onProgress } = options;
  let progress: SendProgress = { sent: 0, refused: [] };
  for (const { row, values } of rows) {
    if (signal.aborted) return { ...progress, stoppedAt: row };
    const { workTypes, riskLevel, sites } = termsOf(values);
    const { companyName: name, contactName, email, message } = values;
    const result = await callTrusted(functions, 'contractorRequest', {
      requestId: `${batchId}-${row}`,
      company: { name, contactName, email },
      ...{ workTypes: [...workTypes], riskLevel, sites: [...sites], message },
    });
    if (result.kind === 'failed') return { ...progress, stoppedAt: row };
    progress =
      result.kind === 'done'
        ? { ...progress, sent: progress.sent + 1 }
        : { ...progress, refused: [...progress.refused, { row, message: result.message }] };
    onProgress(progress);
  }
  return progress;
}
