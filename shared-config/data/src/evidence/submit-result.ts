import { documentPath } from '@vcms/domain';
import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { asWriteResult, type WriteResult } from './write-result.ts';

/** Whose submission it is, and where. */
export interface SubmitContext {
  readonly firestore: Firestore;
  readonly contractorId: string;
}

/** Milliseconds since 1970 until which the company submits nothing more (ADR 50); 0: it may. Nobody but its people may read it. */
async function pausedUntil({ firestore, contractorId }: SubmitContext): Promise<number> {
  try {
    const pause = await getDoc(doc(firestore, documentPath('intakePauses', contractorId)));
    return pause.data()?.until.toMillis() ?? 0;
  } catch {
    return 0;
  }
}

/** Runs a submission; never rejects. One that is refused while the company's submissions are paused says from when on they are not. */
export async function asSubmitResult(
  context: SubmitContext,
  change: () => Promise<unknown>,
  now: () => number = Date.now,
): Promise<WriteResult> {
  const result = await asWriteResult(change);
  if (result.kind !== 'failed' || result.failure.kind !== 'denied') return result;
  const until = await pausedUntil(context);
  if (until <= now()) return result;
  const time = new Date(until).toLocaleTimeString('en-US', { timeStyle: 'short' });
  const message = `Too many submissions within an hour. Submit again at ${time}. Drafts are kept.`;
  return { kind: 'failed', failure: { ...result.failure, message } };
}
