import { DEFAULT_THEME_CONFIG } from '@vcms/contract';
import type { Look } from '../looks.ts';

/** Puts a look on the page's root element, where the design system's CSS reads it (architecture 3d). */
export function applyLook({ scheme, direction }: Look, root: HTMLElement): void {
  const { theme, inputStyle, scale } = DEFAULT_THEME_CONFIG;
  root.className = scheme === 'light' ? 'light' : 'dark';
  root.style.colorScheme = root.className;
  root.dir = direction;
  Object.assign(root.dataset, { scheme, theme, inputStyle });
  root.style.fontSize = `${(scale / 16) * 100}%`;
}
