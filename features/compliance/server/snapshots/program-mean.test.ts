import { buildProgram, buildReview } from '@vcms/domain/test-support';
import { APPROVED_ENGAGEMENT, NOTHING_ASKED, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSnapshot } from './write-snapshot.ts';

let world: World;

const asked = (programId: string, weight: number) => ({
  ...{ programId, when: 'always', passScore: 80, reviewEveryMonths: 24, weight },
});

/** A program that the firm accepted with this score. */
async function score(programId: string, points: string): Promise<void> {
  const { id, ...program } = buildProgram({ id: programId, programId, score: points });
  const { id: reviewId, ...review } = buildReview('program', { id, version: program.version });
  await world.put(`companies/a/programVersions/${id}`, { ...program, companyId: 'a' });
  await world.put(`companies/a/reviews/${reviewId}`, review);
}

async function meanOf(): Promise<unknown> {
  await writeSnapshot(world.trusted, 'x', 'a');
  return (await world.read('snapshots/x_a'))?.programMean;
}

beforeAll(async () => {
  world = await startWorld();
  await world.put('clients/x/requirementSets/1', NOTHING_ASKED);
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

describe('what contractors are sorted by', () => {
  it('is kept also of one who is asked for no program: the order must not lose it', async () => {
    expect(await meanOf()).toBe('');
  });

  it('is kept of one who has submitted none', async () => {
    const programs = [asked('fall-protection', 1), asked('ppe', 3)];
    await world.put('clients/x/requirementSets/1', { ...NOTHING_ASKED, programs });

    expect(await meanOf()).toBe('');
  });

  it('is the weighted mean of the scores, and decides nothing', async () => {
    await score('fall-protection', '100.0');
    await score('ppe', '60.0');

    expect(await meanOf()).toBe('070.0');
    const stored = await world.read('snapshots/x_a');
    expect(stored?.result).toMatchObject({
      overall: 'non_compliant',
      items: [
        {
          ...{ key: 'program.fall-protection', status: 'compliant', actual: '100.0' },
          facts: { validUntil: '2028-06-01' },
        },
        { key: 'program.ppe', status: 'non_compliant', reasons: ['score'] },
      ],
    });
  });

  it('goes by the version of the requirements in force', async () => {
    const programs = [asked('fall-protection', 3), asked('ppe', 1)];
    await world.put('clients/x/requirementSets/2', {
      ...{ ...NOTHING_ASKED, n: 2, effectiveFrom: '2026-12-01', programs },
    });
    expect(await meanOf()).toBe('070.0');

    world.setNow('2026-12-02T15:00:00Z');
    expect(await meanOf()).toBe('090.0');
  });

  it('is none again once nothing is asked', async () => {
    await world.put('clients/x/requirementSets/2', { ...NOTHING_ASKED, n: 2, effectiveFrom: '2026-12-01' });
    expect(await meanOf()).toBe('');
  });
});
