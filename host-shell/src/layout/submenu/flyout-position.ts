/** The part of DOMRect the placing needs; px. */
interface Box4 {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface FlyoutRoom {
  /** The root the flyout belongs to. */
  readonly root: Box4;
  /** The column or bar that holds the roots. */
  readonly bar: Box4;
  readonly flyout: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly rtl: boolean;
}

/** Where a flyout lies in the viewport; px. */
export interface FlyoutPlace {
  readonly top: number;
  readonly left: number;
}

const MARGIN = 8;

function within(wanted: number, size: number, limit: number): number {
  return Math.max(MARGIN, Math.min(wanted, limit - size - MARGIN));
}

/** Beside the column, top aligned with the root, pulled up so that it never leaves the viewport (1.3). */
export function placeBeside({ root, bar, flyout, viewport, rtl }: FlyoutRoom): FlyoutPlace {
  return {
    top: within(root.top, flyout.height, viewport.height),
    left: rtl ? bar.left - flyout.width : bar.right,
  };
}

/** Below the bar, start edge aligned with the root, shifted so that it stays inside the viewport (1.7). */
export function placeBelow({ root, bar, flyout, viewport, rtl }: FlyoutRoom): FlyoutPlace {
  return {
    top: bar.bottom,
    left: within(rtl ? root.right - flyout.width : root.left, flyout.width, viewport.width),
  };
}
