const SEGMENT = /(?:`((?:[^`\\]|\\.)*)`|([^`.]+))(\.|$)/y;

/** `a.b.\`c.d\`` as its names; `undefined` when it is not a field path. */
export function parseFieldPath(source: string): readonly string[] | undefined {
  const names: string[] = [];
  let offset = 0;
  while (offset < source.length) {
    SEGMENT.lastIndex = offset;
    const match = SEGMENT.exec(source);
    if (match === null) {
      return undefined;
    }
    const [whole, quoted, plain] = match;
    names.push(plain ?? (quoted ?? '').replace(/\\(.)/g, '$1'));
    offset += whole.length;
  }
  return names.length === 0 || source.endsWith('.') ? undefined : names;
}
