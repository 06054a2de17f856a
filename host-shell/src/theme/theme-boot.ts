import { faceRules } from '../typeface/face-rules.ts';
import { adoptSheet } from './adopt-sheet.ts';
import { applyTheme } from './apply-theme.ts';
import { firstSign } from './first-sign.ts';
import { parseStoredTheme, THEME_STORAGE_KEY } from './theme-config.ts';

/**
 * A build entry of its own, loaded by a blocking script in `<head>`: it puts the stored theme on `<html>`, declares the
 * typeface and draws the first sign before the first paint. A file and not inline code, because the content security policy allows no inline script.
 */
function storedText(): string | null {
  try {
    return window.localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

const theme = parseStoredTheme(storedText());
applyTheme(theme, document.documentElement);
const rules = faceRules({
  font: new URL('../typeface/inter.woff2', import.meta.url).pathname,
  licence: new URL('../typeface/inter-licence.txt', import.meta.url).pathname,
});
adoptSheet(`${rules}\n${firstSign(theme)}`, document);
