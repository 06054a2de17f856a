import { COLOR_SCHEMES, type ColorScheme, DEFAULT_THEME_CONFIG, type ThemeConfig } from '@vcms/contract';

/** The look to begin with: the product's default in the wished colour scheme. */
export function lookOf(scheme: string | null): ThemeConfig {
  const colorScheme = COLOR_SCHEMES.find((known) => known === scheme) ?? DEFAULT_THEME_CONFIG.colorScheme;
  return { ...DEFAULT_THEME_CONFIG, colorScheme };
}

const ATTRIBUTES = ['theme', 'menuTheme', 'inputStyle', 'ripple', 'scale'] as const;

/** Puts a look on the page's root element, where the design system's CSS reads it (architecture 3d). */
export function applyLook(look: ThemeConfig, root: HTMLElement): void {
  const isLight = look.colorScheme === 'light';
  root.className = isLight ? 'light' : 'dark';
  root.style.colorScheme = root.className;
  root.dataset.scheme = look.colorScheme satisfies ColorScheme;
  for (const name of ATTRIBUTES) root.dataset[name] = String(look[name]);
  root.style.fontSize = `${(look.scale / 16) * 100}%`;
}
