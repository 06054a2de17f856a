/**
 * Text sizes. The root font size follows the scale setting (12..16 px), so rem alone would push small text
 * to 9 px at scale 12: the small sizes have a floor in px.
 */
export const fontSizes = {
  '2xs': { value: 'max(0.75rem, 11px)' },
  xs: { value: 'max(0.857rem, 12px)' },
  sm: { value: 'max(0.95rem, 12px)' },
  md: { value: '1rem' },
  lg: { value: '1.14rem' },
  xl: { value: '1.3rem' },
  '2xl': { value: '1.6rem' },
  '3xl': { value: '2rem' },
  '4xl': { value: '2.5rem' },
};

/** The shell brings the first two (host-shell/src/typeface); a page of a remote alone has the machine's own. */
const SANS_SERIF =
  'Inter, "Inter stand-in", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

export const fonts = {
  heading: { value: SANS_SERIF },
  body: { value: SANS_SERIF },
  mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
};

/** Rounder than Chakra's: chips, controls, cards. */
export const semanticRadii = {
  l1: { value: '{radii.md}' },
  l2: { value: '{radii.lg}' },
  l3: { value: '{radii.xl}' },
};

/** `lg` is the specification's desktop boundary (window wider than 991 px); the others are Chakra's. */
export const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: '992px',
  xl: '1280px',
  '2xl': '1536px',
};
