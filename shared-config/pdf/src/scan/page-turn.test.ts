import { describe, expect, it } from 'vitest';
import { drawnPicture, SCALE } from '../test-support/drawn-picture.ts';
import { inkGroups } from './ink-groups.ts';
import { isOnItsSide, isSurer, mayBeUpsideDown } from './page-turn.ts';

const letter = (left: number, top: number) => ({ left, right: left + 10, top, bottom: top + 16 });
const asleep = (left: number, top: number) => ({ left: top, right: top + 16, top: left, bottom: left + 10 });
const places = [20, 34, 48, 62, 76].flatMap((left) => [20, 70, 120].map((top) => [left, top] as const));

describe('how a page lies', () => {
  it('is seen by the words, which run across an upright page and along one on its side', () => {
    const upright = drawnPicture(places.map(([left, top]) => letter(left, top)));
    const sideways = drawnPicture(places.map(([left, top]) => asleep(left, top)));
    expect(isOnItsSide(upright, inkGroups(upright, SCALE), SCALE)).toBe(false);
    expect(isOnItsSide(sideways, inkGroups(sideways, SCALE), SCALE)).toBe(true);
    const empty = drawnPicture([]);
    expect(isOnItsSide(empty, [], SCALE)).toBe(false);
  });

  it('may be upside down where the engine is sure of no word', () => {
    const words = (text: string, confidence: number) =>
      Array.from({ length: 6 }, () => ({ text, confidence, left: 0, right: 9, top: 0, bottom: 9 }));
    expect(mayBeUpsideDown(words('Policy', 94))).toBe(false);
    expect(mayBeUpsideDown(words('Aɔ!lod', 94))).toBe(false);
    expect(mayBeUpsideDown(words('Jaquny', 28))).toBe(true);
    // Letters alone, and a page of one word, say nothing.
    expect(mayBeUpsideDown(words('ll', 9))).toBe(false);
    expect(mayBeUpsideDown(words('Jaquny', 28).slice(0, 1))).toBe(false);
    expect(isSurer(words('number', 93), words('Jaquny', 28))).toBe(true);
    expect(isSurer([], words('Jaquny', 28))).toBe(false);
  });
});
