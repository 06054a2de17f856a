import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { createNestedSystem } from './create-nested-system.ts';
import { usedRecipes, usedSlotRecipes } from './recipes.ts';
import { SCHEME_COLORS } from './scheme-colors.ts';
import { createUiSystem } from './system.ts';
import { PALETTE_NAMES, PALETTE_PARTS } from './theme-palettes.ts';

const system = createUiSystem();

function flatCss(): string {
  return JSON.stringify([system.getTokenCss(), system.getGlobalCss()]);
}

describe('design system', () => {
  it('has a recipe for each component it offers, and no others', () => {
    const names = [...Object.keys(system._config.theme?.recipes ?? {}), ...Object.keys(usedSlotRecipes)];

    expect(names.toSorted()).toEqual(
      [...Object.keys(usedRecipes), ...Object.keys(usedSlotRecipes)].toSorted(),
    );
  });

  it.each([...PALETTE_NAMES, 'red', 'gray'])('has every part of the palette %s', (palette) => {
    for (const part of [...Object.keys(PALETTE_PARTS), 'contrast']) {
      expect(system.token.var(`colors.${palette}.${part}`, 'missing')).toMatch(/^var\(--vcms-/);
    }
  });

  it('leaves no token reference unresolved', () => {
    expect(flatCss()).not.toMatch(/\{(colors|radii|shadows|spacing)\./);
  });

  it.each(PALETTE_NAMES)('follows data-theme=%s on html', (name) => {
    expect(JSON.stringify(system.getGlobalCss())).toContain(`html[data-theme=${name}]`);
  });

  it('writes the colours of all three schemes, dim after dark', () => {
    const css = JSON.stringify(system.getTokenCss());

    expect(css).toContain(SCHEME_COLORS.light.ground);
    expect(css).toContain(SCHEME_COLORS.dark.ground);
    expect(css).toContain(SCHEME_COLORS.dim.surface);
    expect(css.indexOf('[data-scheme=dim]')).toBeGreaterThan(css.lastIndexOf('.dark'));
  });

  it('answers to reduced motion and to paper', () => {
    const css = flatCss();

    expect(css).toContain('@media (prefers-reduced-motion: reduce)');
    // Else the first page stands for a frame as a browser without the sheet has it.
    expect(css).toMatch(/transition-?duration"?:\s*"?0s !important/i);
    expect(css).toContain('@media print');
  });

  it('restyles fields by data-input-style', () => {
    const styles = JSON.stringify(system.getRecipeFn('input')({ variant: 'outline' }));

    expect(styles).toContain('[data-input-style=filled]');
  });

  it('puts the desktop breakpoint at 992 px', () => {
    expect(system.breakpoints.conditions.lg).toContain('62rem');
  });
});

describe('nested system', () => {
  it('inserts no global sheet and keeps everything else', () => {
    const nested = createNestedSystem(system);

    expect(nested._global).toEqual([]);
    expect(nested._config.disableLayers).toBe(true);
    expect(nested.getRecipeFn).toBe(system.getRecipeFn);
    expect(nested.token('colors.teal.700')).toBe(system.token('colors.teal.700'));
  });

  it('leaves the first system as it was', () => {
    createNestedSystem(system);

    expect(system._global).toHaveLength(3);
    expect(system._config.disableLayers).toBeUndefined();
  });

  it('gives the system back unchanged when its internals look different', () => {
    const other = { ...createSystem(defaultBaseConfig), _global: undefined } as unknown as SystemContext;

    expect(createNestedSystem(other)).toBe(other);
  });
});
