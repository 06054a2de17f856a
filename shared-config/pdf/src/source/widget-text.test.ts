import { expect, it } from 'vitest';
import { widgetText } from './widget-text.ts';

const BOX = [10, 40, 110, 20];
const FIELD = { subtype: 'Widget', fieldType: 'Tx' };

it('gives what was typed into a field where the field stands, line by line', () => {
  expect(widgetText({ ...FIELD, fieldValue: 'Oak Street Risk\r1 Elm' }, BOX)).toMatchObject([
    { text: 'Oak Street Risk', x: 12, y: 20, height: 10 },
    { text: '1 Elm', x: 12, y: 30, height: 10 },
  ]);
});

it('writes a ticked box as an X and an empty one as nothing', () => {
  const box = { subtype: 'Widget', fieldType: 'Btn', checkBox: true, exportValue: 'On' };
  expect(widgetText({ ...box, fieldValue: 'On' }, BOX)).toMatchObject([{ text: 'X' }]);
  expect(widgetText({ ...box, fieldValue: 'Off' }, BOX)).toEqual([]);
});

it('leaves out hidden and empty fields, and what is no field', () => {
  expect(widgetText({ ...FIELD, fieldValue: 'x', hidden: true }, BOX)).toEqual([]);
  expect(widgetText({ ...FIELD, fieldValue: ' ' }, BOX)).toEqual([]);
  expect(widgetText({ ...FIELD, fieldValue: ['x'] }, BOX)).toEqual([]);
  expect(widgetText({ subtype: 'Link', fieldValue: 'x' }, BOX)).toEqual([]);
});

it('places a field’s text as the field sets it, and says which field it was', () => {
  const [left, centred, right] = [0, 1, 2].map((textAlignment) =>
    widgetText({ ...FIELD, fieldValue: 'Y', textAlignment, defaultAppearanceData: { fontSize: 8 } }, BOX).at(
      0,
    ),
  );
  expect(left?.x).toBe(12);
  expect((centred?.x ?? 0) + (centred?.width ?? 0) / 2).toBeCloseTo(60);
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(108);
  expect([left, centred, right].map((text) => text?.room)).toEqual(Array(3).fill({ left: 10, right: 110 }));
});

it('reads what was typed onto the page, and boxes of programs that leave out their looks', () => {
  expect(widgetText({ subtype: 'FreeText', contentsObj: { str: 'GL-1' } }, BOX)).toMatchObject([
    { text: 'GL-1' },
  ]);
  const box = { subtype: 'Widget', fieldType: 'Btn', checkBox: true };
  expect(widgetText({ ...box, fieldValue: 'Yes' }, BOX)).toMatchObject([{ text: 'X' }]);
  expect(widgetText({ ...box, fieldValue: 'Off' }, BOX)).toEqual([]);
});
