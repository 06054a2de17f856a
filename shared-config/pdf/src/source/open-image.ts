import type { DrawRequest, OpenOutcome } from './page-source.ts';

/** Points of a letter page's shorter and longer side: an image is shown as if it were printed on one. */
const LETTER = [612, 792] as const;

function drawImage(image: ImageBitmap, width: number, { scale, turn }: DrawRequest): HTMLCanvasElement {
  const factor = (width / image.width) * scale;
  const [w, h] = [image.width * factor, image.height * factor];
  const isSideways = turn === 90 || turn === 270;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(isSideways ? h : w));
  canvas.height = Math.max(1, Math.floor(isSideways ? w : h));
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turn * Math.PI) / 180);
  context?.drawImage(image, -w / 2, -h / 2, w, h);
  return canvas;
}

/** Opens a PNG or JPEG as a document of one page. */
export async function openImage(blob: Blob, signal: AbortSignal): Promise<OpenOutcome> {
  const image = await createImageBitmap(blob).catch(() => undefined);
  if (signal.aborted) image?.close();
  signal.throwIfAborted();
  if (image === undefined) return { kind: 'failed', problem: 'damaged' };
  const width = image.width > image.height ? LETTER[1] : LETTER[0];
  const page = {
    width,
    height: (image.height * width) / image.width,
    async draw(request: DrawRequest) {
      request.signal.throwIfAborted();
      return drawImage(image, width, request);
    },
    text: async () => [],
  };
  return { kind: 'ready', source: { pageCount: 1, page: async () => page, close: () => image.close() } };
}
