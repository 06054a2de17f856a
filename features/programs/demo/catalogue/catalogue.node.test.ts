import { programEditionSchema, programSchema } from '@vcms/domain/schemas';
import { describe, expect, it } from 'vitest';
import { programEditions } from './editions.ts';
import { PROGRAMS } from './index.ts';

const TODAY = '2026-11-25';

describe('the catalogue of safety programs', () => {
  it('has the 22 programs of domain section 2', () => {
    expect(PROGRAMS).toHaveLength(22);
    expect(new Set(PROGRAMS.map(({ id }) => id)).size).toBe(22);
  });

  it.each(PROGRAMS.map((program) => [program.id, program] as const))('has all of %s', (_id, program) => {
    const { elements } = program;
    expect(programSchema.safeParse(program)).toMatchObject({ success: true });
    expect(elements.length).toBeGreaterThanOrEqual(8);
    expect(elements.length).toBeLessThanOrEqual(25);
    expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length);
    expect(new Set(elements.map(({ text }) => text)).size).toBe(elements.length);
    expect(elements.filter(({ cfr = '' }) => cfr.trim() === '')).toEqual([]);
    expect(elements.some(({ critical }) => critical)).toBe(true);
  });

  it('says of each program what its newest published edition says', () => {
    const editions = programEditions(TODAY);
    for (const edition of editions)
      expect(programEditionSchema.safeParse(edition)).toMatchObject({ success: true });
    for (const { id: programId, edition: n, ...content } of PROGRAMS)
      expect(editions).toContainEqual(
        expect.objectContaining({ programId, n, status: 'published', ...content }),
      );
  });
});
