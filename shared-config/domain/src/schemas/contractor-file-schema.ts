import { z } from '../zod.ts';

/** The version of the format that is written. */
export const CONTRACTOR_FILE_FORMAT = 1;

/**
 * `manifest.json` of a contractor's portable file (`docs/portable-file.md`): every other file in the zip but the list of
 * checksums, which says the same for programs that know no JSON, and what is not in it.
 */
export const contractorFileSchema = z.strictObject({
  format: z.literal('vcms-contractor-file'),
  formatVersion: z.literal(CONTRACTOR_FILE_FORMAT),
  madeAt: z.iso.datetime(),
  contractor: z.strictObject({ id: z.string().min(1), name: z.string().min(1) }),
  files: z.array(
    z.strictObject({
      path: z.string().min(1),
      about: z.string().min(1),
      contentType: z.string().min(1),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** Of a paper: its id, as answers, policies and the other records name it. */
      documentId: z.string().min(1).optional(),
    }),
  ),
  leftOut: z.array(
    z.strictObject({
      about: z.string().min(1),
      reason: z.string().min(1),
      documentId: z.string().min(1).optional(),
    }),
  ),
});
export type ContractorFile = z.infer<typeof contractorFileSchema>;
