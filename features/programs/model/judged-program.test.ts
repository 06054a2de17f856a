import type { Program, ProgramEdition } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { judgedProgram } from './judged-program.ts';

const element = (id: string) => ({ id, text: `Say ${id}.`, points: 3, critical: false });
const CONTENT = { title: 'Ladders', cfr: '1926.1053', appliesToTrades: [] };
const PROGRAM: Program = { id: 'ladders', ...CONTENT, edition: 2, elements: [element('a'), element('b')] };
const FIRST: ProgramEdition = {
  ...{ programId: 'ladders', n: 1, ...CONTENT, elements: [element('a')] },
  ...{ status: 'published', publishedOn: '2026-01-01' },
};

describe('what a version is judged by', () => {
  it('is the edition it was submitted against, whatever was published since', () => {
    expect(judgedProgram(PROGRAM, [FIRST], { programId: 'ladders', edition: 1 })).toMatchObject({
      edition: 1,
      elements: [element('a')],
    });
    expect(judgedProgram(PROGRAM, [FIRST], { programId: 'ladders', edition: 2 })).toBe(PROGRAM);
  });

  it('is what the catalogue says now where no edition is named', () => {
    expect(judgedProgram(PROGRAM, [FIRST], { programId: 'ladders' })).toBe(PROGRAM);
  });

  it('is nothing rather than another edition', () => {
    expect(judgedProgram(PROGRAM, [], { programId: 'ladders', edition: 1 })).toBeUndefined();
    expect(judgedProgram(undefined, [FIRST], { programId: 'ladders', edition: 1 })).toBeUndefined();
  });
});
