import { leaveEvents } from '@vcms/calendar/server';
import { onCompanyWritten } from '@vcms/companies/server';
import {
  followContractor,
  onDocTypeWritten,
  onOverrideWritten,
  onRequirementSetWritten,
  refreshClient,
  writeSnapshot,
} from '@vcms/compliance/server';
import { keepFileWords, lookAtArrival } from '@vcms/documents/server';
import { onEngagementWritten } from '@vcms/engagements/server';
import { onHolderWritten } from '@vcms/insurance/server';
import { sealLine } from '@vcms/server/audit';
import { productionContext as trusted } from '@vcms/server/core';
import { onLockWritten, tasksOfAssignment, tasksOfClient } from '@vcms/server/tasks';
import { onUserWritten } from '@vcms/users/server';
import { isSightOnly, keepSample, keepSight, keepSightOfRelation } from '@vcms/workforce/server';
import { storageBucket } from 'firebase-functions/params';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { countTriggers } from './count-triggers.ts';
import { onFileArrived } from './documents/on-file-arrived.ts';
import { readFileText } from './documents/read-file-text.ts';
import { auditEdits } from './edits/audit-edits.ts';
import { auditRecords } from './edits/audit-records.ts';
import { changeOf, pairOf } from './event-change.ts';
import { onEvidenceWritten } from './evidence/on-evidence-written.ts';
import { onStaffDocumentWritten } from './evidence/on-staff-document-written.ts';
import * as lineTriggers from './line-triggers.ts';
import { messageTriggers } from './message-triggers.ts';
import { workRange } from './nightly/work-range.ts';
import { onQuestionnaireWritten } from './questionnaires/on-questionnaire-written.ts';
import { onReviewCreated } from './reviews/on-review-created.ts';
import { watch } from './watch-trigger.ts';

/** For whoever reads whole files: what a reader makes of 25 MB takes 150 MB for a while. */
const READING_OPTIONS = {
  retry: true,
  timeoutSeconds: 300,
  memory: '1GiB',
  concurrency: 4,
  maxInstances: 10,
} as const;

/** For whoever looks at whole files, some of them at a time (FILES_AT_ONCE): others wait for their turn. */
const LOOKING_OPTIONS = { retry: true, timeoutSeconds: 300, memory: '512MiB', concurrency: 40 } as const;

/**
 * Every trigger is delivered at least once, perhaps twice at a time, and again after a failure: what it calls finds its own
 * work done.
 */
export const triggers = {
  auditCreated: onDocumentCreated(
    { document: 'audit/{id}', retry: true },
    watch('records', 'auditCreated', ({ params }) => sealLine(trusted(), params.id)),
  ),

  userWritten: onDocumentWritten(
    { document: 'users/{uid}', retry: true },
    watch('accounts', 'userWritten', async ({ id, params, data }) => {
      await auditEdits.user(trusted(), params.uid, changeOf(id, data));
      await onUserWritten(trusted(), { uid: params.uid, ...changeOf(id, data) });
      await leaveEvents(trusted(), params.uid, data?.before.data());
    }),
  ),

  companyWritten: onDocumentWritten(
    { document: 'companies/{companyId}', retry: true },
    watch('accounts', 'companyWritten', async ({ id, params, data }) => {
      await auditEdits.company(trusted(), params.companyId, changeOf(id, data));
      await onCompanyWritten(trusted(), { companyId: params.companyId, ...changeOf(id, data) });
    }),
  ),

  engagementWritten: onDocumentWritten(
    { document: 'engagements/{id}', retry: true },
    watch('results', 'engagementWritten', async ({ id, params, data }) => {
      // First: an end shuts before anything is told of it.
      await keepSightOfRelation(trusted(), changeOf(id, data));
      await onEngagementWritten(trusted(), { id: params.id, ...changeOf(id, data) });
    }),
  ),

  evidenceWritten: onDocumentWritten(
    { document: 'companies/{companyId}/{kind}/{id}', ...LOOKING_OPTIONS },
    watch('results', 'evidenceWritten', async ({ id, params, data }) => {
      const { companyId, kind } = params;
      await auditRecords.file(trusted(), { companyId, kind, id: params.id }, changeOf(id, data));
      await onEvidenceWritten(trusted(), { companyId, kind, id: params.id, ...changeOf(id, data) });
    }),
  ),

  /** Apart from what a file counts for: reading a long one takes memory and time. */
  fileWritten: onDocumentWritten(
    {
      document: 'companies/{companyId}/documents/{id}',
      ...READING_OPTIONS,
    },
    watch('records', 'fileWritten', ({ params: { companyId, id } }) =>
      keepFileWords(trusted(), { companyId, id, readText: readFileText, scans: false }),
    ),
  ),

  /** A record may have been submitted before its bytes came: then its own events found nothing to look at. */
  fileArrived: onObjectFinalized(
    { bucket: storageBucket, ...READING_OPTIONS },
    onFileArrived(
      (name) => trusted().files.closeAddress(name),
      watch('results', 'fileArrived', async ({ file }) => {
        if (file !== undefined) await lookAtArrival(trusted(), file);
      }),
    ),
  ),

  reviewCreated: onDocumentCreated(
    { document: 'companies/{companyId}/reviews/{id}', retry: true },
    watch('results', 'reviewCreated', async ({ id, params, data }) => {
      const review = data?.data();
      // A review that a merge copied has had its effect.
      if (review === undefined || review.mergedFrom !== undefined) return;
      await onReviewCreated(trusted(), { companyId: params.companyId, reviewId: params.id, review });
      // A client's own review moves no state, and so no other trigger comes.
      await followContractor(trusted(), params.companyId, `review-${id}`);
    }),
  ),

  holderWritten: onDocumentWritten(
    { document: 'companies/{companyId}/policies/{policyId}/holders/{clientId}', retry: true },
    watch('results', 'holderWritten', ({ id, params, data }) => {
      const { companyId, policyId, clientId } = params;
      return onHolderWritten(trusted(), { companyId, policyId, clientId, ...changeOf(id, data) });
    }),
  ),

  staffDocumentWritten: onDocumentWritten(
    { document: 'companies/{companyId}/staff/{staffId}/staffDocuments/{id}', retry: true },
    watch('results', 'staffDocumentWritten', async ({ id, params, data }) => {
      const { companyId, staffId } = params;
      const change = { companyId, staffId, id: params.id, ...changeOf(id, data) };
      await onStaffDocumentWritten(trusted(), change, data?.after);
    }),
  ),

  staffAssignmentWritten: onDocumentWritten(
    { document: 'staffAssignments/{id}', retry: true },
    watch('results', 'staffAssignmentWritten', async ({ id, params, data }) => {
      if (isSightOnly(changeOf(id, data))) return;
      await keepSight(trusted(), [params.id]);
      await auditEdits.staffAssignment(trusted(), params.id, changeOf(id, data));
      await tasksOfAssignment(trusted(), changeOf(id, data));
      await writeSnapshot(trusted(), ...pairOf(data));
    }),
  ),

  clientPolicyWritten: onDocumentWritten(
    { document: 'clients/{clientId}', retry: true, timeoutSeconds: 540 },
    watch('results', 'clientPolicyWritten', ({ id, params, data }) =>
      tasksOfClient(trusted(), params.clientId, changeOf(id, data)),
    ),
  ),

  lockWritten: onDocumentWritten(
    { document: 'locks/{id}', retry: true },
    watch('results', 'lockWritten', ({ params }) => onLockWritten(trusted(), params.id)),
  ),

  overrideWritten: onDocumentWritten(
    { document: 'requirementOverrides/{id}', retry: true },
    watch('results', 'overrideWritten', async ({ id, params, data }) => {
      await auditEdits.override(trusted(), params.id, changeOf(id, data));
      await onOverrideWritten(trusted(), { ...changeOf(id, data), id: params.id });
      await writeSnapshot(trusted(), ...pairOf(data));
    }),
  ),

  requirementsWritten: onDocumentWritten(
    { document: 'clients/{clientId}/requirementSets/{n}', retry: true, timeoutSeconds: 540 },
    watch('results', 'requirementsWritten', ({ id, params, data }) =>
      onRequirementSetWritten(trusted(), { clientId: params.clientId, n: params.n, ...changeOf(id, data) }),
    ),
  ),

  staffDocTypeWritten: onDocumentWritten(
    { document: 'clients/{clientId}/staffDocTypes/{id}', ...LOOKING_OPTIONS, timeoutSeconds: 540 },
    watch('results', 'staffDocTypeWritten', async ({ id, params, data }) => {
      await auditEdits.staffDocType(trusted(), params.clientId, params.id, changeOf(id, data));
      await onDocTypeWritten(trusted(), params.clientId, { ...changeOf(id, data), id: params.id });
      await refreshClient(trusted(), params.clientId);
      // Last: it fails while the virus scanner does not answer.
      await keepSample(trusted(), params.clientId, changeOf(id, data));
    }),
  ),

  /** The catalogue and the benchmarks of the industry, by which every contractor is judged. */
  programWritten: onDocumentWritten(
    { document: 'programs/{id}', retry: true },
    watch('results', 'programWritten', ({ id, params, data }) =>
      auditEdits.program(trusted(), params.id, changeOf(id, data)),
    ),
  ),

  programEditionWritten: onDocumentWritten(
    { document: 'programs/{id}/programEditions/{n}', retry: true },
    watch('results', 'programEditionWritten', ({ id, params, data }) =>
      auditEdits.programEdition(trusted(), params.id, params.n, changeOf(id, data)),
    ),
  ),

  savedCommentWritten: onDocumentWritten(
    { document: 'savedComments/{id}', retry: true },
    watch('results', 'savedCommentWritten', ({ id, params, data }) =>
      auditEdits.savedComment(trusted(), params.id, changeOf(id, data)),
    ),
  ),

  benchmarkWritten: onDocumentWritten(
    { document: 'benchmarks/{id}', retry: true },
    watch('results', 'benchmarkWritten', ({ id, params, data }) =>
      auditEdits.benchmark(trusted(), params.id, changeOf(id, data)),
    ),
  ),

  /** Most of a night: several ranges at a time, each within the nine minutes that an event has. */
  nightRangeCreated: onDocumentCreated(
    { document: 'nightRanges/{id}', retry: true, timeoutSeconds: 540, memory: '1GiB', maxInstances: 20 },
    watch('night', 'nightRangeCreated', ({ params }) => workRange(trusted(), params.id)),
  ),

  questionnaireWritten: onDocumentWritten(
    { document: 'questionnaires/{definitionId}/questionnaireVersions/{n}', retry: true, timeoutSeconds: 540 },
    watch('results', 'questionnaireWritten', ({ id, params, data }) =>
      onQuestionnaireWritten(trusted(), {
        definitionId: params.definitionId,
        n: params.n,
        ...changeOf(id, data),
      }),
    ),
  ),

  ...messageTriggers,
  ...countTriggers,
  ...lineTriggers,
};
