import { documentPath } from '@vcms/domain';
import { doc, type Firestore, getDoc, Timestamp } from 'firebase/firestore';

/** What a company waits with, each as a sentence that says until when; undefined: it need not wait. */
export interface PauseOfCompany {
  /** Submissions (ADR 50). */
  readonly submissions: string | undefined;
  /** Every change (ADR 54). */
  readonly changes: string | undefined;
}

const NO_PAUSE: PauseOfCompany = { submissions: undefined, changes: undefined };

/** How long the company of this person waits; the firm never does, and may not ask. */
export async function readPause(firestore: Firestore, uid: string, now: number): Promise<PauseOfCompany> {
  try {
    const person = await getDoc(doc(firestore, documentPath('users', uid)));
    const pause = await getDoc(doc(firestore, documentPath('intakePauses', person.get('companyId'))));
    const timeOf = (end: unknown) =>
      end instanceof Timestamp && end.toMillis() > now
        ? end.toDate().toLocaleTimeString('en-US', { timeStyle: 'short' })
        : undefined;
    const [submit, save] = [timeOf(pause.get('until')), timeOf(pause.get('writesUntil'))];
    return {
      submissions:
        submit && `Too many submissions within an hour. Submit again at ${submit}. Drafts are kept.`,
      changes:
        save &&
        `Your company made too many changes within an hour. Save again at ${save}. What you typed is still here.`,
    };
  } catch {
    return NO_PAUSE;
  }
}
