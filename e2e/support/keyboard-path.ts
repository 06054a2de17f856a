import { expect, type Locator, type Page } from '@playwright/test';

/** Presses of Tab within which everything of a page must be reached. */
const BOUND = 90;

export interface KeyboardPath {
  /**
   * Tabs until an element of the locator has the focus, then holds that its ring can be seen and that nothing covers it
   * (WCAG 2.4.7, 2.4.11). Back: with Shift.
   */
  to(target: Locator, back?: 'back'): Promise<void>;
  /** Goes to the element and presses a key on it; Enter when none is named. */
  press(target: Locator, key?: string): Promise<void>;
  /** Goes to the field, takes away what it holds, and types. */
  type(target: Locator, text: string): Promise<void>;
  /** Goes to a date field and types a day: 2026-12-31. */
  day(target: Locator, date: string): Promise<void>;
  /** Goes to a field of choices and types the beginning of one. */
  choose(target: Locator, beginning: string): Promise<void>;
}

/** Something is drawn around the focused element, or around what stands for it, such as the box of a check box. */
export function hasRing(): boolean {
  const element = document.activeElement;
  if (element === null) return false;
  const label = element.closest('label');
  const drawn = [element, element.nextElementSibling, ...(label?.querySelectorAll('*') ?? [])];
  return drawn.some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(', 0)');
  });
}

/** No point of the focused element, or of the label that draws it, can be seen. */
export function isCovered(): boolean {
  const element = document.activeElement;
  if (element === null) return true;
  const drawn = element.matches('input') ? (element.closest('label') ?? element) : element;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  return ![0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const seen = document.elementFromPoint(left + width * x, top + height * y);
      return seen !== null && (drawn.contains(seen) || seen.contains(drawn));
    }),
  );
}

function focusedMarkup(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
}

/** The page as somebody without a mouse uses it: nothing but keys. */
export function openKeyboard(page: Page): KeyboardPath {
  const { keyboard } = page;

  function holdsFocus(target: Locator): Promise<boolean> {
    return target.evaluateAll((all) => all.some((one) => one === document.activeElement));
  }

  async function to(target: Locator, back?: 'back'): Promise<void> {
    await expect(target.first()).toBeAttached();
    // Under the overlay of a page that loads nothing can be reached; whoever uses keys waits as well.
    await expect.poll(() => target.first().evaluate((one) => one.closest('[inert]') === null)).toBe(true);
    for (let press = 0; press < BOUND && !(await holdsFocus(target)); press += 1) {
      await keyboard.press(back === undefined ? 'Tab' : 'Shift+Tab');
    }
    expect(await holdsFocus(target), `${target} is reached, not ${await focusedMarkup(page)}`).toBe(true);
    await expect.poll(() => page.evaluate(hasRing), { message: `${target} shows its focus` }).toBe(true);
    await expect.poll(() => page.evaluate(isCovered), { message: `${target} is covered` }).toBe(false);
  }

  return {
    to,
    async press(target, key = 'Enter') {
      await to(target);
      await keyboard.press(key);
    },
    async type(target, text) {
      await to(target);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    async day(target, date) {
      await to(target);
      const [year, month, day] = date.split('-');
      // The browser's own field has its parts in the order of the locale, and goes on by itself when one is full.
      await keyboard.type(`${month}${day}${year}`);
      await expect(target).toHaveValue(date);
    },
    async choose(target, beginning) {
      await to(target);
      await keyboard.type(beginning);
    },
  };
}
