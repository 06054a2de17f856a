import { describe, expect, it } from 'vitest';
import { blend, contrastRatio, parseHex, type Rgb } from './contrast.ts';
import { SCHEME_COLORS, type SchemeName } from './scheme-colors.ts';
import {
  PALETTE_NAMES,
  PALETTE_PARTS,
  type PalettePart,
  RAMPS,
  STATUS_PALETTE_NAMES,
} from './theme-palettes.ts';

/** Shell-behaviour 3.3 and S270: 8 colours x 3 schemes x 3 menu themes, from the tokens themselves. */

const SCHEMES = Object.keys(SCHEME_COLORS) as readonly SchemeName[];
const TEXT = 4.5;
const GRAPHIC = 3;

type Palette = keyof typeof RAMPS;

/** The colour seen when a part of a palette is painted on a ground. */
function seen(palette: Palette, part: PalettePart, scheme: SchemeName, ground: Rgb): Rgb {
  const look = PALETTE_PARTS[part][scheme === 'light' ? 'light' : 'dark'];
  const color = parseHex(RAMPS[palette][look.step]);
  return look.opacity === undefined ? color : blend(color, ground, look.opacity);
}

function neutral(scheme: SchemeName, name: keyof (typeof SCHEME_COLORS)['light']): Rgb {
  return parseHex(SCHEME_COLORS[scheme][name]);
}

describe.each(SCHEMES)('scheme %s', (scheme) => {
  it.each(['ground', 'surface', 'tint', 'well'] as const)('has readable text on %s', (name) => {
    const ground = neutral(scheme, name);

    expect(contrastRatio(neutral(scheme, 'text'), ground)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(neutral(scheme, 'muted'), ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(['ground', 'surface'] as const)('has visible control borders on %s', (name) => {
    expect(contrastRatio(neutral(scheme, 'control'), neutral(scheme, name))).toBeGreaterThanOrEqual(GRAPHIC);
  });

  it('has three different grounds and surfaces', () => {
    const others = SCHEMES.filter((other) => other !== scheme);

    for (const other of others) {
      expect(SCHEME_COLORS[other].ground).not.toBe(SCHEME_COLORS[scheme].ground);
      expect(SCHEME_COLORS[other].surface).not.toBe(SCHEME_COLORS[scheme].surface);
    }
  });

  describe.each([...PALETTE_NAMES, ...STATUS_PALETTE_NAMES])('with %s', (palette) => {
    const surface = neutral(scheme, 'surface');
    const ground = neutral(scheme, 'ground');

    it('S270: has readable buttons, at rest and hovered', () => {
      const fill = seen(palette, 'solid', scheme, surface);
      const label = neutral(scheme, 'onFill');

      expect(contrastRatio(label, fill)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(label, blend(fill, surface, 0.9))).toBeGreaterThanOrEqual(TEXT);
    });

    it.each(['subtle', 'muted'] as const)('has readable coloured text on its %s tint', (part) => {
      for (const below of [surface, ground]) {
        const tint = seen(palette, part, scheme, below);
        expect(contrastRatio(seen(palette, 'fg', scheme, tint), tint)).toBeGreaterThanOrEqual(TEXT);
      }
    });

    it('S270: has visible focus rings and borders', () => {
      for (const below of [surface, ground]) {
        for (const part of ['focusRing', 'border'] as const) {
          expect(contrastRatio(seen(palette, part, scheme, below), below)).toBeGreaterThanOrEqual(GRAPHIC);
        }
      }
    });
  });

  describe.each(PALETTE_NAMES)('menu with %s', (palette) => {
    const white = parseHex('#FFFFFF');

    it.each(['surface', 'ground'] as const)('has readable items, icons and marker on the %s', (name) => {
      const below = neutral(scheme, name);
      const current = seen(palette, 'subtle', scheme, below);

      expect(contrastRatio(neutral(scheme, 'text'), below)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(neutral(scheme, 'text'), neutral(scheme, 'well'))).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(seen(palette, 'fg', scheme, below), below)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(seen(palette, 'fg', scheme, below), current)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(seen(palette, 'solid', scheme, below), current)).toBeGreaterThanOrEqual(GRAPHIC);
    });

    it('S270: has readable items on the theme colour, at rest, hovered and current', () => {
      const fill = seen(palette, 'menu', scheme, white);

      expect(contrastRatio(white, fill)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(white, blend(white, fill, 0.12))).toBeGreaterThanOrEqual(TEXT);
    });

    it('has a check mark that shows on its swatch', () => {
      expect(contrastRatio(white, seen(palette, 'swatch', scheme, white))).toBeGreaterThanOrEqual(GRAPHIC);
    });
  });
});

describe('theme colours', () => {
  it('are the eight of the specification, all different', () => {
    expect(PALETTE_NAMES).toEqual(['indigo', 'blue', 'purple', 'teal', 'cyan', 'green', 'orange', 'pink']);
    expect(new Set(PALETTE_NAMES.map((name) => RAMPS[name]['700'])).size).toBe(8);
    expect(new Set(PALETTE_NAMES.map((name) => RAMPS[name]['300'])).size).toBe(8);
  });
});
