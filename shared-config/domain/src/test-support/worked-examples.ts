import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '../zod.ts';

const workedExample = z.strictObject({
  id: z.string(),
  note: z.string(),
  fn: z.string(),
  input: z.unknown(),
  expected: z.record(z.string(), z.unknown()),
});
export type WorkedExample = z.infer<typeof workedExample>;

/** The worked examples of domain 3.6, computed by hand from the published formulas. */
export function workedExamples(): readonly WorkedExample[] {
  const file = join(import.meta.dirname, '../compliance/compliance-examples.json');
  return z.array(workedExample).parse(JSON.parse(readFileSync(file, 'utf8')));
}
