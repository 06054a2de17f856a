/** The person that a badge's address names, `/work-manager/<id>`; undefined: it names nobody. */
export function staffIdIn(pathname: string): string | undefined {
  const [, encoded] = /^\/work-manager\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
