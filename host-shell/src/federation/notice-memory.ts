/** What a tab remembers about notices over reloads; sign-out forgets it (`vcms.cache.` is cleared). */
export interface NoticeMemory {
  /** Milliseconds since 1970; undefined when nothing is kept under the name. */
  read(name: string): number | undefined;
  write(name: string, at: number): void;
}

/** Keeps moments under `vcms.cache.notice.<name>`. A forbidden storage means no memory, not a failure. */
export function createNoticeMemory(storage: Storage): NoticeMemory {
  const key = (name: string) => `vcms.cache.notice.${name}`;
  return {
    read(name) {
      try {
        const at = Number(storage.getItem(key(name)) ?? Number.NaN);
        return Number.isFinite(at) ? at : undefined;
      } catch {
        return undefined;
      }
    },
    write(name, at) {
      try {
        storage.setItem(key(name), String(at));
      } catch {
        // Shown once more after a reload; nothing else is lost.
      }
    },
  };
}
