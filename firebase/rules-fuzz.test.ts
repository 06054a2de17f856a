import type { AccessWorld } from '@vcms/testing/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { fuzzRules } from './access/fuzz-rules.ts';

/** A short run in every test; FUZZ_DOCUMENTS=100000 for the long one, FUZZ_SEED to repeat a finding. */
const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS ?? 1500);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

it(
  'no random document crashes the rules or a reader, and none that the schema refuses is let in',
  async () => {
    const { violations, crashes, ...counts } = await fuzzRules(world, DOCUMENTS, SEED);
    process.stdout.write(
      `\nrandom documents: ${JSON.stringify({ ...counts, violations: violations.length, crashes: crashes.length })}\n`,
    );

    expect({ crashes: crashes.slice(0, 5), violations: violations.slice(0, 20) }).toEqual({
      crashes: [],
      violations: [],
    });
    expect(counts.accepted).toBeGreaterThan(0);
  },
  60_000 + DOCUMENTS * 60,
);
