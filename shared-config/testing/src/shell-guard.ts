import type { RemoteName } from '@vcms/contract';

/** Refuses what only the shell may write (architecture 3a, rule 4), and remembers who tried. */
export interface ShellGuard {
  /** One sentence for each thing that was, or was to be, written. */
  readonly violations: () => readonly string[];
  end(): void;
}

/** Keys of the specification, section 3; and everything of the shell's own, which begins with `vcms.`. */
const SHELL_KEYS: readonly string[] = [
  ...['userFirstName', 'userLastName', 'userCompanyName', 'userCompanyPhone', 'address1', 'address2'],
  ...['city', 'state', 'Zip', 'path', 'role', 'userEmail', 'user', 'status', 'contractorCompanyName'],
];

/** A remote keeps its own keys apart by its name: `vcms.remote-cs.…`. */
function isOfShell(key: string, remote: RemoteName): boolean {
  return SHELL_KEYS.includes(key) || (key.startsWith('vcms.') && !key.startsWith(`vcms.${remote}.`));
}

/** Stands between a remote and the page's title, cookies, storage, root attributes and globals, until it is ended. */
export function guardShell(view: Window & typeof globalThis, remote: RemoteName): ShellGuard {
  const found: string[] = [];
  const refuse = (sentence: string): never => {
    found.push(sentence);
    throw new Error(`${remote} ${sentence}; that belongs to the shell.`);
  };
  const globals = new Set(Object.getOwnPropertyNames(view));
  const parts = [
    refuseProperty(view.document, 'title', () => refuse('writes document.title')),
    refuseProperty(view.document, 'cookie', () => refuse('writes document.cookie')),
    refuseStorage(view.Storage.prototype, (key) => {
      if (isOfShell(key, remote)) refuse(`writes the storage key ${key}`);
    }),
  ];
  const roots = [view.document.documentElement, view.document.body];
  const before = roots.map(attributesOf);
  return {
    violations: () => [
      ...found,
      ...Object.getOwnPropertyNames(view)
        .filter((name) => !globals.has(name))
        .map((name) => `sets the global ${name}`),
      ...roots
        .filter((root, index) => attributesOf(root) !== before[index])
        .map((root) => `changes the attributes of ${root.tagName.toLowerCase()}`),
    ],
    end() {
      for (const restore of parts) restore();
    },
  };
}

function attributesOf(element: Element): string {
  return [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
}

/** Reading goes on as before. */
function refuseProperty(document: Document, name: 'title' | 'cookie', refuse: () => never): () => void {
  const get = () => Reflect.get(Object.getPrototypeOf(document), name, document);
  Object.defineProperty(document, name, { configurable: true, get, set: refuse });
  return () => void Reflect.deleteProperty(document, name);
}

function refuseStorage(storage: Storage, check: (key: string) => void): () => void {
  const { setItem, removeItem } = storage;
  storage.setItem = function checked(key, value) {
    check(key);
    setItem.call(this, key, value);
  };
  storage.removeItem = function checked(key) {
    check(key);
    removeItem.call(this, key);
  };
  return () => Object.assign(storage, { setItem, removeItem });
}
