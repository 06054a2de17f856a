import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What breaks WCAG 2.2 AA on the page as it stands; one line per place, so that a failure says where to look. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is no violation is counted but not described: nobody reads it, and it is most of the answer.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // In the page itself: otherwise a second page is opened for each look, only to put together what frames found.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
