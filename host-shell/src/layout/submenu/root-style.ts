import { menuRowStyle } from '../menu-item-style.ts';

/** A root that is current, or open, or holds the current page; shared by the three submenu modes. */
export const rootStyle = {
  ...menuRowStyle,
  '&[data-holds-current], &[aria-expanded=true]': { bg: 'var(--menu-active-bg)' },
  '&[data-holds-current]': {
    bg: 'var(--menu-active-bg)',
    color: 'var(--menu-active-fg)',
    fontWeight: 'bold',
  },
  '&[data-holds-current]::before': menuRowStyle['&[aria-current=page]::before'],
};
