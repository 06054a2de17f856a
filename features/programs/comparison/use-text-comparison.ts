import type { EvidenceOutcome } from '@vcms/data';
import { useAbortSignal } from '@vcms/sdk';
import { useState } from 'react';
import type { TextChange } from '../model/text-changes.ts';
import { compareFiles, type FileSide, type TextComparison } from './compare-files.ts';

export interface ComparedVersion {
  readonly version: number;
  readonly docId?: string | undefined;
}

export interface ComparedVersions extends Readonly<Record<FileSide, ComparedVersion>> {
  /** Brings the bytes of one of both. Never rejects. */
  readonly load: (side: FileSide) => Promise<EvidenceOutcome>;
  /** Compares two files; another one in tests. */
  readonly compare?: typeof compareFiles;
}

export interface TextComparing {
  readonly busy: boolean;
  /** What came of it, as a sentence; undefined: it was not asked for yet. */
  readonly message: string | undefined;
  readonly changes: readonly TextChange[];
  readonly start: () => Promise<void>;
}

interface Outcome {
  readonly key: string;
  readonly message: string;
  readonly changes: readonly TextChange[];
}

const NONE: readonly TextChange[] = [];

function summary(comparison: TextComparison, { before, now }: ComparedVersions): string {
  if (comparison.kind === 'none') {
    const { side, message } = comparison;
    if (side === undefined) return message;
    return `Version ${(side === 'before' ? before : now).version}: ${message}`;
  }
  const { length } = comparison.changes;
  const part = comparison.isPartial ? ' Only the first pages were compared.' : '';
  if (length === 0) return `The text is the same as in version ${before.version}.${part}`;
  const passages = length === 1 ? '1 passage differs' : `${length} passages differ`;
  return `${passages} from version ${before.version}.${part}`;
}

/** Compares the text of two versions once it is asked for: both files are read in the page. */
export function useTextComparison(versions: ComparedVersions): TextComparing {
  const { before, now, load, compare = compareFiles } = versions;
  const signal = useAbortSignal();
  const [busy, setBusy] = useState<string>();
  const [held, setHeld] = useState<Outcome>();
  const key = `${before.version} ${before.docId} ${now.version} ${now.docId}`;
  const shown = held?.key === key ? held : undefined;

  async function outcome(): Promise<Outcome> {
    if (before.docId === now.docId) {
      const message = `Version ${now.version} has the same file as version ${before.version}.`;
      return { key, message, changes: NONE };
    }
    const old = await load('before');
    if (old.kind === 'failed')
      return { key, message: `Version ${before.version}: ${old.failure.message}`, changes: NONE };
    const current = await load('now');
    if (current.kind === 'failed')
      return { key, message: `Version ${now.version}: ${current.failure.message}`, changes: NONE };
    const comparison = await compare({ before: old.blob, now: current.blob }, signal);
    const changes = comparison.kind === 'compared' ? comparison.changes : NONE;
    return { key, message: summary(comparison, versions), changes };
  }

  return {
    busy: busy === key,
    message: shown?.message,
    changes: shown?.changes ?? NONE,
    async start() {
      setBusy(key);
      try {
        setHeld(await outcome());
      } catch (cause) {
        if (!signal.aborted) throw cause;
      } finally {
        setBusy((running) => (running === key ? undefined : running));
      }
    },
  };
}
