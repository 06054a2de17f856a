import { addDays, type FailedJob } from '@vcms/domain';
import { contractorId } from '../words/demo-ids.ts';
import { at } from '../words/demo-records.ts';

/** Work that failed: one that is tried again, one that is given up, and one that waits for its time (domain 4.2). */
export function buildFailedJobs(today: string): readonly FailedJob[] {
  const day = (back: number, hour: number) => at(addDays(today, -back), hour);
  return [
    {
      id: 'mailQueued~sample',
      kind: 'mail',
      job: 'mailQueued',
      subject: 'mail/invitation-invitation-2-1',
      cause: 'The server could not be reached. (connect ECONNREFUSED 10.0.0.25:465)',
      attempts: 12,
      firstFailedAt: day(0, 3),
      lastFailedAt: day(0, 4),
      triedUntil: day(-1, 3),
    },
    {
      id: 'evidenceWritten~sample',
      kind: 'results',
      job: 'evidenceWritten',
      subject: `companies/${contractorId(4)}/policies/sample`,
      companyId: contractorId(4),
      cause: 'The database did not answer in time. (4 DEADLINE_EXCEEDED)',
      attempts: 151,
      firstFailedAt: day(3, 9),
      lastFailedAt: day(2, 8),
      triedUntil: day(2, 9),
    },
    {
      id: 'remindersDue~clock',
      kind: 'messages',
      job: 'remindersDue',
      cause: 'A quota of the project is used up. (8 RESOURCE_EXHAUSTED)',
      attempts: 2,
      firstFailedAt: day(1, 22),
      lastFailedAt: day(1, 22),
    },
  ];
}
