import { faceRules, type TypefaceFiles } from './face-rules.ts';

/**
 * Makes the typeface known to the page. A sheet of the page's own making and no file: it costs no request, and the content
 * security policy allows it.
 */
export function declareTypeface(files: TypefaceFiles, page: Document): void {
  // A browser of before 2023 keeps the stand-in.
  if (!('adoptedStyleSheets' in page)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faceRules(files));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
