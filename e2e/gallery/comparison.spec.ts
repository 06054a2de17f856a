import { expect } from '@playwright/test';
import { type PictureLook, VIEW_NAMES, type ViewName } from '@vcms/gallery';
import { openGallery, pictureOf, showView, test } from '../support/gallery.ts';

const LOOK: PictureLook = { scheme: 'light', direction: 'ltr', window: 'phone' };

/** Mistakes of a style sheet that nobody means to make. */
const MISTAKES: readonly (readonly [what: string, view: ViewName, css: string])[] = [
  ['four pixels of padding', 'choices', '.chakra-switch__root { padding-inline-start: 4px }'],
  ['another color of a border', 'tables', 'td { border-color: var(--vcms-colors-border-control) }'],
  ['another ground', 'statuses', '.chakra-badge { background: var(--vcms-colors-bg-muted) }'],
  ['a missing heading', 'question', 'h2 { visibility: hidden }'],
];

for (const [what, view, css] of MISTAKES) {
  test(`a picture shows ${what}`, async ({ page, galleryOrigin }) => {
    await openGallery(page, galleryOrigin, LOOK);
    await showView(page, view, LOOK);
    const wrong = await page.addStyleTag({ content: css });
    await expect(page).not.toHaveScreenshot(pictureOf(view, LOOK), { fullPage: true });
    await wrong.evaluate((style) => (style as unknown as Element).remove());
    await expect(page).toHaveScreenshot(pictureOf(view, LOOK), { fullPage: true });
  });
}

test('the pictures have the letters of the typeface and no others', async ({ page, galleryOrigin }) => {
  await openGallery(page, galleryOrigin, LOOK);
  const characters = new Set<string>();
  for (const view of VIEW_NAMES) {
    await showView(page, view, LOOK);
    for (const character of await page.locator('body').innerText()) characters.add(character);
  }
  const text = [...characters].join('');
  await page.evaluate((all) => {
    const line = document.createElement('p');
    line.id = 'letters';
    line.textContent = all;
    document.body.append(line);
  }, text);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#letters' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });

  expect(characters.size).toBeGreaterThan(50);
  expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([['Inter', true]]);
});
