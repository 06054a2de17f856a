import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type GreyPicture, greyOf } from '@vcms/pdf/read';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { randomOf } from './sample-truth.ts';

/** `scan`: flat, grey, a little noise; `photograph`: turned by two degrees, with a shadow and more noise. */
export type PictureKind = 'scan' | 'photograph';

interface Canvas extends HTMLCanvasElement {
  readonly encodeSync: (type: 'jpeg', quality: number) => Uint8Array;
}
interface CanvasKit {
  readonly createCanvas: (width: number, height: number) => Canvas;
}

const here = createRequire(import.meta.url);
const PDFJS = dirname(here.resolve('pdfjs-dist/package.json'));
// The canvas that pdf.js itself brings for Node.
const { createCanvas } = createRequire(`${PDFJS}/package.json`)('@napi-rs/canvas') as CanvasKit;

/** Pixels of each inch of the copy's glass, and those that the page draws it with. */
const SCANNED_DPI = 200;
const POINTS = 72;

async function drawn(pdf: Uint8Array): Promise<Canvas> {
  const document = await getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    standardFontDataUrl: `${PDFJS}/standard_fonts/`,
  }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: SCANNED_DPI / POINTS });
  const canvas = createCanvas(Math.floor(viewport.width), Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  await document.loadingTask.destroy();
  return canvas;
}

function pixelsOf(canvas: Canvas): GreyPicture {
  const { width, height } = canvas;
  return greyOf(canvas.getContext('2d')?.getImageData(0, 0, width, height) as GreyPicture);
}

/** The same picture drawn in another size, turned clockwise. */
function redrawn(canvas: Canvas, scale: number, degrees: number): Canvas {
  const target = createCanvas(Math.floor(canvas.width * scale), Math.floor(canvas.height * scale));
  const context = target.getContext('2d');
  if (context === null) return canvas;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, target.width, target.height);
  context.translate(target.width / 2, target.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(canvas, -target.width / 2, -target.height / 2, target.width, target.height);
  // Pixels are put back into a canvas that is not turned.
  context.resetTransform();
  return target;
}

/** Two draws make one of a bell. */
function noisy(picture: GreyPicture, seed: number, strength: number, shadow: number): GreyPicture {
  const random = randomOf(seed * 17 + 3);
  const { width, height } = picture;
  const data = picture.data.map((light, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const lit = 1 - shadow * Math.max(0, Math.min(1, 1.6 * (x + y) - 0.9));
    return (24 + 0.88 * light) * lit + strength * (random() + random() - 1);
  });
  return { width, height, data };
}

function putBack(canvas: Canvas, { width, height, data }: GreyPicture): Canvas {
  const context = canvas.getContext('2d');
  const image = context?.getImageData(0, 0, width, height);
  if (context === null || image === undefined) return canvas;
  for (let at = 0; at < data.length; at += 1) {
    for (let color = 0; color < 3; color += 1) image.data[4 * at + color] = data[at] ?? 0;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Grey JPEG, as the page sends it. */
export function jpegOf(picture: GreyPicture): Uint8Array {
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.fillRect(0, 0, picture.width, picture.height);
  return putBack(canvas, picture).encodeSync('jpeg', 90);
}

/** A copy as a scanner or a telephone gives it, in the size in which the page draws it. The same seed gives the same picture. */
export async function pictureOf(
  pdf: Uint8Array,
  kind: PictureKind,
  seed: number,
  scale: number,
): Promise<GreyPicture> {
  const flat = await drawn(pdf);
  const isPhotograph = kind === 'photograph';
  const taken = isPhotograph ? redrawn(flat, 1, seed % 2 === 0 ? 2 : -2) : flat;
  const grainy = noisy(pixelsOf(taken), seed, isPhotograph ? 28 : 10, isPhotograph ? 0.5 : 0);
  const ratio = (scale * POINTS) / SCANNED_DPI;
  return pixelsOf(redrawn(putBack(taken, grainy), ratio, 0));
}
