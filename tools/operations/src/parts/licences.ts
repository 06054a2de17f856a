/** The part of package-lock.json that is read here. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
}

interface Part {
  readonly name: string;
  readonly version: string;
  /** As the package says it; '' where the lock file names none. */
  readonly licence: string;
}

/** Licences that ask for nothing but their text, and file-level copyleft that is used unchanged. An expression with OR needs one of them. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Zlib'],
]);

/** Every package of others that the lock file names, each once. */
export function partsOf({ packages }: Lock): readonly Part[] {
  const parts = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '', license = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }));
  return [...new Map(parts.map((part) => [`${part.name}@${part.version}`, part])).values()];
}

/** True where the licence is on the list; of a choice one is enough, of a conjunction all are needed. */
export function isAllowed(licence: string): boolean {
  const text = licence.replaceAll(/[()]/g, ' ').trim();
  if (text === '') return false;
  return text.split(/ OR /).some((choice) => choice.split(/ AND /).every((name) => ALLOWED.has(name.trim())));
}
