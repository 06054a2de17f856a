import { describe, expect, it } from 'vitest';
import { type FlyoutRoom, placeBelow, placeBeside } from './flyout-position.ts';

const VIEWPORT = { width: 1280, height: 600 };
const COLUMN = { top: 0, bottom: 600, left: 0, right: 70 };
const BAR = { top: 0, bottom: 56, left: 0, right: 1280 };

function room(part: Partial<FlyoutRoom>): FlyoutRoom {
  return {
    root: { top: 100, bottom: 142, left: 14, right: 56 },
    bar: COLUMN,
    flyout: { width: 220, height: 280 },
    viewport: VIEWPORT,
    rtl: false,
    ...part,
  };
}

describe('flyout beside a column', () => {
  it("starts at the column's end, level with its root", () => {
    expect(placeBeside(room({}))).toEqual({ top: 100, left: 70 });
  });

  it('is pulled up so that it ends inside the window', () => {
    const { top } = placeBeside(room({ root: { top: 520, bottom: 562, left: 14, right: 56 } }));

    expect(top + 280).toBeLessThanOrEqual(600);
  });

  it('never starts above the window', () => {
    expect(placeBeside(room({ flyout: { width: 220, height: 900 } })).top).toBeGreaterThanOrEqual(0);
  });

  it('lies on the other side from right to left', () => {
    const bar = { top: 0, bottom: 600, left: 1210, right: 1280 };

    expect(placeBeside(room({ bar, rtl: true })).left).toBe(1210 - 220);
  });
});

describe('flyout below a bar', () => {
  it('starts below the bar at the start of its root', () => {
    const root = { top: 8, bottom: 48, left: 300, right: 420 };

    expect(placeBelow(room({ bar: BAR, root }))).toEqual({ top: 56, left: 300 });
  });

  it('is shifted so that it ends inside the window', () => {
    const root = { top: 8, bottom: 48, left: 900, right: 990 };
    const { left } = placeBelow(room({ bar: BAR, root, viewport: { width: 1000, height: 600 } }));

    expect(left + 220).toBeLessThanOrEqual(1000);
  });

  it('aligns end edges from right to left', () => {
    const root = { top: 8, bottom: 48, left: 800, right: 900 };

    expect(placeBelow(room({ bar: BAR, root, rtl: true })).left).toBe(680);
  });
});
