import { useEffect } from 'react';

export interface DismissOptions {
  /** Listens only while true. */
  readonly active: boolean;
  /** True for elements whose clicks do not dismiss. */
  readonly isInside: (target: Node) => boolean;
  readonly onOutside: () => void;
  readonly onEscape: () => void;
}

/**
 * Outside clicks and Escape of a floating menu. The click still reaches its target: a button of the page below
 * does its work and the menu goes away (shell-behaviour 1.2).
 */
export function useDismiss({ active, isInside, onOutside, onEscape }: DismissOptions): void {
  useEffect(() => {
    if (!active) return;
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && !isInside(event.target)) onOutside();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [active, isInside, onOutside, onEscape]);
}
