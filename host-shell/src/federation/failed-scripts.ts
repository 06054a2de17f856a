/** Scripts that did not load in this page, and the integrity that their tags asked for. */
export interface FailedScripts {
  /** Of a script at an absolute address; undefined while none failed there, or its tag asked for no integrity. */
  integrityOf(url: string): string | undefined;
  /** Starts to listen; returns the end. */
  start(): () => void;
}

/**
 * A release's entry carries the integrity of each page chunk and puts it into the chunk's tag. The bundler takes a tag away when it
 * failed, and its error names the address only; the event of the tag, seen before it goes, is where both stand. Errors of tags do not
 * bubble, so the document listens while they come down.
 */
export function createFailedScripts(document: Document): FailedScripts {
  const known = new Map<string, string>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.integrity !== '')
      known.set(target.src, target.integrity);
  };
  return {
    integrityOf: (url) => known.get(url),
    start() {
      document.addEventListener('error', note, true);
      return () => document.removeEventListener('error', note, true);
    },
  };
}
