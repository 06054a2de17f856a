import type { Turn } from '../source/page-source.ts';

/** Of the page's printed size, where 1 is 96 CSS pixels to the inch; `fit-width`: as wide as there is room. */
type Zoom = number | 'fit-width';

export interface ViewState {
  readonly zoom: Zoom;
  readonly turn: Turn;
}

export const FIRST_VIEW: ViewState = { zoom: 'fit-width', turn: 0 };

/** CSS pixels of a point at printed size. */
export const PIXELS_PER_POINT = 96 / 72;

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
/** A step that close to what is shown would not be seen. */
const SAME = 0.02;

/** The next larger or smaller step from what is shown, which may be between two. */
export function stepZoom(shown: number, direction: 'in' | 'out'): number {
  const step =
    direction === 'in'
      ? STEPS.find((candidate) => candidate > shown + SAME)
      : STEPS.findLast((candidate) => candidate < shown - SAME);
  return step ?? (direction === 'in' ? STEPS[STEPS.length - 1] : STEPS[0]) ?? 1;
}

function turnOnce(turn: Turn): Turn {
  const next: Readonly<Record<Turn, Turn>> = { 0: 90, 90: 180, 180: 270, 270: 0 };
  return next[turn];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The page's sides as the reader sees them. */
export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** The zoom in numbers. `room` is the width for the page in CSS pixels; 0: not known yet. */
export function shownZoom({ zoom, turn }: ViewState, page: Size, room: number): number {
  if (zoom !== 'fit-width') return zoom;
  const { width } = turnedSize(page, turn);
  if (room <= 0 || width <= 0) return 1;
  return Math.min(4, Math.max(0.1, room / (width * PIXELS_PER_POINT)));
}

/** Pages stay below what browsers can draw: 16 million pixels. */
const MAX_PIXELS = 16_000_000;

/** Device pixels per point for a sharp page that the browser can still draw. */
export function drawScale(page: Size, zoom: number, pixelRatio: number): number {
  const wanted = zoom * PIXELS_PER_POINT * Math.max(1, pixelRatio);
  const most = Math.sqrt(MAX_PIXELS / Math.max(1, page.width * page.height));
  return Math.min(wanted, most);
}

/** A page number that the document has. */
export function boundedPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, pageCount));
}

export type ViewCommand = 'zoom-in' | 'zoom-out' | 'fit-width' | 'rotate';

/** `shown` is the zoom in numbers. */
export function changedView(view: ViewState, command: ViewCommand, shown: number): ViewState {
  switch (command) {
    case 'rotate':
      return { ...view, turn: turnOnce(view.turn) };
    case 'fit-width':
      return { ...view, zoom: 'fit-width' };
    case 'zoom-in':
      return { ...view, zoom: stepZoom(shown, 'in') };
    case 'zoom-out':
      return { ...view, zoom: stepZoom(shown, 'out') };
  }
}
