function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray percent sign is not an error of the page
  }
}

/**
 * The form in which paths are compared everywhere: menu highlight, breadcrumb, splash, route match
 * (shell-behaviour 4, step 1). Query and hash go, percent signs are decoded once, slashes collapse, one slash
 * leads, none trails except in `/` itself. Case stays.
 */
export function canonicalPath(raw: string): string {
  const bare = raw.split(/[?#]/, 1)[0] ?? '';
  const path = `/${decodeOnce(bare)}`.replace(/\/{2,}/g, '/');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/**
 * The path without its last segment when that segment is digits only, else undefined: a trailing number is a
 * dynamic route parameter (spec, section 2). Exactly one segment goes.
 */
export function withoutTrailingNumber(path: string): string | undefined {
  const parts = /^(.*)\/\d+$/.exec(canonicalPath(path));
  const parent = parts?.[1];
  return parent === undefined || parent === '' ? undefined : parent;
}
