import { REVIEW_SUBJECTS } from '../evidence-state.ts';
import { USER_ROLES } from '../role.ts';
import { z } from '../zod.ts';
import { code, id, text, whole } from './fields.ts';

/**
 * `clients/{clientId}`: the `policy` part of the client's requirement set in force, copied by the server when a set is
 * published or takes effect. Access rules cannot find the set of a day by themselves.
 */
export const clientPolicySchema = z.object({
  clientId: id(),
  graceDays: whole(0, 30),
  varianceMaxDays: whole(1, 365),
  fourEyes: z.boolean(),
  selfReview: z.boolean(),
  staffAffectsCompany: z.boolean(),
});
export type ClientPolicy = z.infer<typeof clientPolicySchema>;

/** `helpTexts/{id}`: one entry of the help pages, in markdown (domain 4.8). */
export const helpTextSchema = z.object({
  id: code(),
  roles: z.array(z.enum(USER_ROLES)).min(1),
  group: text('Group', 1, 80),
  title: text('Title', 2, 120),
  body: text('Text', 1, 20_000),
  order: whole(0, 9_999),
});
export type HelpText = z.infer<typeof helpTextSchema>;

/** `helpVotes/{articleId}_{uid}`: whether an article of the help pages was useful to one person. */
export const helpVoteSchema = z.object({
  articleId: z.string().regex(/^[a-z0-9-]{3,60}$/),
  useful: z.boolean(),
});

/** `locks/{lockId}`: who works on a piece of evidence, for 15 minutes (domain 4.4). */
export const lockSchema = z.object({
  /** 'firm', or the id of the client that reviews. */
  scope: id(),
  contractorId: id(),
  subjectType: z.enum(REVIEW_SUBJECTS),
  subjectId: id(),
  holderUid: id(),
  holderName: text('Name', 1, 121),
  until: z.date(),
});
export type Lock = z.infer<typeof lockSchema>;

/** Minutes a lock holds. */
export const LOCK_MINUTES = 15;
