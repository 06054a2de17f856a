import { expect, it } from 'vitest';
import { widgetText } from './widget-text.ts';

const BOX = [10, 40, 110, 20];
const FIELD = { subtype: 'Widget', fieldType: 'Tx' };

it('gives what was typed into a field where the field stands, line by line', () => {
  expect(widgetText({ ...FIELD, fieldValue: 'Oak Street Risk\r1 Elm' }, BOX)).toMatchObject([
    { text: 'Oak Street Risk', x: 10, y: 20, height: 10 },
    { text: '1 Elm', x: 10, y: 30, height: 10 },
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
