import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { findLabelsById } from './labels.ts';

/** Setup of the vitest project `dom`: unmounts after each test and adds what jsdom lacks. */

const LIMIT = /\((min|max)-width:\s*([\d.]+)px\)/g;

/** Width limits are answered from `window.innerWidth`; every other feature counts as absent. */
function matchesQuery(query: string): boolean {
  const limits = [...query.matchAll(LIMIT)];
  return (
    limits.length > 0 &&
    limits.every(([, kind, px]) =>
      kind === 'min' ? window.innerWidth >= Number(px) : window.innerWidth <= Number(px),
    )
  );
}

const lists = new Set<WidthQueryList>();

/** A media query list that tells its listeners on a `resize` event of the window. */
class WidthQueryList extends EventTarget {
  readonly media: string;
  matches: boolean;
  onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
    this.matches = matchesQuery(media);
    lists.add(this);
  }

  follow(): void {
    const matches = matchesQuery(this.media);
    if (matches === this.matches) return;
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }

  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

const READY = Symbol.for('vcms.test-page-is-ready');

/** Files that share a page share its width lists and its way to labels: the first one adds them. */
if (!(READY in window)) {
  findLabelsById(window);
  // One listener for all, from the beginning: in a browser a list is none of the window's listeners.
  window.addEventListener('resize', () => {
    for (const list of lists) list.follow();
  });
  window.matchMedia = (query) => new WidthQueryList(query) as unknown as MediaQueryList;
}
window.scrollTo = () => {};
// user-event builds selectors from the names of radio groups.
Object.assign(window, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
// The component library calls these on pointer input.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

/** jsdom has no layout: nothing ever changes size. */
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// A busy machine draws later than Testing Library's one second; waiting ends with the answer.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

interface JsdomConsole {
  listeners(event: 'jsdomError'): readonly ((error: { readonly type?: string }) => void)[];
  removeAllListeners(event: 'jsdomError'): void;
  on(event: 'jsdomError', listener: (error: { readonly type?: string }) => void): void;
}

/** jsdom cannot read cascade layers and says so for every style sheet; everything else it says still counts. */
function silenceStyleSheetErrors(virtualConsole: JsdomConsole): void {
  const listeners = virtualConsole.listeners('jsdomError');
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', (error) => {
    if (error.type === 'css-parsing') return;
    for (const listener of listeners) listener(error);
  });
}

const { jsdom } = globalThis as { readonly jsdom?: { readonly virtualConsole: JsdomConsole } };
if (jsdom !== undefined && !(READY in window)) silenceStyleSheetErrors(jsdom.virtualConsole);
Object.assign(window, { [READY]: true });
