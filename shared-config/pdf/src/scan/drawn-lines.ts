import type { GreyPicture } from './grey-picture.ts';

/** A level or an upright line of the form; pixels. */
export interface DrawnLine {
  /** Where it begins and ends, along itself. */
  readonly from: number;
  readonly to: number;
  /** Its first and last row (of a level line) or column. */
  readonly low: number;
  readonly high: number;
}

export interface DrawnLines {
  readonly level: readonly DrawnLine[];
  readonly upright: readonly DrawnLine[];
}

/** A thin line that lies between two rows of pixels is half as dark in both. */
const THIN_INK = 185;
/** Points that a line is long at least: the side of the smallest box. */
const SHORTEST = 5.5;
/** Points that a line is thick at most; what is thicker is a bar or a letter of a heading. */
const THICKEST = 1.7;
/** Pixels that a scan leaves out of a line. */
const HOLE = 2;

/** Ink along one direction: `at(line, place)`. */
interface Field {
  readonly lines: number;
  readonly places: number;
  readonly isInk: (line: number, place: number) => boolean;
}

/** Runs of ink, row by row; a row and its neighbours count as one, as a line may step from one to the next. */
function runsOf({ lines, places, isInk }: Field, shortest: number): DrawnLine[] {
  const runs: DrawnLine[] = [];
  for (let line = 0; line < lines; line += 1) {
    let [from, last] = [-1, -1];
    for (let place = 0; place <= places + HOLE + 1; place += 1) {
      const isHere = place < places && (isInk(line, place) || (line + 1 < lines && isInk(line + 1, place)));
      if (isHere) {
        if (from < 0) from = place;
        last = place;
      } else if (from >= 0 && place - last > HOLE) {
        if (last - from >= shortest) runs.push({ from, to: last, low: line, high: line + 1 });
        from = -1;
      }
    }
  }
  return runs;
}

/** Runs in rows that follow each other and lie above each other are one line. */
function merged(runs: readonly DrawnLine[], thickest: number): DrawnLine[] {
  const [done, open]: [DrawnLine[], DrawnLine[]] = [[], []];
  for (const run of runs) {
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const other = open[at];
      if (other !== undefined && other.high < run.low) done.push(...open.splice(at, 1));
    }
    const touching = open.filter(({ from, to }) => from <= run.to && run.from <= to);
    const all = [...touching, run];
    for (const other of touching) open.splice(open.indexOf(other), 1);
    open.push({
      from: Math.min(...all.map(({ from }) => from)),
      to: Math.max(...all.map(({ to }) => to)),
      low: Math.min(...all.map(({ low }) => low)),
      high: Math.max(...all.map(({ high }) => high)),
    });
  }
  return [...done, ...open].filter(({ low, high }) => high - low <= thickest);
}

/** The thin straight lines of a picture that was levelled. Pure. @param scale pixels for each point */
export function drawnLines({ width, height, data }: GreyPicture, scale: number): DrawnLines {
  const ink = new Uint8Array(data.length);
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 255) >= THIN_INK) continue;
      ink[y * width + x] = 1;
      turned[x * height + y] = 1;
    }
  }
  const [shortest, thickest] = [SHORTEST * scale, THICKEST * scale];
  const isLevel = (line: number, place: number) => ink[line * width + place] === 1;
  const isUpright = (line: number, place: number) => turned[line * height + place] === 1;
  return {
    level: merged(runsOf({ lines: height, places: width, isInk: isLevel }, shortest), thickest),
    upright: merged(runsOf({ lines: width, places: height, isInk: isUpright }, shortest), thickest),
  };
}
