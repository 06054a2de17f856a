import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** In none of the tags: who speaks to the page says the words that stand on a button. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Places where a rule is wrong. Initials on the button of the profile stand in for a picture: nobody would say them to press it.
 * An open menu and the name beside an icon stand in no landmark, as dialogs do: each belongs to the button that shows it, which
 * stands in one, and a menu has the focus as long as it is open.
 */
const EXCUSED: Readonly<Record<string, RegExp>> = {
  'label-content-name-mismatch': /^<button[^>]* aria-label="Profile"/,
  region: /^<div[^>]* data-scope="(?:menu|tooltip)" data-part="positioner"/,
};

/** How often a page is looked at that begins to move each time. */
const LOOKS = 3;

/** Waits until nothing moves, and notes from then on whether something begins to: a button that wakes changes its colors. */
async function watchMoves(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // One that is cancelled has ended as well.
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const state = { hasMoved: false };
    Object.assign(globalThis, { moveState: state });
    const note = () => {
      state.hasMoved = true;
    };
    for (const name of ['transitionrun', 'animationstart'])
      document.addEventListener(name, note, { capture: true });
  });
  return () =>
    page.evaluate(
      () => (globalThis as { moveState?: { readonly hasMoved: boolean } }).moveState?.hasMoved !== false,
    );
}

/**
 * What breaks WCAG 2.2 AA or a rule of best practice on the page, and which buttons are named other than they read; one line
 * per place, so that a failure says where to look. From the top of the page: a button that is half scrolled under the bar is a
 * small target until one scrolls on. And once nothing moves: the entries of a menu that is just unfolding are small targets too.
 * What was found while something began to move is looked at again.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const top = await page.evaluate(() => {
    const before = window.scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return before;
  });
  let found: string[] = [];
  for (let time = 1; time <= LOOKS; time += 1) {
    const hasMoved = await watchMoves(page);
    found = await lookAt(page);
    if (found.length === 0 || !(await hasMoved())) break;
  }
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  return found;
}

async function lookAt(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is no violation is counted but not described: nobody reads it, and it is most of the answer.
    .options({ resultTypes: ['violations'], rules: MORE_RULES })
    .withTags(TAGS)
    // In the page itself: otherwise a second page is opened for each look, only to put together what frames found.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => EXCUSED[id]?.test(html) !== true)
      .map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
