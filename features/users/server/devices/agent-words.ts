/** Whoever builds on another browser names it too, so the order counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system in words, from what a browser says of itself; anybody can make it say something else. */
export function agentWords(agent: string): { readonly browser: string; readonly system: string } {
  const named = (table: typeof BROWSERS, unknown: string) =>
    table.find(([pattern]) => pattern.test(agent))?.[1] ?? unknown;
  return { browser: named(BROWSERS, 'Another browser'), system: named(SYSTEMS, 'another system') };
}
