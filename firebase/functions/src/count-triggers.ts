import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { watch } from './watch-trigger.ts';

/** `watch` counts each write for its person and company (ADR 54, 65); more does not follow from it. */
const nothingMore = async () => undefined;

/** What people write without any consequence for others: it is counted all the same, so that nobody fills the database with it. */
export const countTriggers = {
  questionnaireNamed: onDocumentWritten(
    { document: 'questionnaires/{definitionId}', retry: true },
    watch('records', 'questionnaireNamed', nothingMore),
  ),

  varianceNoteWritten: onDocumentWritten(
    { document: 'variances/{id}/internal/{document}', retry: true },
    watch('records', 'varianceNoteWritten', nothingMore),
  ),

  helpVoteWritten: onDocumentWritten(
    { document: 'helpVotes/{id}', retry: true },
    watch('records', 'helpVoteWritten', nothingMore),
  ),
};
