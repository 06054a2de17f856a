import { loadDocument } from '@vcms/data';
import type { Program } from '@vcms/domain';
import { type LikelyPage, likelyPages } from '@vcms/programs/model';
import { readPages } from '@vcms/programs/reading';
import { useAbortSignal, useBackend } from '@vcms/sdk';
import { useState } from 'react';

export interface LikelyPages {
  readonly busy: boolean;
  /** What came of it, as a sentence. */
  readonly message: string | undefined;
  /** By element, the likeliest first; empty before it was looked for. */
  readonly pages: ReadonlyMap<string, readonly LikelyPage[]>;
  readonly find: () => Promise<void>;
  /** Another file was chosen. */
  readonly forget: () => void;
}

const NONE: LikelyPages['pages'] = new Map();

function foundText(found: LikelyPages['pages'], asked: number): string {
  const count = [...found.values()].filter((pages) => pages.length > 0).length;
  if (count === 0) return 'No page was found. Enter the pages yourself.';
  return `Likely pages of ${count} of ${asked} elements. Choose those that are right.`;
}

/** Looks for each element in the text of the chosen file. What it finds is offered, and nothing is filled in by itself. */
export function useLikelyPages(
  elements: Program['elements'],
  upload: File | undefined,
  storagePath: string | undefined,
): LikelyPages {
  const { storage } = useBackend();
  const signal = useAbortSignal();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [pages, setPages] = useState(NONE);

  async function run(): Promise<void> {
    const loaded =
      upload === undefined && storagePath !== undefined
        ? await loadDocument(storage, storagePath)
        : undefined;
    if (loaded?.kind === 'failed') return setMessage(loaded.failure.message);
    const file = upload ?? loaded?.blob;
    if (file === undefined) return setMessage('Choose a file first.');
    const read = await readPages(file, signal);
    if (read.kind === 'none') return setMessage(read.message);
    const found = likelyPages(elements, read.pages);
    setPages(found);
    setMessage(foundText(found, elements.length));
  }

  return {
    busy,
    message,
    pages,
    async find() {
      setBusy(true);
      setPages(NONE);
      try {
        await run();
      } catch (cause) {
        if (!signal.aborted) throw cause;
      } finally {
        setBusy(false);
      }
    },
    forget() {
      setPages(NONE);
      setMessage(undefined);
    },
  };
}
