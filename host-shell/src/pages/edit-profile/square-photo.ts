import { middleSquare } from './check-photo.ts';

/** Edge of the stored picture in pixels: twice the largest avatar at three times the density. */
const EDGE = 512;
const QUALITY = 0.9;

/**
 * Cuts the middle square out of a picture and makes it small (domain 4.7). Drawing it anew also drops what cameras write
 * into files, such as the place. undefined: the file is no picture that this browser can read.
 */
export async function squarePhoto(file: Blob): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { left, top, edge, size } = middleSquare(picture.width, picture.height, EDGE);
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const pen = canvas.getContext('2d');
    if (pen === null) return undefined;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, left, top, edge, edge, 0, 0, size, size);
    picture.close();
    return await new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? undefined), file.type, QUALITY),
    );
  } catch {
    return undefined;
  }
}
