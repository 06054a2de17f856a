import type { CalendarDate } from '../calendar-date.ts';
import { isShownToClient } from '../document.ts';
import { type EvidenceState, WAITING_EVIDENCE_STATES } from '../evidence-state.ts';
import type { CompanyDocument } from '../schemas/document-schemas.ts';

/** The last file that a contractor shows a client, so that a client's home page reads no folder (domain 4.2). */
export interface NewestDocument {
  readonly title: string;
  /** The day on which it was submitted. */
  readonly on: CalendarDate;
}

type Filed = Pick<CompanyDocument, 'title' | 'visibility' | 'state' | 'submittedOn' | 'virusScan'>;

/** On file: what waits for review and what was accepted. */
const ON_FILE: readonly EvidenceState[] = [...WAITING_EVIDENCE_STATES, 'accepted'];

/** Of files that the client may see; undefined without any. */
export function newestDocument(documents: readonly Filed[], clientId: string): NewestDocument | undefined {
  const [newest] = documents
    .filter(
      ({ visibility, state, virusScan }) =>
        isShownToClient({ visibility }, clientId) && ON_FILE.includes(state) && virusScan !== 'blocked',
    )
    .flatMap(({ title, submittedOn }) => (submittedOn === undefined ? [] : [{ title, on: submittedOn }]))
    .toSorted((a, b) => b.on.localeCompare(a.on) || a.title.localeCompare(b.title, 'en'));
  return newest;
}
