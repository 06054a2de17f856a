import { describe, expect, it } from 'vitest';
import { programChanges } from './program-changes.ts';
import type { ProgramRequirement } from './schemas/requirement-schema.ts';

const HOT_WORK: ProgramRequirement = {
  programId: 'hot-work',
  when: 'always',
  passScore: 80,
  reviewEveryMonths: 12,
  weight: 5,
};

function directions(before: Partial<ProgramRequirement>, after: Partial<ProgramRequirement>) {
  const [was, is] = [before, after].map((changes) => ({ programs: [{ ...HOT_WORK, ...changes }] }));
  return programChanges(was, is ?? { programs: [] }).map(({ part, direction }) => `${part} ${direction}`);
}

describe('changes of the required programs', () => {
  it.each([
    [{}, { passScore: 90 }, ['pass raised']],
    [{}, { reviewEveryMonths: 24 }, ['cycle lowered']],
    [{}, { weight: 1 }, ['weight neutral']],
    [{}, { when: { trades: ['welding'] } }, ['when lowered']],
    [{ when: { trades: ['welding'] } }, { when: { trades: ['welding', 'roofing'] } }, ['when raised']],
    [{ when: { riskLevels: ['high'] } }, { when: { trades: ['welding'] } }, ['when raised']],
    [{}, {}, []],
  ] as const)('say whether more is required (%#)', (before, after, expected) => {
    expect(directions(before as Partial<ProgramRequirement>, after as Partial<ProgramRequirement>)).toEqual(
      expected,
    );
  });

  it('name programs that come and go', () => {
    const ladders = { ...HOT_WORK, programId: 'ladders' };
    const words = programChanges({ programs: [HOT_WORK] }, { programs: [ladders] });
    expect(
      words.map(({ programId, before, after, direction }) => [programId, before, after, direction]),
    ).toEqual([
      ['hot-work', 'Required', 'Not required', 'lowered'],
      ['ladders', 'Not required', 'Required', 'raised'],
    ]);
    expect(programChanges(undefined, { programs: [HOT_WORK] })).toHaveLength(1);
  });
});
