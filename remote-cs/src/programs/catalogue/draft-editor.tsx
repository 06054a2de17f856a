import { writeProblem } from '@vcms/kits/form';
import { type StoredEdition, saveEditionDraft } from '@vcms/programs/data';
import { type EditionContent, editionDifference, editionProblems } from '@vcms/programs/model';
import { useBackend, useLeaveGuard, useNotify, useSession } from '@vcms/sdk';
import { Alert, Box, Stack, Text } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { DifferenceList } from './difference-list.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { DraftHead, type DraftMode } from './draft-head.tsx';
import { EditionView } from './edition-view.tsx';
import { ElementList } from './element-list.tsx';
import { ProgramFields } from './program-fields.tsx';
import { PublishDialog } from './publish-dialog.tsx';

export interface DraftEditorProps {
  readonly place: { readonly programId: string; readonly n: number };
  /** All of the program: no id of theirs is used again. */
  readonly editions: readonly StoredEdition[];
  /** As it is stored; undefined: nothing was saved yet. */
  readonly draft: StoredEdition | undefined;
  readonly start: EditionContent;
  /** What is published now. */
  readonly before: EditionContent | undefined;
  readonly now: () => Date;
  /** The draft that was never saved is left. */
  readonly onLeave: () => void;
}

function contentOf({ title, cfr, elements, appliesToTrades }: EditionContent): EditionContent {
  return { title, cfr, elements, appliesToTrades };
}

function stateText(problems: number, whole: readonly string[], isDirty: boolean): string {
  if (problems === 0)
    return isDirty ? 'Save the draft, then publish it.' : 'Nothing to correct. It can be published.';
  const count = problems === 1 ? '1 thing' : `${problems} things`;
  return `${count} to correct before it can be published. ${whole.join(' ')}`;
}

/** An edition that is not published yet: edited, compared with what is published, saved, published or discarded. */
export function DraftEditor({ place, editions, draft, start, before, now, onLeave }: DraftEditorProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const notify = useNotify();
  const [content, setContent] = useState(() => contentOf(draft ?? start));
  const [isDirty, setDirty] = useState(draft === undefined);
  /** A new edition can be saved as it begins; only what was typed is missed when the page is left. */
  const [isTyped, setTyped] = useState(false);
  const [mode, setMode] = useState<DraftMode>('edit');
  const [busy, setBusy] = useState(false);
  /** The draft that a save has replaced, until its successor arrives: saving again before would be a conflict with oneself. */
  const [replaced, setReplaced] = useState<{ readonly draft: StoredEdition | undefined }>();
  const isStoring = busy || (replaced !== undefined && replaced.draft === draft);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<'publish' | 'discard'>();
  // What the editing began with. Somebody else's save shows at once while nothing is typed; later it is a conflict.
  const [seen, setSeen] = useState(draft);
  if (!isDirty && draft !== undefined && draft !== seen) {
    setSeen(draft);
    setContent(contentOf(draft));
  }
  const problems = useMemo(() => editionProblems(content), [content]);
  const usedIds = useMemo(
    () => new Set(editions.flatMap(({ elements }) => elements.map(({ id }) => id))),
    [editions],
  );
  useLeaveGuard(isTyped);

  function change(next: EditionContent): void {
    // Saved is what stands there when the button is pressed.
    if (isStoring) return;
    setContent(next);
    setDirty(true);
    setTyped(true);
  }

  async function save(): Promise<void> {
    setBusy(true);
    const result = await saveEditionDraft({ firestore, uid }, { ...place, seen }, content);
    setBusy(false);
    setProblem(result.kind === 'done' ? undefined : writeProblem(result));
    if (result.kind !== 'done') return;
    setReplaced({ draft });
    setDirty(false);
    setTyped(false);
    notify.show({ kind: 'success', message: 'The draft is saved.' });
  }

  const whole = problems.filter(({ elementId }) => elementId === undefined).map(({ text }) => text);
  return (
    <Box as="section" aria-label={`Draft of edition ${place.n}`}>
      <DraftHead
        {...{ n: place.n, mode, isDirty, isStoring, canCompare: before !== undefined }}
        canPublish={!isStoring && !isDirty && problems.length === 0 && draft !== undefined}
        onMode={setMode}
        onSave={() => void save()}
        onPublish={() => setAsked('publish')}
        onDiscard={() => (draft === undefined && !isTyped ? onLeave() : setAsked('discard'))}
      />
      {problem !== undefined && (
        <Alert.Root status="error" role="alert" mb="4">
          <Alert.Indicator />
          <Alert.Title>{problem} Your changes are still here.</Alert.Title>
        </Alert.Root>
      )}
      <Text mb="4" textStyle="sm" color={problems.length > 0 ? 'fg.error' : 'fg.muted'} role="status">
        {stateText(problems.length, whole, isDirty)}
      </Text>
      {mode === 'edit' && (
        <Stack gap="5">
          <ProgramFields content={content} onChange={change} />
          <ElementList
            {...{ problems, usedIds }}
            elements={content.elements}
            onChange={(elements) => change({ ...content, elements })}
          />
        </Stack>
      )}
      {mode === 'preview' && <EditionView edition={content} />}
      {mode === 'difference' && before !== undefined && (
        <DifferenceList difference={editionDifference(before, content)} />
      )}
      {asked === 'publish' && draft !== undefined && (
        <PublishDialog {...{ draft, before, now }} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'discard' && (
        <DiscardDialog {...{ draft, onLeave }} n={place.n} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  );
}
