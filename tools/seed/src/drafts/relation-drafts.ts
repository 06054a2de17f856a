import { engagementId, staffAssignmentId } from '@vcms/domain';
import type { DemoData } from '../demo-data.ts';
import { auditChainDrafts } from '../relations/audit-chains.ts';
import { buildFailedJobs } from '../relations/failed-jobs.ts';
import { buildNotes } from '../relations/notes.ts';
import { buildAccessLog, buildAudit } from '../relations/trail.ts';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '../words/accounts.ts';
import { type Draft, draftOf } from '../words/demo-draft.ts';
import { early } from '../words/demo-records.ts';
import { createRandom } from '../words/random.ts';

/** Who speaks for a client. */
function voiceOf(clientId: string): string {
  if (clientId === DEMO_COMPANY_IDS.northfield) return DEMO_PEOPLE.client.uid;
  return clientId === DEMO_COMPANY_IDS.lakeshore ? DEMO_PEOPLE.client2.uid : DEMO_PEOPLE.clientReduced.uid;
}

/** Notes. */
export function relationDrafts({ engagements, today, seed }: DemoData): readonly Draft[] {
  const random = createRandom(seed + 1);
  return [
    ...buildNotes(engagements, today, random).map(({ note, writtenAt }) =>
      draftOf('notes', [note.id], note, { at: writtenAt, by: voiceOf(note.clientId) }),
    ),
  ];
}

/** What the server writes: failed jobs, results, what waits for a review, the audit trail, the log of opened files, contact cards. */
export function trustedDrafts({
  engagements,
  files,
  snapshots,
  staffSnapshots,
  reviewTasks,
  answerRows,
  users,
  today,
  seed,
}: DemoData): readonly Draft[] {
  const random = createRandom(seed + 2);
  const origin = { at: early(today, 5), by: DEMO_PEOPLE.admin.uid };
  const audit = buildAudit(engagements, files, today).map((event) =>
    draftOf('audit', [event.id], event, { at: event.at, by: event.actorUid }),
  );
  return [
    ...buildFailedJobs(today).map((one) =>
      draftOf('failedJobs', [one.id], one, { at: one.firstFailedAt, by: origin.by }),
    ),
    ...snapshots.map((one) =>
      draftOf('snapshots', [engagementId(one.clientId, one.contractorId)], one, origin),
    ),
    ...staffSnapshots.map((one) =>
      draftOf('staffSnapshots', [staffAssignmentId(one.clientId, one.staffId)], one, origin),
    ),
    ...reviewTasks.map((one) => draftOf('reviewTasks', [one.id], one, origin)),
    ...answerRows.map((one) => draftOf('answerRows', [one.id], one, origin)),
    ...audit,
    ...auditChainDrafts(audit, origin.at),
    ...buildAccessLog(engagements, files, today, random).map(({ contractorId, entry }) =>
      draftOf(
        'accessLog',
        [contractorId, entry.id],
        { ...entry, contractorId },
        { at: entry.at, by: entry.actorUid },
      ),
    ),
    ...users
      .filter(({ record }) => record.status === 'active' && record.role !== DEMO_PEOPLE.unknownRole.role)
      .map(({ uid, record: { companyId, firstName, lastName, title, email, phone, role } }) =>
        draftOf(
          'contacts',
          [companyId, uid],
          { companyId, name: `${firstName} ${lastName}`, title, email, phone, role },
          origin,
        ),
      ),
  ];
}
