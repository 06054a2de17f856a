import { COLOR_SCHEMES } from '@vcms/contract';
import { DIRECTIONS, type Look } from '../looks.ts';
import { VIEW_NAMES, type ViewName } from '../view-names.ts';

export interface ShownView extends Look {
  /** undefined: the frame with its switches. */
  readonly view: ViewName | undefined;
}

function oneOf<Value extends string>(known: readonly Value[], asked: string | null): Value | undefined {
  return known.find((value) => value === asked);
}

/** What the address after the # asks for. */
export function readAddress(hash: string): ShownView {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    view: oneOf(VIEW_NAMES, asked.get('view')),
    scheme: oneOf(COLOR_SCHEMES, asked.get('scheme')) ?? 'light',
    direction: oneOf(DIRECTIONS, asked.get('direction')) ?? 'ltr',
  };
}
