import { SCHEME_COLORS, type SchemeColors } from './scheme-colors.ts';
import { PALETTE_NAMES, PALETTE_PARTS, type RampPaint, STATUS_PALETTE_NAMES } from './theme-palettes.ts';

interface SchemeValue {
  readonly value: { readonly base: string; readonly _dark: string; readonly _dim?: string };
}

/** One neutral per scheme. Dim carries the class `dark` too; its own condition is emitted later and wins. */
function neutral(pick: (colors: SchemeColors) => string): SchemeValue {
  const { light, dim, dark } = SCHEME_COLORS;
  return { value: { base: pick(light), _dark: pick(dark), _dim: pick(dim) } };
}

function pair(light: string, dark: string): SchemeValue {
  return { value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` } };
}

function painted(name: string, { step, opacity }: RampPaint): string {
  const color = `{colors.${name}.${step}}`;
  return opacity === undefined ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
}

/** Background of a message of this colour. */
function tinted(name: string): SchemeValue {
  const { light, dark } = PALETTE_PARTS.subtle;
  return { value: { base: painted(name, light), _dark: painted(name, dark) } };
}

function paletteTokens(name: string) {
  const parts = Object.entries(PALETTE_PARTS).map(([part, look]) => [
    part,
    { value: { base: painted(name, look.light), _dark: painted(name, look.dark) } },
  ]);
  return { ...Object.fromEntries(parts), contrast: neutral((colors) => colors.onFill) };
}

function grayTokens() {
  return {
    contrast: neutral((colors) => colors.surface),
    solid: neutral((colors) => colors.text),
    fg: neutral((colors) => colors.text),
    subtle: neutral((colors) => colors.well),
    muted: neutral((colors) => colors.strong),
    emphasized: neutral((colors) => colors.strong),
    border: neutral((colors) => colors.control),
    focusRing: neutral((colors) => colors.muted),
    menu: neutral((colors) => colors.surface),
    swatch: neutral((colors) => colors.muted),
  };
}

/** All semantic colours: neutrals by scheme, and one set of parts for every palette. */
export function createSemanticColors() {
  const palettes = [...PALETTE_NAMES, ...STATUS_PALETTE_NAMES].map((name) => [name, paletteTokens(name)]);
  return {
    ...Object.fromEntries(palettes),
    gray: grayTokens(),
    bg: {
      DEFAULT: neutral((colors) => colors.ground),
      panel: neutral((colors) => colors.surface),
      subtle: neutral((colors) => colors.tint),
      muted: neutral((colors) => colors.well),
      emphasized: neutral((colors) => colors.strong),
      inverted: neutral((colors) => colors.text),
      error: tinted('red'),
      warning: tinted('orange'),
      success: tinted('green'),
      info: tinted('blue'),
    },
    fg: {
      DEFAULT: neutral((colors) => colors.text),
      muted: neutral((colors) => colors.muted),
      subtle: neutral((colors) => colors.muted),
      inverted: neutral((colors) => colors.surface),
      error: pair('red.700', 'red.300'),
      warning: pair('orange.700', 'orange.300'),
      success: pair('green.700', 'green.300'),
      info: pair('blue.700', 'blue.300'),
    },
    border: {
      DEFAULT: neutral((colors) => colors.line),
      muted: neutral((colors) => colors.line),
      subtle: neutral((colors) => colors.line),
      emphasized: neutral((colors) => colors.strong),
      control: neutral((colors) => colors.control),
      inverted: neutral((colors) => colors.text),
      error: pair('red.600', 'red.400'),
      warning: pair('orange.600', 'orange.400'),
      success: pair('green.600', 'green.400'),
      info: pair('blue.600', 'blue.400'),
    },
  };
}
