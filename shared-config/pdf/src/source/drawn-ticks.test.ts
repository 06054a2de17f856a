import { expect, it } from 'vitest';
import { drawnTicks, type PdfOps } from './drawn-ticks.ts';

const OPS: PdfOps = {
  ...{ save: 1, restore: 2, transform: 3, paintFormXObjectBegin: 4, paintFormXObjectEnd: 5 },
  ...{ setFillRGBColor: 6, constructPath: 7, stroke: 8, closeStroke: 9, fill: 10, eoFill: 11 },
  ...{ fillStroke: 12, eoFillStroke: 13, closeFillStroke: 14, closeEOFillStroke: 15, setFont: 16 },
};
/** A letter page: the file's y grows upwards. */
const PAGE = [1, 0, 0, -1, 0, 792];
const [MOVE, LINE, CLOSE] = [0, 1, 4];
const CHECK = [MOVE, 0, 4, LINE, 3, 0, LINE, 9, 8];
const SQUARE = [MOVE, 0, 0, LINE, 8, 0, LINE, 8, 8, LINE, 0, 8, CLOSE];

type Step = readonly [operator: number, args?: readonly unknown[]];
const path = (how: number, data: readonly number[]): Step => [OPS.constructPath, [how, [data]]];

function ticks(...steps: readonly Step[]) {
  const fnArray = steps.map(([operator]) => operator);
  return drawnTicks({ fnArray, argsArray: steps.map(([, args]) => args ?? []) }, OPS, PAGE);
}

it('sees a check that is drawn inside of a form of its own, where that form stands', () => {
  const found = ticks(
    [OPS.save],
    [OPS.transform, [1, 0, 0, 1, 100, 600]],
    [OPS.paintFormXObjectBegin, [[1, 0, 0, 1, 10, 10]]],
    path(OPS.stroke, CHECK),
    [OPS.paintFormXObjectEnd],
    [OPS.restore],
  );
  expect(found).toMatchObject([{ text: 'X', x: 110, y: 792 - 618, width: 9, height: 8 }]);
});

it('sees a cross, in one path or in two', () => {
  const [up, down] = [
    [MOVE, 0, 0, LINE, 7, 7],
    [MOVE, 0, 7, LINE, 7, 0],
  ];
  expect(ticks(path(OPS.stroke, [...up, ...down]))).toHaveLength(1);
  expect(ticks(path(OPS.stroke, up), path(OPS.stroke, down))).toHaveLength(1);
  expect(ticks(path(OPS.stroke, up), path(OPS.stroke, up))).toEqual([]);
});

it('sees a dark sign that fills its box, and nothing in empty, white or large ones', () => {
  const large = SQUARE.map((value) => (value === 8 ? 40 : value));
  expect(ticks(path(OPS.fill, SQUARE))).toHaveLength(1);
  expect(ticks(path(OPS.stroke, SQUARE))).toEqual([]);
  expect(ticks([OPS.setFillRGBColor, ['#ffffff']], path(OPS.fill, SQUARE))).toEqual([]);
  expect(ticks(path(OPS.fill, large))).toEqual([]);
  expect(ticks(path(28, CHECK))).toEqual([]);
});
