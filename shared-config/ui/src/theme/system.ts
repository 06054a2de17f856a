import { createSystem, defaultBaseConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import {
  animationStyles,
  keyframes,
  layerStyles,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { globalStyles } from './global-styles.ts';
import { quicken } from './quick-system.ts';
import { recipeOverrides, slotRecipeOverrides } from './recipe-overrides.ts';
import { usedRecipes, usedSlotRecipes } from './recipes.ts';
import { breakpoints, fontSizes, fonts, semanticRadii } from './scale-tokens.ts';
import { createSemanticColors } from './semantic-colors.ts';
import { RAMPS } from './theme-palettes.ts';

function rampTokens() {
  return Object.fromEntries(
    Object.entries(RAMPS).map(([name, ramp]) => [
      name,
      Object.fromEntries(Object.entries(ramp).map(([step, value]) => [step, { value }])),
    ]),
  );
}

/** The overrides as slot recipes of their own: merging wants the slots named again. */
function slotOverrides() {
  const slots = usedSlotRecipes as Readonly<Record<string, { readonly slots: readonly string[] }>>;
  return Object.fromEntries(
    Object.entries(slotRecipeOverrides).map(([key, override]) => [
      key,
      { slots: [...(slots[key]?.slots ?? [])], ...override },
    ]),
  );
}

function createTheme(): NonNullable<SystemConfig['theme']> {
  const { white, black, whiteAlpha, blackAlpha } = tokens.colors;
  return {
    breakpoints,
    keyframes,
    layerStyles,
    textStyles,
    animationStyles,
    tokens: {
      ...tokens,
      fontSizes,
      fonts,
      colors: { white, black, whiteAlpha, blackAlpha, ...rampTokens() },
    },
    semanticTokens: {
      radii: semanticRadii,
      shadows: createShadows(),
      colors: { ...createSemanticColors(), backdrop: { value: 'rgba(7, 14, 26, 0.5)' } },
    },
    recipes: usedRecipes,
    slotRecipes: usedSlotRecipes,
  };
}

/** Soft, blue-tinted shadows in light; dim and dark draw borders instead, so theirs are plain and deep. */
function createShadows() {
  const soft = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });
  return {
    ...semanticTokens.shadows,
    xs: soft('0 1px 2px rgba(27, 36, 51, 0.06)', 'none'),
    sm: soft('0 1px 3px rgba(27, 36, 51, 0.10)', '0 1px 2px rgba(0, 0, 0, 0.5)'),
    md: soft('0 4px 14px rgba(27, 36, 51, 0.08)', '0 4px 14px rgba(0, 0, 0, 0.5)'),
    lg: soft('0 12px 32px rgba(27, 36, 51, 0.14)', '0 12px 32px rgba(0, 0, 0, 0.6)'),
  };
}

/**
 * The product's Chakra system: own tokens (shell-behaviour 3.2 and 3.3) and only the recipes in use.
 * It reads `<html>` alone: class light|dark, data-scheme, data-theme, data-input-style. Create it once per page.
 */
export function createUiSystem(): SystemContext {
  const system = createSystem(
    defaultBaseConfig,
    {
      preflight: true,
      cssVarsPrefix: 'vcms',
      cssVarsRoot: ':where(html, .chakra-theme)',
      globalCss: globalStyles,
      conditions: { dark: '.dark &', light: ':root &, .light &', dim: '[data-scheme=dim] &' },
      theme: createTheme(),
    },
    { theme: { recipes: recipeOverrides, slotRecipes: slotOverrides() } },
  );
  return quicken(system);
}
