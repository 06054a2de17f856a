/** Both ends included, within the object. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header against an object's size. `whole`: there is none, or one that servers may ignore (another unit,
 * several ranges). `unsatisfiable`: begins behind the end.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  // An empty object has no first byte to begin at, but clients ask for `bytes=0-` of anything.
  if (size === 0 && start === 0) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
