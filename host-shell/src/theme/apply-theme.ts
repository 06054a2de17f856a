import type { ColorScheme, Scale, ThemeConfig } from '@vcms/contract';

const BROWSER_DEFAULT_FONT_PX = 16;

/** The root font size of a scale as a percentage, so that the user's own browser setting still counts (A33). */
export function rootFontSize(scale: Scale): string {
  return `${(scale / BROWSER_DEFAULT_FONT_PX) * 100}%`;
}

function applyScheme(scheme: ColorScheme, root: HTMLElement): void {
  root.classList.toggle('light', scheme === 'light');
  root.classList.toggle('dark', scheme !== 'light');
  root.dataset.scheme = scheme;
  // The browser's own canvas turns dark before any stylesheet exists: no white flash on load.
  root.style.colorScheme = scheme === 'light' ? 'light' : 'dark';
}

/**
 * Puts the whole config on the root element: classes, data attributes and font size. Every React root and every
 * portal follows by CSS, without a render (shell-behaviour 3.3).
 */
export function applyTheme(config: ThemeConfig, root: HTMLElement): void {
  applyScheme(config.colorScheme, root);
  root.dataset.theme = config.theme;
  root.dataset.menuTheme = config.menuTheme;
  root.dataset.inputStyle = config.inputStyle;
  root.dataset.ripple = String(config.ripple);
  root.dataset.scale = String(config.scale);
  root.style.fontSize = rootFontSize(config.scale);
}
