import { DEFAULT_THEME_CONFIG, SCALES, THEME_COLORS } from '@vcms/contract';

/** Every number of the specification's section 9, and the geometry of shell-behaviour 1. Used from here only. */

/** Full-screen spinner after each path change, ms. */
export const SPLASH_MS = 2000;
/** Wait before a hover-expanded sidebar collapses, ms. */
export const SIDEBAR_COLLAPSE_MS = 300;
/** Wait before a menu tooltip is mounted, ms. */
export const TOOLTIP_DELAY_MS = 100;
/** A window wider than this is a desktop, px. */
export const MOBILE_MAX_WIDTH_PX = 991;
export const DESKTOP_MEDIA_QUERY = `(min-width: ${MOBILE_MAX_WIDTH_PX + 1}px)`;

/** Root font sizes in px; the list itself is part of the contract. */
export const SCALE_MIN = Math.min(...SCALES);
export const SCALE_MAX = Math.max(...SCALES);
export const SCALE_DEFAULT = DEFAULT_THEME_CONFIG.scale;
export const THEME_COLOR_COUNT = THEME_COLORS.length;

export const NOTIFICATION_PANEL_WIDTH = '30vw';
export const PROFILE_PANEL_WIDTH = '25rem';
/** Below this width the profile panel takes the whole window (A24), px. */
export const PROFILE_PANEL_FULL_WIDTH_BELOW_PX = 576;
/** Value of `meta[property="og:ttl"]`, seconds. */
export const SOCIAL_PREVIEW_TTL_S = 604_800;

/** Widths of the sidebar by mode (shell-behaviour 1.1 to 1.7); rem, so they follow the scale. */
export const SIDEBAR_WIDTH = '18rem';
export const SLIM_WIDTH = '5rem';
export const SLIM_PLUS_WIDTH = '7rem';
export const DRAWER_RAIL_WIDTH = '5.25rem';
export const REVEAL_STRIP_WIDTH = '3.25rem';
export const REVEAL_CONTENT_START = '4.25rem';
export const FLYOUT_MIN_WIDTH = '15rem';
export const FLYOUT_MAX_HEIGHT = '20rem';
export const TOP_BAR_HEIGHT = '4.25rem';
/** The cog at the edge; no wider than the margin of a desktop's page at any scale. */
export const COG_WIDTH = 'max(1.5rem, 24px)';
export const COG_HEIGHT = 'max(2.75rem, 36px)';

/** How long a sidebar or submenu takes to slide, ms. */
export const SLIDE_MS = 200;
/** The same for the rails, which cover more ground. */
export const RAIL_SLIDE_MS = 300;

/** Stacking order: content, sidebar and flyouts, cog; dialogs, toasts and tooltips are Chakra's (1000 and up). */
export const LAYERS = { topBar: 20, sidebar: 40, cog: 60, splash: 5000, skipLink: 6000 } as const;

export const HOME_PATH = '/dashboard';
export const PROFILE_PATH = '/profile/user/edit-profile';
/** What this tab runs; for role 5001. */
export const STATUS_PATH = '/status';
export const COPYRIGHT = 'Copyright © 2025 VCMS. All rights reserved';
