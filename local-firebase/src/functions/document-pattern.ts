const WILDCARD = /^\{[^{}=]+(?:=(\*\*?))?\}$/;

/**
 * Whether a document path fits a trigger's pattern. `{name}`, `{name=*}` and `*` stand for one segment, `{name=**}`
 * and `**` for any number of them, none included.
 */
export function matchesDocument(pattern: string, path: string): boolean {
  return matchesSegments(segmentsOf(pattern), segmentsOf(path));
}

function matchesSegments(pattern: readonly string[], path: readonly string[]): boolean {
  const [wanted, ...rest] = pattern;
  if (wanted === undefined) return path.length === 0;
  if (isMany(wanted)) {
    return path.some((_, at) => matchesSegments(rest, path.slice(at))) || matchesSegments(rest, []);
  }
  const [segment, ...below] = path;
  if (segment === undefined) return false;
  return (wanted === segment || wanted === '*' || WILDCARD.test(wanted)) && matchesSegments(rest, below);
}

function isMany(segment: string): boolean {
  return segment === '**' || WILDCARD.exec(segment)?.[1] === '**';
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}
