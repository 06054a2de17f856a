import { describe, expect, it } from 'vitest';
import {
  boundedPage,
  changedView,
  drawScale,
  FIRST_VIEW,
  PIXELS_PER_POINT,
  shownZoom,
  stepZoom,
} from './view-state.ts';

const LETTER = { width: 612, height: 792 };

describe('the zoom', () => {
  it('steps on from what is shown, also from between two steps, and stops at both ends', () => {
    expect(stepZoom(0.87, 'in')).toBe(1);
    expect(stepZoom(0.87, 'out')).toBe(0.75);
    expect(stepZoom(1, 'in')).toBe(1.25);
    expect(stepZoom(4, 'in')).toBe(4);
    expect(stepZoom(0.25, 'out')).toBe(0.25);
  });

  it('fits the page’s width, or its height once it lies on its side', () => {
    expect(shownZoom(FIRST_VIEW, LETTER, 612 * PIXELS_PER_POINT)).toBeCloseTo(1);
    const turned = changedView(FIRST_VIEW, 'rotate', 1);
    expect(shownZoom(turned, LETTER, 792 * PIXELS_PER_POINT)).toBeCloseTo(1);
    expect(shownZoom(FIRST_VIEW, LETTER, 0)).toBe(1);
  });

  it('keeps a chosen zoom when the room changes, until the width is asked for again', () => {
    const larger = changedView(FIRST_VIEW, 'zoom-in', 1);
    expect(shownZoom(larger, LETTER, 300)).toBe(1.25);
    expect(changedView(larger, 'fit-width', 1.25).zoom).toBe('fit-width');
  });
});

describe('drawing', () => {
  it('is as sharp as the screen', () => {
    expect(drawScale(LETTER, 1, 2)).toBeCloseTo(2 * PIXELS_PER_POINT);
    expect(drawScale(LETTER, 1, 0.5)).toBeCloseTo(PIXELS_PER_POINT);
  });

  it('stays below what a browser can draw', () => {
    const scale = drawScale({ width: 3000, height: 4000 }, 4, 3);
    expect(3000 * scale * 4000 * scale).toBeLessThanOrEqual(16_000_001);
  });
});

it('a page number is always one that the file has', () => {
  expect([0, 1, 7, 99, Number.NaN].map((page) => boundedPage(page, 7))).toEqual([1, 1, 7, 7, 1]);
});

it('four turns bring the page back', () => {
  let view = FIRST_VIEW;
  const turns = [1, 2, 3, 4].map(() => {
    view = changedView(view, 'rotate', 1);
    return view.turn;
  });
  expect(turns).toEqual([90, 180, 270, 0]);
});
