import type { Page } from '@playwright/test';

declare global {
  interface Window {
    e2ePresses?: number;
  }
}

/**
 * From the next address on, counts what a person does with a page: pressing with the pointer, Enter or the space bar on a
 * control, choosing from a list, choosing or dropping a file. Letters that are typed into a field are not counted.
 */
export async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.e2ePresses = 0;
    const count = () => {
      window.e2ePresses = (window.e2ePresses ?? 0) + 1;
    };
    document.addEventListener('pointerdown', count, { capture: true });
    document.addEventListener('drop', count, { capture: true });
    document.addEventListener('keydown', ({ key }) => (key === 'Enter' || key === ' ') && count(), {
      capture: true,
    });
    const isChosen = (target: EventTarget | null) =>
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file');
    document.addEventListener('change', ({ target }) => isChosen(target) && count(), { capture: true });
  });
}

export interface Effort {
  readonly presses: number;
  readonly seconds: number;
}

/** What some work took on a page whose presses are counted. */
export async function effortOf(page: Page, work: () => Promise<void>): Promise<Effort> {
  const pressed = () => page.evaluate(() => window.e2ePresses ?? 0);
  const [before, since] = [await pressed(), Date.now()];
  await work();
  return { presses: (await pressed()) - before, seconds: (Date.now() - since) / 1_000 };
}
