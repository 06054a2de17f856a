import {
  createRequirementDraft,
  publishRequirementDraft,
  type RequirementContent,
  type RequirementWriteContext,
  saveRequirementDraft,
  type WriteResult,
} from '@vcms/data';
import { documentPath, validationText } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { useCallback, useState } from 'react';
import { whileExpected } from '../pending/while-expected.ts';
import { draftContent } from './draft-frame.ts';
import { beginState, type DraftState, withSaved, withVersions } from './draft-state.ts';
import type { DraftFrame, RequirementPart } from './requirement-part.ts';
import type { StoredVersion, Versions } from './use-versions.ts';

/** How storing ended; `message` is a sentence for the user. */
type StoreOutcome =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'failed'; readonly message: string };

type Step<Values extends DraftFrame> = (state: DraftState<Values>) => DraftState<Values>;

export interface DraftEditor<Values extends DraftFrame> {
  readonly state: DraftState<Values>;
  readonly change: (next: Step<Values>) => void;
  /** Drops what was typed for what is stored. */
  readonly reload: () => void;
  readonly busy: boolean;
  readonly save: () => Promise<StoreOutcome>;
  /** Saves with this note, then publishes what was saved. */
  readonly publish: (note: string) => Promise<StoreOutcome>;
}

function messageOf(result: Exclude<WriteResult, { kind: 'done' }>): string {
  return result.kind === 'conflict' ? validationText('V23') : result.failure.message;
}

function nextNumber({ all }: Versions): number {
  return Math.max(0, ...all.map(({ n }) => n)) + 1;
}

/** Holds what is typed beside what is stored, and stores it. */
export function useDraftEditor<Values extends DraftFrame>(
  part: RequirementPart<Values>,
  versions: Versions,
): DraftEditor<Values> {
  const { firestore } = useBackend();
  const { userId, companyId } = useSession();
  const context: RequirementWriteContext = { firestore, uid: userId, clientId: companyId };
  const [held, setHeld] = useState(() => ({ versions, state: beginState(part, versions) }));
  const [storing, setStoring] = useState(false);
  /** The draft that a save has replaced, until its successor arrives: saving again before would be a conflict with oneself. */
  const [replaced, setReplaced] = useState<{ readonly seen: StoredVersion | undefined }>();
  if (held.versions !== versions) setHeld({ versions, state: withVersions(held.state, versions) });
  const { state } = held;

  const change = useCallback((next: Step<Values>) => {
    setHeld((before) => ({ ...before, state: next(before.state) }));
  }, []);

  async function store(content: RequirementContent): Promise<StoreOutcome> {
    const { seen, values } = state;
    const n = seen?.n ?? nextNumber(versions);
    const result = await (seen === undefined
      ? createRequirementDraft(context, n, content)
      : saveRequirementDraft(context, seen, content));
    if (result.kind !== 'done') return { kind: 'failed', message: messageOf(result) };
    setReplaced({ seen });
    change((before) => withSaved(before, values, content));
    return { kind: 'done', n };
  }

  async function publish(note: string): Promise<StoreOutcome> {
    const content = draftContent(part, { ...state.values, changeNote: note }, state.base);
    const stored = await store(content);
    if (stored.kind === 'failed') return stored;
    const path = documentPath('requirementSets', companyId, stored.n);
    const expected = { path, before: { status: 'draft' }, after: { status: 'published' } };
    const result = await whileExpected(firestore, expected, () =>
      publishRequirementDraft(context, stored.n, content),
    );
    if (result.kind === 'done') return stored;
    return { kind: 'failed', message: `Saved as a draft, but not published. ${messageOf(result)}` };
  }

  async function alone(work: () => Promise<StoreOutcome>): Promise<StoreOutcome> {
    setStoring(true);
    try {
      return await work();
    } finally {
      setStoring(false);
    }
  }

  return {
    state,
    change,
    reload: () => change(() => beginState(part, versions)),
    busy: storing || (replaced !== undefined && replaced.seen === state.seen),
    save: () => alone(() => store(draftContent(part, state.values, state.base))),
    publish: (note) => alone(() => publish(note)),
  };
}
