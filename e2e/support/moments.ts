import type { Page } from '@playwright/test';

/**
 * Notes, in the page, when it first shows a text. An expectation looks in steps that grow to a second, which is too coarse for what
 * comes sooner.
 * @returns milliseconds since 1970, once the text is there
 */
export async function noteShown(page: Page, text: string): Promise<() => Promise<number>> {
  const noted = await page.evaluateHandle((wanted) => {
    const moment = new Promise<number>((resolve) => {
      const look = () => {
        if (document.body.textContent?.includes(wanted) !== true) return;
        observer.disconnect();
        resolve(Date.now());
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      look();
    });
    return { moment };
  }, text);
  return () => noted.evaluate(({ moment }) => moment);
}

/**
 * Notes, in the page, when somebody next presses something in it.
 * @returns milliseconds since 1970, once it was pressed
 */
export async function notePressed(page: Page): Promise<() => Promise<number>> {
  const noted = await page.evaluateHandle(() => {
    const moment = new Promise<number>((resolve) => {
      document.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true });
    });
    return { moment };
  });
  return () => noted.evaluate(({ moment }) => moment);
}
