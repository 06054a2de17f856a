/** Text of a page with the box it stands in. Lengths are points (1/72 inch) from the page's top left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the letters. */
  readonly height: number;
  /** Radians, clockwise; 0: an ordinary line. */
  readonly angle: number;
  readonly fontFamily: string;
  /** The field of a fillable form that it was typed into: its edges. */
  readonly room?: { readonly left: number; readonly right: number };
  /** 0 to 1, of text that was recognised in a picture; what stands in the file as text has none. */
  readonly confidence?: number;
}

/** A place on a page, in points from the page's top left corner, before the reader turns it. */
export interface PageRect {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

export interface DrawRequest {
  /** Device pixels for each point. */
  readonly scale: number;
  readonly turn: Turn;
  readonly signal: AbortSignal;
}

export interface DocumentPage {
  /** Points, before the reader turns it. */
  readonly width: number;
  readonly height: number;
  /** Rejects with the signal's reason once it is aborted. */
  readonly draw: (request: DrawRequest) => Promise<HTMLCanvasElement>;
  /** In the order of the file; empty for an image. */
  readonly text: () => Promise<readonly PlacedText[]>;
  /** Ticks that are drawn as lines or areas, each as an X; absent for an image. */
  readonly ticks?: () => Promise<readonly PlacedText[]>;
}

/** A file that is open. Pages are read when they are asked for. */
export interface PageSource {
  readonly pageCount: number;
  /** `number` from 1 to `pageCount`. */
  readonly page: (number: number) => Promise<DocumentPage>;
  readonly close: () => void;
}

/** `too-much`: it unpacks to more than a page can hold. */
export type OpenProblem = 'empty' | 'password' | 'damaged' | 'unknown-kind' | 'too-much' | 'unreachable';

export type OpenOutcome =
  | { readonly kind: 'ready'; readonly source: PageSource }
  | { readonly kind: 'failed'; readonly problem: OpenProblem };
