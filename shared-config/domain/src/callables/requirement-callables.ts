import { ITEM_STATUSES } from '../compliance/status.ts';
import { calendarDate, id } from '../schemas/fields.ts';
import { requirementOverrideSchema, requirementSetSchema } from '../schemas/requirement-schema.ts';
import { itemSchema } from '../schemas/trail-schemas.ts';
import { z } from '../zod.ts';

/** Demands as a version holds them, without its place among the others. */
const demands = requirementSetSchema.omit({
  clientId: true,
  n: true,
  status: true,
  publishedBy: true,
  changeNote: true,
  effectiveFrom: true,
});

/** What a change of demands would do, before it is made; `asOf`: its first day. */
export const demandPreviewRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('set'),
    clientId: id(),
    asOf: calendarDate(),
    demands,
    /** The last contractor of the page before; absent: the first page. */
    after: id().optional(),
  }),
  z.object({
    kind: z.literal('overrides'),
    clientId: id(),
    contractorId: id(),
    asOf: calendarDate(),
    /** Ids of overrides that would end. */
    revoked: z.array(id()).max(60),
    added: z.array(requirementOverrideSchema).max(60),
  }),
]);

const status = z.enum(ITEM_STATUSES);

export const demandPreviewResponse = z.object({
  /** Contractors there are to judge, on all pages. */
  total: z.int().min(0),
  rows: z.array(
    z.object({
      contractorId: id(),
      contractorName: z.string(),
      today: status,
      usual: status,
      changed: status,
      opened: z.array(itemSchema),
      closed: z.array(itemSchema),
      /** Of a version: people assigned today, and by document how many lack it today; absent: nobody is assigned. */
      people: z
        .object({ assigned: z.int().min(1), lacking: z.record(z.string(), z.int().min(1)) })
        .optional(),
    }),
  ),
  /** Where the next page begins; absent: this was the last one. */
  next: id().optional(),
});
