/** A picture of one byte a pixel, row by row: 0 is black. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The lightness of a picture of four bytes a pixel, as a canvas gives it. */
export function greyOf({ width, height, data }: GreyPicture): GreyPicture {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, data: grey };
}

/** Four bytes a pixel, as a canvas takes them. */
export function colorsOf({ data }: GreyPicture): Uint8ClampedArray<ArrayBuffer> {
  const colors = new Uint8ClampedArray(4 * data.length).fill(255);
  for (let at = 0; at < data.length; at += 1) {
    const light = data[at] ?? 0;
    colors[4 * at] = light;
    colors[4 * at + 1] = light;
    colors[4 * at + 2] = light;
  }
  return colors;
}
