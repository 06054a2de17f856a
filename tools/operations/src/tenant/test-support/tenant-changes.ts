import type { DemoProject, Documents } from './demo-project.ts';

/** Everything that one company could change of a project. */
export interface ProjectState {
  readonly documents: Documents;
  /** Paths and sizes of all files. */
  readonly files: readonly string[];
  readonly accounts: readonly string[];
}

export async function stateOf({ trusted, documents }: DemoProject): Promise<ProjectState> {
  const files = await trusted.files.list('');
  const { users } = await trusted.auth.listUsers(1000);
  return {
    documents: await documents(),
    files: files.map(({ path, size }) => `${path} ${size}`),
    accounts: users.map(({ uid, disabled }) => `${uid} ${disabled}`).toSorted(),
  };
}

export interface Difference {
  readonly gone: readonly string[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

export function differenceOf(before: Documents, after: Documents): Difference {
  return {
    gone: [...before.keys()].filter((path) => !after.has(path)),
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...after].filter(([path, text]) => (before.get(path) ?? text) !== text).map(([path]) => path),
  };
}

/** Whether a document names one of these, in its path or in what it holds; ids stand whole in both. */
export function names(documents: Documents, path: string, ids: readonly string[]): boolean {
  const words = new Set(`${path} ${documents.get(path) ?? ''}`.split(/[^A-Za-z0-9@.+-]+/));
  return ids.some((id) => words.has(id));
}

/** The collections on the way to a document. */
export function kindOf(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}
