import { describe, expect, it } from 'vitest';
import { readAcord25, type TextPage } from '../acord25/read-acord25.ts';
import { readEmrLetter } from '../emr-letter/read-emr-letter.ts';
import { readOsha300a } from '../osha300a/read-osha300a.ts';
import { SAMPLE_300A, sample300a } from '../test-support/sample-300a.ts';
import { SAMPLE_LETTER, sampleEmrLetter } from '../test-support/sample-emr-letter.ts';
import { samplePage } from '../test-support/sample-form.ts';
import { FORM } from '../test-support/sample-rows.ts';
import type { PlacedText } from './page-source.ts';
import { placeText } from './placed-text.ts';

const NOWHERE = { page: 0, x: 0, y: 0, width: 0, height: 0 };
const [WIDTH, HEIGHT] = [612, 792];

/** The text of a page that was put into a file on its side, as pdf.js gives it. */
function turned({ page, items }: TextPage, degrees: number): TextPage {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = ({ text, x, y, width, height }: PlacedText): PlacedText[] => {
    const [left, top] = [x - WIDTH / 2, y + 0.8 * height - HEIGHT / 2];
    const [atX, atY] = [left * cos - top * sin + HEIGHT / 2, left * sin + top * cos + HEIGHT / 2];
    const transform = [height * cos, height * sin, -height * sin, height * cos, atX, atY];
    const placed = placeText({ str: text, width, fontName: '', transform }, undefined, [1, 0, 0, 1, 0, 0]);
    return placed === undefined ? [] : [placed];
  };
  return { page, items: items.flatMap(place) };
}

const without = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part) => (name === 'place' ? undefined : part)));

describe.each([90, 180, 270])('a page that is turned by %i degrees', (degrees) => {
  it.each([
    ['certificate', samplePage(FORM), readAcord25],
    ['300A', sample300a(SAMPLE_300A, 'official'), readOsha300a],
    ['letter', sampleEmrLetter(SAMPLE_LETTER, 'worksheet'), readEmrLetter],
  ] as const)('is read as an upright one: %s', (_, page, read) => {
    expect(without(read([turned(page, degrees)]))).toEqual(without(read([page])));
  });

  it('shows each value where it stands on the page', () => {
    const page = turned(samplePage(FORM), degrees);
    const item = page.items.find(({ text }) => text === FORM.holder);
    const place = readAcord25([page])?.holder?.place ?? NOWHERE;
    const [middleX, middleY] = [place.x + place.width / 2, place.y + place.height / 2];
    const along = { x: Math.cos(item?.angle ?? 0), y: Math.sin(item?.angle ?? 0) };
    const [half, tall] = [(item?.width ?? 0) / 2, (item?.height ?? 0) / 2];
    expect(middleX).toBeCloseTo((item?.x ?? 0) + along.x * half - along.y * tall, 1);
    expect(middleY).toBeCloseTo((item?.y ?? 0) + along.y * half + along.x * tall, 1);
    expect(place.width > place.height).toBe(degrees === 180);
  });
});

it('keeps the ticks of a page on its side, which have no direction', () => {
  const { items } = turned(samplePage(FORM), 90);
  const ticked = items.map((item) => {
    if (item.text !== 'Y') return item;
    const { height: width, width: height } = item;
    return { ...item, text: 'X', angle: 0, x: item.x - width, width, height };
  });
  expect(ticked).not.toEqual(items);
  const lines = readAcord25([{ page: 1, items: ticked }])?.lines;
  const gl = lines?.find(({ line }) => line === 'gl');
  expect([gl?.additionalInsured?.value, gl?.waiverOfSubrogation?.value]).toEqual([true, true]);
});
