import type { Page } from '@playwright/test';
import { hasRing, isCovered } from './keyboard-path.ts';

/** What Tab finds in the content of a page, from its beginning to its end. */
export interface TabTour {
  /** Elements that got the focus. */
  readonly stops: number;
  /** Elements that can be used and that Tab never came to, by their names. */
  readonly missed: readonly string[];
  /** Elements whose focus cannot be seen. */
  readonly unseen: readonly string[];
}

/** How often a focus is looked for, 50 ms apart: the rings of fields fade in. */
const LOOKS = 20;

/** Presses of Tab within which a page must be left. */
const BOUND = 600;

/** Marks what can be used; of widgets that arrow keys move within, the widget counts once. */
function markUsable(): void {
  const usable =
    'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';
  const widgets =
    '[role=tablist], [role=radiogroup], [role=grid], [role=toolbar], [role=menu], [role=listbox]';
  const main = document.querySelector('main');
  for (const element of main?.querySelectorAll<HTMLElement>(usable) ?? []) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]') !== null)
      continue;
    (element.closest<HTMLElement>(widgets) ?? element).dataset.tour = 'waits';
  }
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}

function noteFocus(): string | undefined {
  const element = document.activeElement;
  if (element === null || element.closest('main') === null) return undefined;
  const marked = element.closest<HTMLElement>('[data-tour]');
  if (marked !== null) marked.dataset.tour = 'reached';
  return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60);
}

function namesOfMissed(): string[] {
  return [...document.querySelectorAll('[data-tour=waits]')].map((element) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60),
  );
}

async function isSeen(page: Page): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await page.evaluate(hasRing)) && !(await page.evaluate(isCovered))) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

/** Goes through the content of a page by Tab alone. */
export async function tourByTab(page: Page): Promise<TabTour> {
  await page.evaluate(markUsable);
  const unseen: string[] = [];
  let stops = 0;
  for (let press = 0; press < BOUND; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(noteFocus);
    if (name === undefined) break;
    stops += 1;
    if (!(await isSeen(page))) unseen.push(name);
  }
  return { stops, unseen, missed: await page.evaluate(namesOfMissed) };
}
