import { DEFAULT_REQUIREMENTS, type ProgramRequirement, type RequirementSet } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { findTrades, tradeOf, tradesWith } from './find-trades.ts';
import { type AskingClient, programChange, programsOfTrade, tradesAskedFor } from './programs-of-trades.ts';

const TODAY = '2026-11-23';

function program(programId: string, when: ProgramRequirement['when']): ProgramRequirement {
  return { programId, when, passScore: 80, reviewEveryMonths: 24, weight: 5 };
}

function client(id: string, programs: readonly ProgramRequirement[], from = '2026-01-01'): AskingClient {
  const set: RequirementSet = {
    ...DEFAULT_REQUIREMENTS,
    ...{ clientId: id, n: 1, effectiveFrom: from, status: 'published', changeNote: 'First version' },
    programs: [...programs],
  };
  return { id, name: `Client ${id}`, riskLevel: 'medium', sets: [set] };
}

const north = client('n', [
  program('ppe', 'always'),
  program('cranes', { trades: ['building_equipment', 'wind_turbines'] }),
  program('hot-work', { riskLevels: ['high'] }),
]);
const later = client('l', [program('excavation', { trades: ['roofing'] })], '2027-01-01');

describe('the programs of a trade', () => {
  it('are those that a client requires because of it, as its requirements hold today', () => {
    expect(programsOfTrade('building_equipment', [north, later], TODAY)).toEqual([
      { clientId: 'n', clientName: 'Client n', programIds: ['cranes'] },
    ]);
    expect(programsOfTrade('roofing', [north, later], TODAY)).toEqual([]);
    expect(tradesAskedFor([north], TODAY)).toEqual(['building_equipment', 'wind_turbines']);
  });

  it('come and go with the choice, and stay where another trade brings them', () => {
    const change = (before: string[], after: string[]) =>
      programChange([north], { before, after, today: TODAY });
    const cranes = [{ clientId: 'n', clientName: 'Client n', programIds: ['cranes'] }];
    expect(change(['roofing'], ['roofing', 'building_equipment'])).toEqual({ more: cranes, fewer: [] });
    expect(change(['building_equipment'], ['roofing'])).toEqual({ more: [], fewer: cranes });
    expect(change(['building_equipment'], ['wind_turbines'])).toEqual({ more: [], fewer: [] });
  });
});

describe('the list of trades', () => {
  it('is searched by words, also those a trade is not named by, and holds what clients name', () => {
    const codes = (text: string) => findTrades(tradesWith(['wind_turbines']), text).map(({ code }) => code);
    expect(codes('crane')).toEqual(['building_equipment']);
    expect(codes('air plumb')).toEqual(['plumbing_and_hvac']);
    expect(codes('turb')).toEqual(['wind_turbines']);
    expect(tradeOf('wind_turbines').label).toBe('Wind turbines');
  });
});
