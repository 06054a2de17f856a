import { productionContext as trusted } from '@vcms/server/core';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { auditRecords } from './edits/audit-records.ts';
import { changeOf } from './event-change.ts';
import { watch } from './watch-trigger.ts';

/** `watch` counts each write for its person and company (ADR 54, 65); more does not follow from it. */
const nothingMore = async () => undefined;

/**
 * What people write without any consequence for others: it is counted all the same, so that nobody fills the database with it. What
 * others read of it leaves a line.
 */
export const countTriggers = {
  questionnaireNamed: onDocumentWritten(
    { document: 'questionnaires/{definitionId}', retry: true },
    watch('records', 'questionnaireNamed', ({ id, params, data }) =>
      auditRecords.questionnaire(trusted(), params.definitionId, changeOf(id, data)),
    ),
  ),

  helpTextWritten: onDocumentWritten(
    { document: 'helpTexts/{id}', retry: true },
    watch('records', 'helpTextWritten', ({ id, params, data }) =>
      auditRecords.helpText(trusted(), params.id, changeOf(id, data)),
    ),
  ),

  naicsCodeWritten: onDocumentWritten(
    { document: 'naicsCodes/{code}', retry: true },
    watch('records', 'naicsCodeWritten', ({ id, params, data }) =>
      auditRecords.naicsCode(trusted(), params.code, changeOf(id, data)),
    ),
  ),

  helpVoteWritten: onDocumentWritten(
    { document: 'helpVotes/{id}', retry: true },
    watch('records', 'helpVoteWritten', nothingMore),
  ),
};
