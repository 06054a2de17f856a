import { globalCss as chakraGlobalCss } from '@chakra-ui/react/theme';
import { PALETTE_NAMES } from './theme-palettes.ts';

/** One rule per theme colour: every component that uses `colorPalette`, portalled ones included, follows `<html>`. */
function accentRules() {
  return Object.fromEntries(
    PALETTE_NAMES.map((name) => [`html[data-theme=${name}]`, { colorPalette: name }]),
  );
}

/** Near zero, not zero: animations must still end, or closing panels would never leave the page. */
const STILL = '0.01ms !important';

const REDUCED_MOTION = {
  '*, *::before, *::after': {
    animationDuration: STILL,
    animationIterationCount: '1 !important',
    // A length, however short, would make a transition of every change of every property: the page would stand for a frame
    // without its sheet, 17 px lower. Nothing waits for the end of one.
    transitionDuration: '0s !important',
    scrollBehavior: 'auto !important',
  },
};

const BLACK_ON_NOTHING = {
  background: 'transparent !important',
  color: 'black !important',
  borderColor: '#888 !important',
  boxShadow: 'none !important',
};

/** Only the page's content goes on paper, dark on white, whatever the scheme and the scale. */
const PRINT = {
  '*, *::before, *::after': BLACK_ON_NOTHING,
  // Bars say how much by their colour on the ground.
  '[data-print=ink]': { background: '#555 !important', printColorAdjust: 'exact' },
  html: { fontSize: '11pt !important' },
  'html, body': { background: 'white !important' },
  '[data-print=hide]': { display: 'none !important' },
  // Paper cannot be pressed. Headings of columns are buttons too, and stay.
  'main .chakra-button:not(th .chakra-button, [data-print=show])': { display: 'none !important' },
  'svg text': { fill: 'black !important' },
  'th .chakra-button': { border: 'none !important', padding: '0 !important' },
  'main [role=search], main [role=tab]:not([aria-selected=true])': { display: 'none !important' },
  '[data-print=flush]': { margin: '0 !important', padding: '0 !important', minHeight: '0 !important' },
  a: { textDecoration: 'underline !important' },
};

export const globalStyles = {
  ...chakraGlobalCss,
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.5',
    colorPalette: 'blue',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    '&.light': { colorScheme: 'light' },
    '&.dark': { colorScheme: 'dark' },
  },
  body: { minHeight: '100dvh' },
  ...accentRules(),
  '*::placeholder, *[data-placeholder]': { color: 'fg.muted' },
  ':where(a, button, [tabindex]):focus-visible': {
    outline: '2px solid',
    outlineColor: 'colorPalette.focusRing',
    outlineOffset: '2px',
  },
  // Parts of components carry the direction of their library's default; the page's own counts.
  'html[dir=rtl] [data-scope][dir=ltr]': { direction: 'rtl' },
  'h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': REDUCED_MOTION,
  '@media print': PRINT,
};
