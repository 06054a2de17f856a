import type { Standing } from '@vcms/data';
import { describe, expect, it } from 'vitest';
import { groupsWith, numberOf, standingsUnder, withNumber } from './group-figures.ts';
import { groupValues } from './group-values.ts';

const GROUPS = groupValues([
  { name: 'Trades', naics: ['238'], trir: { limit: '2.00' }, emrLatest: '0.90' },
  { name: 'Roofing', naics: ['23816'], dart: { industryMultiplier: '1.25' } },
]);
const [TRADES, ROOFING] = GROUPS;
if (TRADES === undefined || ROOFING === undefined) throw new Error('There are no groups.');

const standing = (contractorName: string, naics?: string) =>
  ({ contractorName, naics }) as unknown as Standing;
const STANDINGS = [
  standing('Electrician', '238210'),
  standing('Roofer', '238160'),
  standing('Hauler', '484220'),
  standing('Unknown'),
];
const namesUnder = (limit: 'trir' | 'dart', chosen?: typeof TRADES) =>
  standingsUnder(STANDINGS, GROUPS, limit, chosen).map(({ contractorName }) => contractorName);

describe('whose figures a chart shows', () => {
  it('are those whom the limit for all concerns: without a group, or of one that leaves this limit as it is', () => {
    expect(namesUnder('trir')).toEqual(['Roofer', 'Hauler', 'Unknown']);
    expect(namesUnder('dart')).toEqual(['Electrician', 'Hauler', 'Unknown']);
  });

  it('are those of a chosen group, by the longest code', () => {
    expect(namesUnder('trir', TRADES)).toEqual(['Electrician']);
    expect(namesUnder('dart', ROOFING)).toEqual(['Roofer']);
  });

  it('show every contractor once over all choices', () => {
    const all = [...namesUnder('trir'), ...namesUnder('trir', TRADES)];
    expect(all.toSorted()).toEqual(STANDINGS.map(({ contractorName }) => contractorName).toSorted());
  });
});

describe('the limit of a group in a chart', () => {
  it('is a number where the group has one, and no line where it is a multiple or cannot be read', () => {
    expect(groupsWith(GROUPS, 'trir')).toEqual([TRADES]);
    expect(numberOf(TRADES, 'trir')).toBe(2);
    expect(numberOf(TRADES, 'emrLatest')).toBe(0.9);
    expect(numberOf(ROOFING, 'dart')).toBeUndefined();
    expect(numberOf({ ...TRADES, emrLatest: '9' }, 'emrLatest')).toBeUndefined();
  });

  it('moves with the line', () => {
    expect(withNumber(TRADES, 'trir', 2.5).rates.trir.limit).toBe('2.50');
    expect(withNumber(TRADES, 'emrLatest', 1).emrLatest).toBe('1.00');
  });
});
