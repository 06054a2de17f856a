import { tokens } from '@chakra-ui/react/theme';

/** Steps of a colour ramp, light to dark. */
export type RampStep = '50' | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900' | '950';
export type Ramp = Readonly<Record<RampStep, string>>;

/** The eight theme colours of the specification, section 2, in its order. */
export const PALETTE_NAMES = ['indigo', 'blue', 'purple', 'teal', 'cyan', 'green', 'orange', 'pink'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Palettes that carry meaning and are no theme colour. */
export const STATUS_PALETTE_NAMES = ['red'] as const;

/** Chakra has no indigo; this ramp keeps its lightness steps. */
const INDIGO: Ramp = {
  '50': '#EEF1FF',
  '100': '#E0E5FF',
  '200': '#C8D0FE',
  '300': '#A6B2FC',
  '400': '#818DF8',
  '500': '#636BF0',
  '600': '#4F4FE2',
  '700': '#4340C2',
  '800': '#38389D',
  '900': '#30347C',
  '950': '#1D1F49',
};

/** Every ramp step the system uses, by palette, as `#rrggbb`. */
export const RAMPS: Readonly<Record<PaletteName | 'red', Ramp>> = {
  indigo: INDIGO,
  blue: readRamp('blue'),
  purple: readRamp('purple'),
  teal: readRamp('teal'),
  cyan: readRamp('cyan'),
  green: readRamp('green'),
  orange: readRamp('orange'),
  pink: readRamp('pink'),
  red: readRamp('red'),
};

function readRamp(name: Exclude<PaletteName, 'indigo'> | 'red'): Ramp {
  const steps = Object.entries(tokens.colors?.[name] ?? {}).map(([step, token]) => [step, token.value]);
  return Object.fromEntries(steps) as Ramp;
}

/** A step of the ramp, or the step laid over whatever is below with the given opacity (0..1). */
export interface RampPaint {
  readonly step: RampStep;
  readonly opacity?: number;
}

interface PaletteLook {
  readonly light: RampPaint;
  /** Dim and dark. */
  readonly dark: RampPaint;
}

function paint(light: RampStep, dark: RampStep, darkOpacity?: number): PaletteLook {
  return {
    light: { step: light },
    dark: darkOpacity === undefined ? { step: dark } : { step: dark, opacity: darkOpacity },
  };
}

/**
 * Which step plays which part (shell-behaviour 3.3): solid and ring are the 700 step in light and the 300 step in
 * dim and dark, because Chakra's own 600 and 500 fail 4.5:1 and 3:1 in four colours. Tints of dim and dark are
 * thin layers of the 400 step, so that they sit well on either ground. `menu` is the background of the menu
 * theme primaryColor; its text is white in every scheme.
 */
export const PALETTE_PARTS = {
  solid: paint('700', '300'),
  fg: paint('700', '300'),
  subtle: paint('50', '400', 0.12),
  muted: paint('100', '400', 0.2),
  emphasized: paint('200', '400', 0.32),
  border: paint('600', '400'),
  focusRing: paint('700', '300'),
  menu: paint('700', '800'),
  swatch: paint('600', '600'),
} as const satisfies Record<string, PaletteLook>;

export type PalettePart = keyof typeof PALETTE_PARTS;
