import { mkdir } from 'node:fs/promises';
import { COLOR_SCHEMES, MENU_MODES } from '@vcms/contract';
import { test } from '../support/menu-test.ts';
import { openSettings } from '../support/settings-page.ts';
import { SHOTS } from '../support/shoot.ts';

/** The seven menu types in use, in three schemes; on a phone they are all the same menu. */
for (const colorScheme of COLOR_SCHEMES) {
  test(`menu types, ${colorScheme}`, async ({ page, frame }) => {
    test.setTimeout(300_000);
    await mkdir(SHOTS, { recursive: true });
    const shoot = (name: string) => page.screenshot({ path: `${SHOTS}/${name}-${colorScheme}.png` });
    await frame.open();
    await openSettings(page).setFromAnotherTab({ colorScheme });
    for (const mode of MENU_MODES) {
      await frame.setMode(mode);
      if (mode === 'overlay') await frame.menuButton.click();
      if (mode === 'drawer' || mode === 'reveal') {
        await shoot(`mode-${mode}-rest`);
        await page.mouse.move(30, 300);
      }
      await frame.group('Auditing Tools').click();
      await page.waitForTimeout(600);
      await shoot(`mode-${mode}`);
      await page.mouse.move(900, 700);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await frame.menuButton.click();
    await page.waitForTimeout(600);
    await shoot('mode-phone');
    await page.keyboard.press('Escape');
    await frame.cog.click();
    await page.waitForTimeout(600);
    await shoot('settings-phone');
  });
}
