import type { ColorScheme, ThemeColor, ThemeConfig } from '@vcms/contract';

/** Page and quiet text of a scheme, as in the design system, which is not there yet; a test holds both equal. */
export const FIRST_SCHEMES: Readonly<
  Record<ColorScheme, { readonly ground: string; readonly text: string }>
> = {
  light: { ground: '#F4F6FA', text: '#5A6779' },
  dim: { ground: '#0B1524', text: '#A3B2C8' },
  dark: { ground: '#101113', text: '#A4A9B0' },
};

/** The fill of each theme colour in light, and in dim and dark; likewise. */
export const FIRST_FILLS: Readonly<Record<ThemeColor, readonly [light: string, dark: string]>> = {
  indigo: ['#4340C2', '#A6B2FC'],
  blue: ['#173da6', '#a3cfff'],
  purple: ['#641ba3', '#d8b4fe'],
  teal: ['#0c5d56', '#5eead4'],
  cyan: ['#0c5c72', '#67e8f9'],
  green: ['#116932', '#86efac'],
  orange: ['#92310a', '#fdba74'],
  pink: ['#a41752', '#f9a8d4'],
};

/**
 * What the page shows from its first paint until React renders: the ring of `LoadingRing`, drawn on the empty root, at the place where the
 * sign of the check and the splash stand after it. No element, so nobody has to take it away.
 */
export function firstSign({ colorScheme, theme }: Pick<ThemeConfig, 'colorScheme' | 'theme'>): string {
  const { ground, text } = FIRST_SCHEMES[colorScheme];
  const fill = FIRST_FILLS[theme][colorScheme === 'light' ? 0 : 1];
  return `
#root:empty{position:fixed;inset:0;background:${ground}}
#root:empty::before,#root:empty::after{position:fixed;top:50%;left:50%}
#root:empty::before{content:"";box-sizing:border-box;width:5.25rem;height:5.25rem;margin:-4.375rem 0 0 -2.625rem;border:3px solid color-mix(in srgb,${fill} 20%,transparent);border-top-color:${fill};border-radius:50%;background:radial-gradient(circle,${fill} 1.75rem,transparent calc(1.75rem + 1px)) border-box;animation:first-turn .9s linear infinite}
#root:empty::after{content:"Loading...";width:10rem;margin:2rem 0 0 -5rem;color:${text};font:500 1rem/1.5 "Inter stand-in",system-ui,sans-serif;text-align:center}
@keyframes first-turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){#root:empty::before{border-color:transparent;animation:none}}
@media print{#root:empty::before,#root:empty::after{display:none}}`;
}
