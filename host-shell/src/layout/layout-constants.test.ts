import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME_CONFIG, SCALES, THEME_COLORS } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import * as constants from './layout-constants.ts';

const ROOT = join(process.cwd(), 'host-shell', 'src');
const OWN = 'layout/layout-constants.ts';

/** Text of every source of the shell that is no test, by its path. */
const sources = new Map(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split('\\').join('/'))
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.|^test-support\//u.test(name))
    .map((name) => [
      name,
      readFileSync(join(ROOT, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, ''),
    ]),
);

const holders = (pattern: RegExp) =>
  [...sources].filter(([, text]) => pattern.test(text)).map(([name]) => name);

describe('the numbers of the specification', () => {
  it('S266: are defined in one module', () => {
    expect(constants).toMatchObject({
      SPLASH_MS: 2000,
      SIDEBAR_COLLAPSE_MS: 300,
      TOOLTIP_DELAY_MS: 100,
      MOBILE_MAX_WIDTH_PX: 991,
      SCALE_MIN: 12,
      SCALE_MAX: 16,
      SCALE_DEFAULT: 14,
      THEME_COLOR_COUNT: 8,
      NOTIFICATION_PANEL_WIDTH: '30vw',
      PROFILE_PANEL_WIDTH: '25rem',
      SOCIAL_PREVIEW_TTL_S: 604_800,
    });
    expect([
      Math.min(...SCALES),
      Math.max(...SCALES),
      DEFAULT_THEME_CONFIG.scale,
      THEME_COLORS.length,
    ]).toEqual([12, 16, 14, 8]);
  });

  it.each([
    'SPLASH_MS',
    'SIDEBAR_COLLAPSE_MS',
    'TOOLTIP_DELAY_MS',
    'DESKTOP_MEDIA_QUERY',
    'SCALE_MIN',
    'SCALE_MAX',
    'NOTIFICATION_PANEL_WIDTH',
    'PROFILE_PANEL_WIDTH',
  ])('S266: %s is used from there', (name) => {
    expect(holders(new RegExp(`\\b${name}\\b`, 'u')).filter((holder) => holder !== OWN)).not.toEqual([]);
  });

  it.each([/\b30vw\b/u, /['"]25rem['"]/u, /\b99[12]\b/u, /\b604_?800\b/u])(
    'S266: %s is written nowhere else',
    (pattern) => {
      expect(holders(pattern)).toEqual([OWN]);
    },
  );
});

describe('what the specification calls library defaults', () => {
  it('S267: is not among the numbers of the product', () => {
    const values = Object.values(constants);

    for (const value of [30_000, 60_000, 300_000, 'mm/dd/yy', 'en']) expect(values).not.toContain(value);
  });

  it('S267: is left to the libraries: no sign-in timeout, refresh time or date pattern is set in the shell', () => {
    expect(holders(/mm\/dd\/yy|dateFormat|forceRefresh:|DEFAULT_API_TIMEOUT/iu)).toEqual([]);
    expect(holders(/\b(?:5 \* 60|300_?000)\b/u)).toEqual([]);
  });
});

describe('what the specification does not show', () => {
  it('S268: no TRIR, EMR or insurance limit is invented', () => {
    const invented =
      /(?:trir|emr|insurance|coverage|liability)\w*(?:limit|max|min|threshold)?\w*['"]?\s*[:=]\s*['"]?\$?\d/iu;

    expect(holders(invented)).toEqual([]);
  });

  // The own-profile page has bounds of its own: the specification leaves its contents open (decision 0017).
  it('S263: no form of the specified shell checks its fields; the sign-in service’s rules stay in its adapter', () => {
    const checking =
      /\b(?:required|pattern|minLength|maxLength)=|checkValidity|setCustomValidity|from '(?:zod|yup)'/u;

    expect(holders(checking).filter((file) => !file.startsWith('pages/edit-profile/'))).toEqual([]);
    const serviceRules = holders(/\bMIN_PASSWORD_LENGTH\b|\bEMAIL_FORMAT\b/u);
    expect(serviceRules).toContain('backend/credential-rules.ts');
    expect(serviceRules.filter((file) => !file.startsWith('backend/'))).toEqual([]);
  });
});
