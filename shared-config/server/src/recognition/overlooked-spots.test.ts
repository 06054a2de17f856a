import { describe, expect, it } from 'vitest';
import { looksAt, overlookedSpots, withSpots } from './overlooked-spots.ts';

const SIZE = { width: 1_000, height: 800 };
const spot = (left: number, top = 100) => ({ left, right: left + 15, top, bottom: top + 18 });
const word = (text: string, left: number, confidence: number) => ({ ...spot(left), text, confidence });
/** The engine's table of one word. */
const table = (text: string, confidence: number) => `5\t1\t1\t1\t1\t1\t0\t0\t9\t9\t${confidence}\t${text}\n`;
const NOTHING = '';

describe('a spot with ink', () => {
  it('is looked at where the engine has no word, or is not sure of it', () => {
    const words = [word('GL', 100, 93), word('bs', 200, 9)];
    expect(overlookedSpots(words, [spot(100), spot(200), spot(300)], SIZE)).toEqual([spot(200), spot(300)]);
  });

  it('is looked at where the engine tore a word and is sure of one piece of it alone', () => {
    const rating = { ...spot(100), right: 152 };
    const [first, rest] = [word('5', 100, 17), { ...word('iy', 134, 51), right: 152 }];
    expect(overlookedSpots([first, rest], [rating], SIZE)).toEqual([rating]);
    const sure = { ...word('.17', 118, 51), right: 152 };
    expect(overlookedSpots([first, sure], [rating], SIZE)).toEqual([]);
  });

  it('is left out where it is none of the picture', () => {
    const spots = [spot(990), spot(100, 790), { ...spot(50), right: 50 }, { ...spot(50), bottom: 90 }];
    expect(overlookedSpots([], spots, SIZE)).toEqual([]);
  });

  it('is looked at within the picture, with more and more paper around it', () => {
    const looks = looksAt({ left: 0, right: 15, top: 782, bottom: 800 }, SIZE);
    expect(looks.length).toBeGreaterThan(2);
    expect(looks.every(({ left, bottom, kind }) => left === 0 && bottom === 800 && kind === 'letter')).toBe(
      true,
    );
    expect(new Set(looks.map(({ right }) => right)).size).toBe(looks.length);
    expect(looksAt({ ...spot(100), right: 190 }, SIZE)[0]?.kind).toBe('line');
  });

  it('says what most of the looks say, not what one of them is surest of', () => {
    const tables = [table('C', 60), table('6)', 70), table('Cc', 55), NOTHING];
    expect(withSpots([], [spot(100)], tables)).toEqual([word('C', 100, 60)]);
  });

  it('takes the place of a word that the engine was less sure of, and of no other', () => {
    const words = [word('bs', 100, 9), word('CO', 300, 49)];
    const tables = [
      ...[table('Y', 90), table('Y', 80), NOTHING, NOTHING],
      ...[table('8', 20), NOTHING, NOTHING, NOTHING],
    ];
    expect(withSpots(words, [spot(100), spot(300)], tables)).toEqual([
      word('CO', 300, 49),
      word('Y', 100, 90),
    ]);
  });

  it('that says nothing changes nothing', () => {
    const words = [word('bs', 100, 9)];
    expect(withSpots(words, [spot(100)], [NOTHING, NOTHING, NOTHING, NOTHING])).toEqual(words);
  });
});
