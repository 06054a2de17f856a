/** Places that a value was read at: `evidence.policies[].limits`, entries of lists and of maps as one. */
export type Reads = ReadonlySet<string>;

/** Maps by a code or an id: their entries are one place. */
const MAPS = new Set(['limits', 'endorsements', 'answers', 'insurance']);

function placeOf(parent: string, name: string, isList: boolean): string {
  if (isList && /^\d+$/.test(name)) return `${parent}[]`;
  const own = parent.slice(parent.lastIndexOf('.') + 1);
  if (MAPS.has(own)) return `${parent}{}`;
  return parent === '' ? name : `${parent}.${name}`;
}

/**
 * The value as it is, and the places at which something reads it. Values of plain fields count when they are asked for,
 * lists and maps when something in them is.
 */
export function watchReads<Value extends object>(value: Value): { value: Value; reads: Reads } {
  const reads = new Set<string>();
  const known = new WeakMap<object, unknown>();
  function watch<Part>(part: Part, place: string): Part {
    if (typeof part !== 'object' || part === null || part instanceof Date) {
      reads.add(place);
      return part;
    }
    const earlier = known.get(part);
    if (earlier !== undefined) return earlier as Part;
    const isList = Array.isArray(part);
    const watched = new Proxy(part, {
      get(target, name, receiver) {
        const found: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'symbol' || typeof found === 'function') return found;
        if (isList && name === 'length') {
          if (Array.isArray(target) && target.every((entry) => typeof entry !== 'object')) reads.add(place);
          return found;
        }
        return watch(found, placeOf(place, name, isList));
      },
    });
    known.set(part, watched);
    return watched;
  }
  return { value: watch(value, ''), reads };
}
