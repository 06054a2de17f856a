import fc from 'fast-check';
import { expect, it } from 'vitest';
import { APPEAL_REASON, PROGRAM_MACHINE } from '../machines/evidence-machine.ts';
import type { ProgramVersion } from '../schemas/program-schemas.ts';
import { move } from '../state-machine.ts';
import { contractorWorld } from '../test-support/contractor-world.ts';
import { evaluateOn } from './evaluate-on.ts';

const OWNER = { role: '5005' } as const;

function appealed(version: ProgramVersion): ProgramVersion {
  const { id, state } = version;
  const reason = 'Page 9 names who inspects.';
  const result = move(PROGRAM_MACHINE, state, 'appeal', OWNER, reason);
  if (result.kind !== 'moved') return version;
  const asked = { askedOn: '2026-02-03', askedBy: 'u-owner', reviewId: `r-${id}`, decidedBy: 'u-cs' };
  return { ...version, state: result.state, appeal: { reason, ...asked } };
}

it('asking for a second look changes no status: the first decision stands until the second one', () => {
  let tried = 0;
  fc.assert(
    fc.property(contractorWorld, (world) => {
      const programs = world.evidence.programs.map(appealed);
      tried += programs.filter(({ appeal }) => appeal !== undefined).length;
      const after = evaluateOn({ ...world, evidence: { ...world.evidence, programs } });
      expect(after.items).toEqual(evaluateOn(world).items);
    }),
    { numRuns: 300 },
  );
  expect(tried, 'versions that were sent back').toBeGreaterThan(20);
});

it('a second look is asked for by the contractor alone, of what was sent back, with a reason', () => {
  const ask = (state: ProgramVersion['state'], role: '5002' | '5003' | '5005', length: number) =>
    move(PROGRAM_MACHINE, state, 'appeal', { role }, 'a'.repeat(length)).kind;
  for (const state of ['changes_requested', 'rejected'] as const) {
    expect(ask(state, '5005', APPEAL_REASON.min)).toBe('moved');
    expect(ask(state, '5005', APPEAL_REASON.min - 1)).toBe('refused');
    expect(ask(state, '5005', APPEAL_REASON.max + 1)).toBe('refused');
    expect(ask(state, '5002', APPEAL_REASON.min)).toBe('refused');
  }
  expect(ask('accepted', '5005', APPEAL_REASON.min)).toBe('refused');
});
