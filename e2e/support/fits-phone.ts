import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling, resizeTo } from './sideways.ts';
import { violationsOf } from './violations-of.ts';

/** At the width of a phone nothing scrolls sideways, and nobody is shut out; the window then has its size back. */
export async function fitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await resizeTo(page, 390, 844);
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  await resizeTo(page, before.width, before.height);
}
