/** The three colour schemes of the specification, section 2. */
export type SchemeName = 'light' | 'dim' | 'dark';

/** The neutral colours of one scheme (shell-behaviour 3.2); every value is `#rrggbb`. */
export interface SchemeColors {
  /** Page background. */
  readonly ground: string;
  /** Cards, menus, panels. */
  readonly surface: string;
  /** A tint of the surface: table heads, hovered rows. */
  readonly tint: string;
  /** A stronger tint: wells, skeletons, filled inputs. */
  readonly well: string;
  /** The strongest neutral fill: tracks, pressed states. */
  readonly strong: string;
  readonly text: string;
  readonly muted: string;
  /** Hairlines between things; never the only sign of a control. */
  readonly line: string;
  /** Borders of controls: 3:1 on ground and surface. */
  readonly control: string;
  /** Text on a fill of the theme colour. */
  readonly onFill: string;
}

export const SCHEME_COLORS: Readonly<Record<SchemeName, SchemeColors>> = {
  light: {
    ground: '#F4F6FA',
    surface: '#FFFFFF',
    tint: '#F8FAFC',
    well: '#EEF2F7',
    strong: '#DDE4ED',
    text: '#1B2433',
    muted: '#5A6779',
    line: '#E3E8F0',
    control: '#7C8898',
    onFill: '#FFFFFF',
  },
  dim: {
    ground: '#0B1524',
    surface: '#132238',
    tint: '#172840',
    well: '#1B2E49',
    strong: '#27405F',
    text: '#E6ECF5',
    muted: '#A3B2C8',
    line: '#263A57',
    control: '#6B82A5',
    onFill: '#0B1524',
  },
  dark: {
    ground: '#101113',
    surface: '#191B1E',
    tint: '#1E2023',
    well: '#25282C',
    strong: '#363A40',
    text: '#ECEDEE',
    muted: '#A4A9B0',
    line: '#2D3035',
    control: '#787D85',
    onFill: '#0B1524',
  },
};
