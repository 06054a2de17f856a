import { describe, expect, it } from 'vitest';
import {
  type Auto,
  type AutoDemand,
  autosInWords,
  demandedAutos,
  joinAutos,
  splitAutos,
  uncoveredAutos,
} from './autos.ts';

describe('the autos that a policy covers', () => {
  it.each<[AutoDemand[], Auto[], AutoDemand[]]>([
    [['hired', 'non_owned'], ['any'], []],
    [['hired', 'non_owned'], ['scheduled', 'hired', 'non_owned'], []],
    [['hired', 'non_owned'], ['hired'], ['non_owned']],
    [['hired'], [], ['hired']],
    [['owned'], ['scheduled'], ['owned']],
    [['any'], ['owned', 'hired', 'non_owned'], ['any']],
    [['any'], ['any'], []],
  ])('asked for %j, with %j, lack %j', (asked, covered, lacking) => {
    expect(uncoveredAutos(asked, covered)).toEqual(lacking);
  });

  it.each<[Auto[], string]>([
    [['any', 'hired'], 'Any auto'],
    [['non_owned', 'hired'], 'Hired and non-owned autos'],
    [['owned', 'hired', 'non_owned'], 'Owned, hired and non-owned autos'],
    [['scheduled'], 'Scheduled autos'],
    [[], ''],
  ])('%j are said as %j', (autos, words) => {
    expect(autosInWords(autos)).toBe(words);
  });

  it('of several demands are the most that one of them asks', () => {
    expect(demandedAutos([undefined, []])).toBeUndefined();
    expect(demandedAutos([['non_owned'], undefined, ['hired']])).toEqual(['hired', 'non_owned']);
    expect(demandedAutos([['non_owned'], ['any', 'owned']])).toEqual(['any']);
  });

  it('are one text in the order of the form, and back', () => {
    expect(joinAutos(['non_owned', 'scheduled'])).toBe('scheduled,non_owned');
    expect(splitAutos('non_owned,scheduled,trailers')).toEqual(['scheduled', 'non_owned']);
    expect(splitAutos('')).toEqual([]);
  });
});
