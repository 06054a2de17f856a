import type { ViewCommand } from './view-state.ts';

export type PageCommand = 'next' | 'previous' | 'first' | 'last';
export type ViewerCommand = PageCommand | ViewCommand;

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** How far the page is scrolled inside the viewer. */
export interface ScrollPlace {
  readonly isAtTop: boolean;
  readonly isAtBottom: boolean;
  /** Wider than its room: the arrows scroll it sideways. */
  readonly isWide: boolean;
}

const ALWAYS: Readonly<Record<string, ViewerCommand>> = {
  Home: 'first',
  End: 'last',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  _: 'zoom-out',
  '0': 'fit-width',
};

/**
 * What a key means inside the viewer; undefined: leave it to the browser. Ctrl, Alt and the command key stay the browser's:
 * Ctrl + is its own zoom. Page keys scroll a tall page first and turn it at its end.
 */
export function viewerCommand(pressed: PressedKey, place: ScrollPlace): ViewerCommand | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const { key } = pressed;
  if (key === 'PageDown') return place.isAtBottom ? 'next' : undefined;
  if (key === 'PageUp') return place.isAtTop ? 'previous' : undefined;
  if (key === 'ArrowRight') return place.isWide ? undefined : 'next';
  if (key === 'ArrowLeft') return place.isWide ? undefined : 'previous';
  return Object.hasOwn(ALWAYS, key) ? ALWAYS[key] : undefined;
}

/** The number of the page that a command asks for, from 1; undefined: none other. */
export function commandedPage(command: PageCommand, page: number, pageCount: number): number | undefined {
  const wanted = { next: page + 1, previous: page - 1, first: 1, last: pageCount }[command];
  return wanted >= 1 && wanted <= pageCount && wanted !== page ? wanted : undefined;
}

export function scrollPlace(box: HTMLElement | null): ScrollPlace {
  if (box === null) return { isAtTop: true, isAtBottom: true, isWide: false };
  return {
    isAtTop: box.scrollTop <= 1,
    isAtBottom: box.scrollTop + box.clientHeight >= box.scrollHeight - 1,
    isWide: box.scrollWidth > box.clientWidth + 1,
  };
}
