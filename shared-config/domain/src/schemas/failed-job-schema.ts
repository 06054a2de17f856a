import { FAILED_JOB_BOUNDS, JOB_KINDS } from '../failed-job.ts';
import { z } from '../zod.ts';
import { id, text, whole } from './fields.ts';

/** `failedJobs/{id}`: the server writes it, 5001 reads it. */
export const failedJobSchema = z.object({
  id: id(),
  kind: z.enum(JOB_KINDS),
  job: text('Job', 1, 60),
  subject: text('Subject', 1, 1500).optional(),
  companyId: id().optional(),
  cause: text('Cause', 1, FAILED_JOB_BOUNDS.causeMax),
  attempts: whole(1, Number.MAX_SAFE_INTEGER),
  firstFailedAt: z.date(),
  lastFailedAt: z.date(),
  triedUntil: z.date().optional(),
});
