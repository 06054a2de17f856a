import { SLIDE_MS } from './layout-constants.ts';

/** A row of the menu: link or group button. Colours come from the surface (menu-surface.ts). */
export const menuRowStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.875rem',
  width: '100%',
  minHeight: 'max(2.875rem, 36px)',
  paddingInline: '0.875rem',
  paddingBlock: '0.5rem',
  borderRadius: 'lg',
  color: 'var(--menu-fg)',
  fontWeight: 'medium',
  lineHeight: '1.3',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms',
  '@media (hover: hover)': { '&:hover': { bg: 'var(--menu-hover)' } },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'var(--menu-ring)', outlineOffset: '-2px' },
  '&[aria-current=page]': {
    bg: 'var(--menu-active-bg)',
    color: 'var(--menu-active-fg)',
    fontWeight: 'bold',
  },
  '&[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0',
    insetBlock: '0.6rem',
    width: '3px',
    borderRadius: 'full',
    bg: 'var(--menu-marker)',
    forcedColorAdjust: 'none',
  },
  '&[data-holds-current]:not([aria-expanded=true])': {
    bg: 'var(--menu-active-bg)',
    color: 'var(--menu-active-fg)',
    fontWeight: 'bold',
  },
  '@media (forced-colors: active)': { '&[aria-current=page]': { outline: '2px solid Highlight' } },
};

/** A link inside a group: no icon, indented below the group's label. */
export const menuSubRowStyle = {
  ...menuRowStyle,
  minHeight: 'max(2.5rem, 32px)',
  paddingBlock: '0.375rem',
  paddingInline: '0.875rem',
};

/**
 * The fold of a group: `hidden` takes it out of the page for everyone at once; where the browser can, the rows
 * slide to their real height meanwhile.
 */
export const menuFoldStyle = {
  display: 'grid',
  gridTemplateRows: '1fr',
  transition: `grid-template-rows ${SLIDE_MS}ms ease-out, display ${SLIDE_MS}ms allow-discrete`,
  '@starting-style': { gridTemplateRows: '0fr' },
  '&[hidden]': { gridTemplateRows: '0fr' },
  // Clipped and not hidden: hidden content can be scrolled, and focus would scroll it while it slides, so that the
  // rows move away from under a press.
  '& > *': { minHeight: '0', overflow: 'clip' },
};
