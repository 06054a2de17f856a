/** The part of web storage that saved views need. */
export type ViewStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A register's conditions under a name of the user's choice. */
export interface SavedView {
  /** 1..40 characters, unique within the register. */
  readonly name: string;
  /** The query part of the address, without the question mark. */
  readonly query: string;
}

const NAME_MAX = 40;
const VIEWS_MAX = 20;

function keyOf(userId: string, register: string): string {
  return `vcms.views.${userId}.${register}`;
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return typeof fields.name === 'string' && typeof fields.query === 'string';
}

/** The saved views of one user and register; what cannot be read counts as none. */
export function readViews(storage: ViewStorage, userId: string, register: string): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId, register)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, VIEWS_MAX) : [];
  } catch {
    return [];
  }
}

/** False when the browser keeps nothing. */
export function writeViews(
  storage: ViewStorage,
  userId: string,
  register: string,
  views: readonly SavedView[],
): boolean {
  try {
    storage.setItem(keyOf(userId, register), JSON.stringify(views));
    return true;
  } catch {
    return false;
  }
}

/** The views with one more; the same name is replaced, the oldest gives way. An empty name changes nothing. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const name = view.name.trim().slice(0, NAME_MAX);
  if (name === '') return views;
  return [...views.filter((entry) => entry.name !== name), { ...view, name }].slice(-VIEWS_MAX);
}

/** A view keeps conditions, not the page or the record that was open. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ['page', 'after', 'before', 'open']) kept.delete(name);
  return kept.toString();
}
