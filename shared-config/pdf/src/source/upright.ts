import type { TextPage } from '../acord25/read-acord25.ts';
import type { PageRect, PlacedText, Turn } from './page-source.ts';

/** Radians; what is farther from a quarter turn is no text of a page on its side. */
const LEVEL = 0.02;
const QUARTERS: readonly Turn[] = [0, 90, 180, 270];

const radians = (turn: Turn): number => (turn * Math.PI) / 180;

function isTurned({ angle }: PlacedText, turn: Turn): boolean {
  const off = Math.abs(angle - radians(turn)) % (2 * Math.PI);
  return Math.min(off, 2 * Math.PI - off) < LEVEL;
}

/** How most letters of a page are turned, clockwise. */
function turnOf(items: readonly PlacedText[]): Turn {
  const letters = (turn: Turn) =>
    items.filter((item) => isTurned(item, turn)).reduce((sum, { text }) => sum + text.trim().length, 0);
  const most = Math.max(...QUARTERS.map(letters));
  return QUARTERS.find((turn) => letters(turn) === most) ?? 0;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box turned clockwise around the page's top left corner. */
function turnedBox<Kind extends Box>(box: Kind, turn: Turn): Kind {
  const { x, y, width, height } = box;
  if (turn === 90) return { ...box, x: -y - height, y: x, width: height, height: width };
  if (turn === 180) return { ...box, x: -x - width, y: -y - height };
  return turn === 270 ? { ...box, x: y, y: -x - width, width: height, height: width } : box;
}

const opposite = (turn: Turn): Turn => ((360 - turn) % 360) as Turn;

/** A piece of a page that is turned, as it stands on the page put upright; ticks have no direction of their own. */
function upright(item: PlacedText, turn: Turn): PlacedText {
  if (!isTurned(item, turn)) return turnedBox(item, opposite(turn));
  const [cos, sin] = [Math.round(Math.cos(radians(turn))), Math.round(Math.sin(radians(turn)))];
  return { ...item, x: item.x * cos + item.y * sin, y: item.y * cos - item.x * sin, angle: 0 };
}

/** A page put upright, and how a place on it stands on the page as it is. */
interface UprightPage {
  readonly text: TextPage;
  readonly back: (place: PageRect) => PageRect;
}

function uprightPage({ page, items }: TextPage): UprightPage {
  const turn = turnOf(items);
  if (turn === 0) return { text: { page, items }, back: (place) => place };
  const turned = items.map((item) => upright(item, turn));
  // Readers measure from the page's left edge.
  const [left, top] = [Math.min(...turned.map(({ x }) => x)), Math.min(...turned.map(({ y }) => y))];
  return {
    text: { page, items: turned.map((item) => ({ ...item, x: item.x - left, y: item.y - top })) },
    back: (place) => turnedBox({ ...place, x: place.x + left, y: place.y + top }, turn),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function withPlaces(value: unknown, move: (place: PageRect) => PageRect): unknown {
  if (Array.isArray(value)) return value.map((one) => withPlaces(one, move));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]): readonly [string, unknown] =>
    key === 'place' && isRecord(part)
      ? [key, move(part as unknown as PageRect)]
      : [key, withPlaces(part, move)],
  );
  return Object.fromEntries(entries);
}

/** What was read, with each of its places moved. */
export function movePlaces<Read>(read: Read, move: (place: PageRect) => PageRect): Read {
  return withPlaces(read, move) as Read;
}

/** Reads pages whose lines run upwards, downwards or upside down as if they were upright. Pure. */
export function readUpright<Read>(
  pages: readonly TextPage[],
  read: (pages: readonly TextPage[]) => Read,
): Read {
  if (pages.every(({ items }) => turnOf(items) === 0)) return read(pages);
  const upright = pages.map(uprightPage);
  return movePlaces(
    read(upright.map(({ text }) => text)),
    (place) => upright.find(({ text }) => text.page === place.page)?.back(place) ?? place,
  );
}
