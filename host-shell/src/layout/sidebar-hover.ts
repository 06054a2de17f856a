import type { LayoutAction } from './layout-action.ts';
import { SIDEBAR_COLLAPSE_MS } from './layout-constants.ts';

/** Expands and collapses a rail (shell-behaviour 2.3); holds what is not state: timer, pointer, focus. */
export interface SidebarHover {
  /** Touch never expands: the tap itself decides (6.2). */
  pointerEntered(pointerType: string): void;
  /** A finger that lifts leaves too: it must not collapse what its tap is about to expand (S163). */
  pointerLeft(pointerType: string): void;
  /** Only focus that came from the keyboard counts; a mouse click must not hold the sidebar open. */
  keyboardFocusEntered(): void;
  focusLeft(): void;
  escapePressed(): void;
  pressedOutside(): void;
  /** @param anchored the state before the press. */
  anchorPressed(anchored: boolean): void;
  /** Cancels the timer; for unmounting. */
  stop(): void;
}

/** The timer lives here and not in a component, so that no re-render can lose it (B3). */
export function createSidebarHover(dispatch: (action: LayoutAction) => void): SidebarHover {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointerInside = false;
  let focusInside = false;
  let awaitsLeave = false;

  const cancel = () => clearTimeout(timer);
  const collapse = () => {
    cancel();
    dispatch({ type: 'sidebar-collapsed' });
  };
  const collapseLater = () => {
    cancel();
    if (!pointerInside && !focusInside) timer = setTimeout(collapse, SIDEBAR_COLLAPSE_MS);
  };
  const expand = () => {
    cancel();
    dispatch({ type: 'sidebar-expanded' });
  };

  return {
    pointerEntered(pointerType) {
      if (pointerType === 'touch') return;
      pointerInside = true;
      if (!awaitsLeave) expand();
    },
    pointerLeft(pointerType) {
      if (pointerType === 'touch') return;
      pointerInside = false;
      awaitsLeave = false;
      collapseLater();
    },
    keyboardFocusEntered() {
      focusInside = true;
      expand();
    },
    focusLeft() {
      focusInside = false;
      collapseLater();
    },
    escapePressed() {
      awaitsLeave = pointerInside;
      focusInside = false;
      collapse();
    },
    pressedOutside: collapse,
    anchorPressed(anchored) {
      cancel();
      dispatch({ type: 'anchor-toggled' });
      if (anchored) collapseLater();
    },
    stop: cancel,
  };
}
