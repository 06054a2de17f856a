import { COMPANY_KINDS, COMPANY_PLANS } from '../company.ts';
import { companyFactValues, companyFields, companyTaxData } from '../schemas/company-schema.ts';
import { id, text } from '../schemas/fields.ts';
import { z } from '../zod.ts';
import { seenAt } from './user-callables.ts';

const content = companyFields.omit({ id: true, kind: true, plan: true, status: true });

export const companyCreateRequest = z.object({
  /** A random name of one click; the company gets it as its id, so a repeated click finds it made. No underscore. */
  companyId: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
  kind: z.enum(COMPANY_KINDS),
  plan: z.enum(COMPANY_PLANS).optional(),
  company: content,
  private: companyTaxData.optional(),
});

/** Replaces the public part but for kind, plan and status, and the private part where it is given. */
export const companyUpdateRequest = z.object({
  companyId: id(),
  seenAt: seenAt.optional(),
  company: content,
  private: companyTaxData.optional(),
});

/** Replaces EIN, owner, tax class and D-U-N-S number; the firm's own call also confirms the EIN (ADR 30). */
export const companySetTaxDataRequest = z.object({
  companyId: id(),
  /** Of the private part, in milliseconds. */
  seenAt: seenAt.optional(),
  private: companyTaxData,
});

/** By a contractor about itself; facts that are absent stay as they are (ADR 29). */
export const companyDeclareFactsRequest = z.object({
  companyId: id(),
  seenAt: seenAt.optional(),
  facts: companyFactValues,
  /** Why; a legal name that was not declared before needs it. */
  reason: text('Reason', 10, 500).optional(),
});

/** Names of the facts that count already, and of those that wait for the firm. */
export const companyDeclareFactsResponse = z.object({
  applied: z.array(z.string()),
  waiting: z.array(z.string()),
});

/** By the firm, about what was declared at that moment: a later declaration is another one. */
export const companyDecideFactsRequest = z
  .object({
    companyId: id(),
    /** Milliseconds. */
    declaredAt: z.int().min(0),
    decision: z.enum(['confirm', 'return']),
    reason: text('Reason', 10, 500).optional(),
  })
  .refine(({ decision, reason }) => decision === 'confirm' || reason !== undefined, {
    path: ['reason'],
    error: 'Give a reason of 10-500 characters.',
  });

export const companyCreatedResponse = z.object({ companyId: id() });
export const companyNamedRequest = z.object({ companyId: id() });
export const companySetPlanRequest = z.object({ companyId: id(), plan: z.enum(COMPANY_PLANS) });
/** How many people's roles followed the plan. */
export const companySetPlanResponse = z.object({ usersChanged: z.int().min(0) });
export const companyReasonRequest = z.object({ companyId: id(), reason: text('Reason', 10, 500) });

/** Everything of `sourceId` becomes part of `targetId`; the source is archived. Both are clients or both contractors. */
export const companyMergeRequest = z.object({
  sourceId: id(),
  targetId: id(),
  preview: z.boolean(),
  /** Why they are one company; needed for everything but a preview. */
  reason: text('Reason', 10, 500).optional(),
});

/** Something that both companies have: one of the two stays, the other remains in the source's file or in the audit. */
const companyMergeDuplicate = z.object({
  /** What it is, for a reader: "Connection with Northfield Energy", "OSHA 2025". */
  title: z.string(),
  /** States as stored; '' where such a record has none. */
  sourceState: z.string(),
  targetState: z.string(),
  keeps: z.enum(['source', 'target']),
});

export const companyMergeResponse = z.object({
  /** By what they are one company (domain 4.3); `none` is also a conflict. An EIN counts once the firm confirmed both. */
  match: z.enum(['ein', 'name', 'none']),
  /** How many of each kind move: users, invitations, engagements, records, files, relations. */
  moves: z.record(z.string(), z.int().min(0)),
  duplicates: z.array(companyMergeDuplicate),
  /** Sentences about what stands in the way; a merge with a conflict does nothing. */
  conflicts: z.array(z.string()),
  /** True once everything has moved. A call that fails on the way is repeated with the same request and goes on. */
  done: z.boolean(),
});
