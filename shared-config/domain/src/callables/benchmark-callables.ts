import { benchmarkSchema } from '../schemas/statistics-schemas.ts';
import { z } from '../zod.ts';

/** As many as are written at once: more than the industries of one table of the BLS. */
const BENCHMARKS_AT_ONCE = 2000;

const { naics, year, title, source, trir, dart, ltir } = benchmarkSchema.shape;

const rates = z
  .object({ title: title.unwrap(), source: source.unwrap(), trir, dart, ltir })
  .refine((entry) => entry.trir !== null || entry.dart !== null || entry.ltir !== null, {
    path: ['trir'],
    error: 'Enter at least one rate.',
  });

/** Rates of industries as they shall be, all of them or none. */
export const benchmarksSaveRequest = z.object({
  changes: z
    .array(
      z.object({
        naics,
        year,
        /** When the record was changed last as the caller saw it, in milliseconds; null: there was none. */
        seenAt: z.number().nullable(),
        /** null: it is removed. */
        rates: rates.nullable(),
      }),
    )
    .min(1)
    .max(BENCHMARKS_AT_ONCE)
    .refine((all) => new Set(all.map((one) => `${one.naics}_${one.year}`)).size === all.length, {
      error: 'Each industry has one line for a year.',
    }),
  /** Why, or out of which file. */
  reason: z.string().trim().min(3).max(200),
});
