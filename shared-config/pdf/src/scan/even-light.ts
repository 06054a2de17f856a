import type { GreyPicture } from './grey-picture.ts';

/** Pixels of a tile's side: larger than a letter, smaller than a shadow. */
const TILE = 40;
/** Part of a tile's pixels that are darker than its paper. */
const PAPER = 0.8;
/** Darker paper than this is no paper; it is not made lighter without end. */
const DARKEST_PAPER = 60;

interface Tiles {
  readonly columns: number;
  readonly rows: number;
  readonly light: Float32Array;
}

function paperOf({ width, height, data }: GreyPicture, left: number, top: number): number {
  const counts = new Uint32Array(256);
  let count = 0;
  for (let y = top; y < Math.min(top + TILE, height); y += 2) {
    for (let x = left; x < Math.min(left + TILE, width); x += 2) {
      const light = data[y * width + x] ?? 0;
      counts[light] = (counts[light] ?? 0) + 1;
      count += 1;
    }
  }
  let below = 0;
  for (let light = 0; light < 256; light += 1) {
    below += counts[light] ?? 0;
    if (below >= PAPER * count) return Math.max(light, DARKEST_PAPER);
  }
  return 255;
}

function tilesOf(picture: GreyPicture): Tiles {
  const columns = Math.ceil(picture.width / TILE);
  const rows = Math.ceil(picture.height / TILE);
  const light = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      light[row * columns + column] = paperOf(picture, column * TILE, row * TILE);
  }
  return { columns, rows, light };
}

/** Paper becomes white wherever a shadow lies on it: each pixel is compared with the paper around it. Pure. */
export function evenLight(picture: GreyPicture): GreyPicture {
  const { width, height, data } = picture;
  const { columns, rows, light } = tilesOf(picture);
  const even = new Uint8ClampedArray(data.length);
  const at = (row: number, column: number) =>
    light[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 255;
  for (let y = 0; y < height; y += 1) {
    const down = (y + 0.5) / TILE - 0.5;
    const row = Math.floor(down);
    const low = down - row;
    for (let x = 0; x < width; x += 1) {
      const across = (x + 0.5) / TILE - 0.5;
      const column = Math.floor(across);
      const right = across - column;
      const above = at(row, column) * (1 - right) + at(row, column + 1) * right;
      const below = at(row + 1, column) * (1 - right) + at(row + 1, column + 1) * right;
      const paper = above * (1 - low) + below * low;
      even[y * width + x] = (255 * (data[y * width + x] ?? 0)) / paper;
    }
  }
  return { width, height, data: even };
}
