import { type RefObject, useEffect, useRef } from 'react';
import { commandOf, type ShortcutCommand } from './shortcuts.ts';

/** Single keys pressed inside an element run commands; off: none do. */
export function useShortcuts(
  area: RefObject<HTMLElement | null>,
  isOn: boolean,
  run: (command: ShortcutCommand) => void,
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const element = area.current;
    if (!isOn || element === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      // A dialog is a child of the page for React, not for the document.
      const command = commandOf(event, event.target instanceof Element ? event.target : null);
      if (command === undefined || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(command);
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [area, isOn]);
}
