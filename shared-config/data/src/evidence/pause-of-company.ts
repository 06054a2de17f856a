import { documentPath, formatTime } from '@vcms/domain';
import { type DocumentData, doc, type Firestore, getDoc, Timestamp } from 'firebase/firestore';

/** What a company, or this person alone, waits with, each as a sentence that says until when; undefined: nothing waits. */
export interface PauseOfCompany {
  /** Submissions (ADR 50). */
  readonly submissions: string | undefined;
  /** Every change (ADR 54). */
  readonly changes: string | undefined;
}

const NO_PAUSE: PauseOfCompany = { submissions: undefined, changes: undefined };

/** How long this person waits, with the company or alone (ADR 65); the firm never does, and may not ask. */
export async function readPause(firestore: Firestore, uid: string, now: number): Promise<PauseOfCompany> {
  try {
    const person = await getDoc(doc(firestore, documentPath('users', uid)));
    const pause = await getDoc(doc(firestore, documentPath('intakePauses', person.get('companyId'))));
    const [whole, own] = [pause.data(), pause.get('people')?.[uid]] as (DocumentData | undefined)[];
    const timeOf = (until: unknown) =>
      until instanceof Timestamp && until.toMillis() > now ? formatTime(until.toDate()) : undefined;
    const [submit, ownSubmit] = [timeOf(whole?.until), timeOf(own?.until)];
    const [save, ownSave] = [timeOf(whole?.writesUntil), timeOf(own?.writesUntil)];
    return {
      submissions: submit
        ? `Too many submissions within an hour. Submit again at ${submit}. Drafts are kept.`
        : ownSubmit &&
          `You made too many submissions within an hour. Submit again at ${ownSubmit}. Drafts are kept.`,
      changes: save
        ? `Your company made too many changes within an hour. Save again at ${save}. What you typed is still here.`
        : ownSave &&
          `You made too many changes within an hour. Save again at ${ownSave}. What you typed is still here.`,
    };
  } catch {
    return NO_PAUSE;
  }
}
