import type { PageRect, Turn } from '../source/page-source.ts';

/** A page that was recognised: its size in points as it is, and how it was turned to be read. */
export interface ScannedPlaces {
  readonly width: number;
  readonly height: number;
  /** Radians, clockwise, by which it was found to be turned, and turned back. */
  readonly skew: number;
  /** Degrees, clockwise, by which it was turned before. */
  readonly turn: Turn;
}

/** A place on the page as it was read as it lies on the page itself: turned around its middle. */
function turned(place: PageRect, { width, height, skew, turn }: ScannedPlaces): PageRect {
  const isAcross = turn % 180 !== 0;
  const [seenWidth, seenHeight] = isAcross ? [height, width] : [width, height];
  const [x, y] = [place.x + place.width / 2 - seenWidth / 2, place.y + place.height / 2 - seenHeight / 2];
  const angle = skew - (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [wide, high] = isAcross ? [place.height, place.width] : [place.width, place.height];
  return {
    ...{ page: place.page, width: wide, height: high },
    x: width / 2 + x * cos - y * sin - wide / 2,
    y: height / 2 + x * sin + y * cos - high / 2,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPlace(value: unknown): value is PageRect {
  return (
    isRecord(value) &&
    [value.page, value.x, value.y, value.width, value.height].every((part) => typeof part === 'number')
  );
}

/**
 * What was read in pages that were recognised: every value of them is marked as scanned and in doubt, with whether its letters were clear, and stands where it is on the
 * page, as readers see pages that were levelled. `pages`: those that were recognised, by their number;
 * values of other pages stay as they are. Pure.
 */
export function scannedResult<Value>(read: Value, pages: ReadonlyMap<number, ScannedPlaces>): Value {
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    const { place } = value;
    const page = isPlace(place) ? pages.get(place.page) : undefined;
    if (isPlace(place) && page !== undefined)
      return {
        ...{ ...value, place: turned(place, page), certainty: 'likely', isScanned: true },
        ...(value.certainty === 'sure' ? { isClear: true } : {}),
      };
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
  }
  return walk(read) as Value;
}
