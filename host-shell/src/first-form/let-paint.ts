/** A window that is covered or in the background may not be painted for long. */
const LONGEST_MS = 200;

/**
 * Where a first form stands the app's code waits until the browser has painted it, or what was typed into it: both keep the
 * browser busy for long, and would come first otherwise.
 */
export function letPaint(view: Window): Promise<void> {
  const { document: page } = view;
  if (page.querySelector('[data-first]') === null || page.visibilityState === 'hidden')
    return Promise.resolve();
  return new Promise((resolve) => {
    view.requestAnimationFrame(() => view.setTimeout(resolve));
    view.setTimeout(resolve, LONGEST_MS);
  });
}
