import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What breaks WCAG 2.2 AA on the page; one line per place, so that a failure says where to look. From the top of the page: a
 * button that is half scrolled under the bar is a small target until one scrolls on. And once nothing moves: the entries of a
 * menu that is just unfolding are small targets too.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const top = await page.evaluate(() => {
    const before = window.scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return before;
  });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // One that is cancelled has ended as well.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    // What is no violation is counted but not described: nobody reads it, and it is most of the answer.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // In the page itself: otherwise a second page is opened for each look, only to put together what frames found.
    .setLegacyMode()
    .analyze();
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
