/** The seven menu modes of the specification, section 2. */
export const MENU_MODES = [
  'static',
  'overlay',
  'slim',
  'slim-plus',
  'drawer',
  'reveal',
  'horizontal',
] as const;
export const MENU_THEMES = ['colorScheme', 'primaryColor', 'transparent'] as const;
export const COLOR_SCHEMES = ['light', 'dim', 'dark'] as const;
export const THEME_COLORS = ['indigo', 'blue', 'purple', 'teal', 'cyan', 'green', 'orange', 'pink'] as const;
export const INPUT_STYLES = ['outlined', 'filled'] as const;
/** Root font sizes in px at the browser's default of 16. */
export const SCALES = [12, 13, 14, 15, 16] as const;

export type MenuMode = (typeof MENU_MODES)[number];
export type MenuTheme = (typeof MENU_THEMES)[number];
export type ColorScheme = (typeof COLOR_SCHEMES)[number];
export type ThemeColor = (typeof THEME_COLORS)[number];
export type InputStyle = (typeof INPUT_STYLES)[number];
export type Scale = (typeof SCALES)[number];

/** The layout config of the specification, section 3. */
export interface ThemeConfig {
  readonly ripple: boolean;
  readonly inputStyle: InputStyle;
  readonly menuMode: MenuMode;
  readonly menuTheme: MenuTheme;
  readonly colorScheme: ColorScheme;
  readonly theme: ThemeColor;
  readonly scale: Scale;
}

/** Defaults of the specification, section 3. */
export const DEFAULT_THEME_CONFIG: ThemeConfig = {
  ripple: false,
  inputStyle: 'outlined',
  menuMode: 'static',
  menuTheme: 'colorScheme',
  colorScheme: 'light',
  theme: 'blue',
  scale: 14,
};
