import type { SystemContext } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';

type Serialized = ReturnType<typeof serialize>;

/** Looks and parts of looks that are remembered; a page has a few hundred. */
const REMEMBERED = 4_000;

/** Remembers by text, and begins anew when it has become too much. */
function createMemory<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
}

/** A short name of what styles say: equal ones have the same. Recipes hand out the same object every time, and it is read once. */
function createNames(): (style: unknown) => number {
  const byObject = new WeakMap<object, number>();
  const byText = createMemory<number>();
  let last = 0;
  const read = (style: unknown) =>
    byText(JSON.stringify(style) ?? '', () => {
      last += 1;
      return last;
    });
  return (style) => {
    if (typeof style !== 'object' || style === null) return read(style);
    const known = byObject.get(style);
    if (known !== undefined) return known;
    const name = read(style);
    byObject.set(style, name);
    return name;
  };
}

/** The class of a look, made once. Emotion takes what is written out already as it is. */
function createQuickCss(css: SystemContext['css']): (...styles: unknown[]) => Serialized {
  const nameOf = createNames();
  const looks = createMemory<Serialized>();
  return (...styles) => {
    // The last are the props of one element, new each time that it is drawn.
    const own = JSON.stringify(styles.at(-1)) ?? '';
    const key = `${styles.slice(0, -1).map(nameOf).join()}${own}`;
    return looks(key, () => serialize(css(...(styles as Parameters<SystemContext['css']>))));
  };
}

function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/**
 * The same system, which does once what Chakra does for each element each time it is drawn: to build the recipe of its
 * component, to put its styles together, and to write them out and hash them. The classes are those it would have had.
 */
export function quicken(system: SystemContext): SystemContext {
  const valid = new Map<string, boolean>();
  return {
    ...system,
    css: createQuickCss(system.css) as unknown as SystemContext['css'],
    cva: once(system.cva as (config: object) => unknown) as SystemContext['cva'],
    isValidProperty: (name) => {
      const known = valid.get(name);
      if (known !== undefined) return known;
      const isValid = system.isValidProperty(name);
      valid.set(name, isValid);
      return isValid;
    },
  };
}
