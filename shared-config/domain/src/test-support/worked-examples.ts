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
  // It lies beside the source alone, also for who reads what was compiled.
  const file = join(import.meta.dirname, '../../src/compliance/compliance-examples.json');
  return z.array(workedExample).parse(JSON.parse(readFileSync(file, 'utf8')));
}
