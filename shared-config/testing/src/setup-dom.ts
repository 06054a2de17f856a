import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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

/** A media query list that tells its listeners on a `resize` event of the window. */
class WidthQueryList extends EventTarget {
  readonly media: string;
  matches: boolean;
  onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
    this.matches = matchesQuery(media);
    window.addEventListener('resize', () => {
      const matches = matchesQuery(media);
      if (matches === this.matches) return;
      this.matches = matches;
      this.dispatchEvent(new Event('change'));
    });
  }

  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

window.matchMedia = (query) => new WidthQueryList(query) as unknown as MediaQueryList;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
