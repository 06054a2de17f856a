import type { PageRect } from '../source/page-source.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on the levelled page as it lies on the page itself: turned around its middle. */
function turned(place: PageRect, { width, height }: Size, skew: number): PageRect {
  const [x, y] = [place.x + place.width / 2 - width / 2, place.y + place.height / 2 - height / 2];
  const [cos, sin] = [Math.cos(skew), Math.sin(skew)];
  return {
    ...place,
    x: width / 2 + x * cos - y * sin - place.width / 2,
    y: height / 2 + x * sin + y * cos - place.height / 2,
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
 * What was read in pages that were recognised: every value of them is marked as scanned and in doubt, and stands where it is on the
 * page, as readers see pages that were levelled. `pages`: size in points and skew of each page that was recognised, by its number;
 * values of other pages stay as they are. Pure.
 */
export function scannedResult<Value>(
  read: Value,
  pages: ReadonlyMap<number, Size & { readonly skew: number }>,
): Value {
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    const { place } = value;
    const page = isPlace(place) ? pages.get(place.page) : undefined;
    if (isPlace(place) && page !== undefined)
      return { ...value, place: turned(place, page, page.skew), certainty: 'likely', isScanned: true };
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
  }
  return walk(read) as Value;
}
