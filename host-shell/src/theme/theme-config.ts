import {
  COLOR_SCHEMES,
  DEFAULT_THEME_CONFIG,
  INPUT_STYLES,
  MENU_MODES,
  MENU_THEMES,
  SCALES,
  THEME_COLORS,
  type ThemeConfig,
} from '@vcms/contract';

/** Local storage key of the layout config; versioned, and not among the keys cleared on sign-out (A31). */
export const THEME_STORAGE_KEY = 'vcms.layout.v1';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function oneOf<T>(choices: readonly T[], value: unknown, fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** Reads settings of unknown origin; every field that does not hold falls back to its default by itself. */
export function parseThemeConfig(value: unknown): ThemeConfig {
  const given = isRecord(value) ? value : {};
  const standard = DEFAULT_THEME_CONFIG;
  return {
    ripple: typeof given.ripple === 'boolean' ? given.ripple : standard.ripple,
    inputStyle: oneOf(INPUT_STYLES, given.inputStyle, standard.inputStyle),
    menuMode: oneOf(MENU_MODES, given.menuMode, standard.menuMode),
    menuTheme: oneOf(MENU_THEMES, given.menuTheme, standard.menuTheme),
    colorScheme: oneOf(COLOR_SCHEMES, given.colorScheme, standard.colorScheme),
    theme: oneOf(THEME_COLORS, given.theme, standard.theme),
    scale: oneOf(SCALES, given.scale, standard.scale),
  };
}

/** The same for stored text; broken JSON gives the defaults. */
export function parseStoredTheme(text: string | null): ThemeConfig {
  if (text === null) return DEFAULT_THEME_CONFIG;
  try {
    return parseThemeConfig(JSON.parse(text));
  } catch {
    return DEFAULT_THEME_CONFIG;
  }
}

/** True when both configs hold the same seven values. */
export function isSameTheme(first: ThemeConfig, second: ThemeConfig): boolean {
  return (Object.keys(DEFAULT_THEME_CONFIG) as (keyof ThemeConfig)[]).every(
    (field) => first[field] === second[field],
  );
}
