import type { ColorScheme, InputStyle, MenuMode, MenuTheme, ThemeColor } from '@vcms/contract';
import type { KnownIconName } from '@vcms/ui';

/** One choice of a settings group. */
export interface SettingChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: KnownIconName;
}

export const THEME_CHOICES: readonly SettingChoice<ThemeColor>[] = [
  { value: 'indigo', label: 'Indigo' },
  { value: 'blue', label: 'Blue' },
  { value: 'purple', label: 'Purple' },
  { value: 'teal', label: 'Teal' },
  { value: 'cyan', label: 'Cyan' },
  { value: 'green', label: 'Green' },
  { value: 'orange', label: 'Orange' },
  { value: 'pink', label: 'Pink' },
];

export const MENU_MODE_CHOICES: readonly SettingChoice<MenuMode>[] = [
  { value: 'static', label: 'Static' },
  { value: 'overlay', label: 'Overlay' },
  { value: 'slim', label: 'Slim' },
  { value: 'slim-plus', label: 'Slim +' },
  { value: 'drawer', label: 'Drawer' },
  { value: 'reveal', label: 'Reveal' },
  { value: 'horizontal', label: 'Horizontal' },
];

export const MENU_THEME_CHOICES: readonly SettingChoice<MenuTheme>[] = [
  { value: 'colorScheme', label: 'Colour scheme' },
  { value: 'primaryColor', label: 'Primary colour' },
  { value: 'transparent', label: 'Transparent' },
];

export const COLOR_SCHEME_CHOICES: readonly SettingChoice<ColorScheme>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dim', label: 'Dim' },
  { value: 'dark', label: 'Dark' },
];

export const INPUT_STYLE_CHOICES: readonly SettingChoice<InputStyle>[] = [
  { value: 'outlined', label: 'Outlined' },
  { value: 'filled', label: 'Filled' },
];
