import { DEFAULT_THEME_CONFIG, type ThemeConfig } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { isSameTheme, parseStoredTheme, parseThemeConfig } from './theme-config.ts';

const OTHER: ThemeConfig = {
  ripple: true,
  inputStyle: 'filled',
  menuMode: 'slim-plus',
  menuTheme: 'transparent',
  colorScheme: 'dim',
  theme: 'teal',
  scale: 16,
};

describe('stored theme', () => {
  it('S189: has the defaults of the specification', () => {
    expect(parseStoredTheme(null)).toEqual({
      ripple: false,
      inputStyle: 'outlined',
      menuMode: 'static',
      menuTheme: 'colorScheme',
      colorScheme: 'light',
      theme: 'blue',
      scale: 14,
    });
  });

  it('comes back as it was written', () => {
    expect(parseStoredTheme(JSON.stringify(OTHER))).toEqual(OTHER);
  });

  it.each(['{', '', 'null', '[]', '7', '"dark"'])('falls back to the defaults for %j', (text) => {
    expect(parseStoredTheme(text)).toEqual(DEFAULT_THEME_CONFIG);
  });

  it.each([
    ['ripple', 'yes'],
    ['inputStyle', 'round'],
    ['menuMode', 'sideways'],
    ['menuTheme', ''],
    ['colorScheme', 'Dark'],
    ['theme', 'red'],
    ['scale', 99],
    ['scale', '14'],
    ['scale', null],
  ] as const)('drops the field %s when it is %j and keeps the others', (field, value) => {
    expect(parseThemeConfig({ ...OTHER, [field]: value })).toEqual({
      ...OTHER,
      [field]: DEFAULT_THEME_CONFIG[field],
    });
  });

  it('drops fields it does not know', () => {
    expect(parseThemeConfig({ ...OTHER, extra: 1 })).toEqual(OTHER);
  });

  it('is compared field by field', () => {
    expect(isSameTheme(OTHER, { ...OTHER })).toBe(true);
    expect(isSameTheme(OTHER, { ...OTHER, scale: 15 })).toBe(false);
  });
});
