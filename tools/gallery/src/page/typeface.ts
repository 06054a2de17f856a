/** The product's typeface, which the shell brings there; a page of its own takes the same file. */
const FILE = new URL('../../../../host-shell/src/typeface/inter.woff2', import.meta.url);

/**
 * Loads it before anything is drawn, and lets it stand for every family of the design system: no picture depends on what a machine
 * has installed.
 */
export async function loadTypeface(page: Document): Promise<void> {
  const face = new FontFace('Inter', `url("${FILE}") format("woff2")`, { weight: '400 700' });
  page.fonts.add(await face.load());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root{--vcms-fonts-body:Inter!important;--vcms-fonts-heading:Inter!important;--vcms-fonts-mono:Inter!important}
    *,*::before,*::after{font-family:Inter!important}`,
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
