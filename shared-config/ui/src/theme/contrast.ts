/** Red, green and blue of a colour, each 0..255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const SHORT_HEX = 4;

/** Reads `#rgb` or `#rrggbb`. Throws for anything else: our tokens hold nothing else. */
export function parseHex(hex: string): Rgb {
  const long = hex.length === SHORT_HEX ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(long);
  if (parts === null) throw new Error(`Not a hex colour: ${hex}`);
  const channel = (index: number) => Number.parseInt(parts[index] ?? '', 16);
  return [channel(1), channel(2), channel(3)];
}

/** The colour seen when `over` covers `under` with the given opacity (0..1). */
export function blend(over: Rgb, under: Rgb, opacity: number): Rgb {
  const mix = (a: number, b: number) => a * opacity + b * (1 - opacity);
  return [mix(over[0], under[0]), mix(over[1], under[1]), mix(over[2], under[2])];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colours, 1..21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
