import { questionsOf } from '@vcms/domain';
import { writeProblem } from '@vcms/kits/form';
import { useBackend, useLeaveGuard, useNotify, useSession } from '@vcms/sdk';
import { Alert, Box, Button, Flex, Heading, Text } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { saveDefinitionDraft } from '../data/definition-writer.ts';
import { type Definition, definitionProblems } from '../model/definition-checks.ts';
import { askedQuestionsOf } from '../model/question-meaning.ts';
import { Builder } from './builder.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { DefinitionFile, StoredVersion } from './use-definitions.ts';

export interface DraftEditorProps {
  readonly file: Pick<DefinitionFile, 'definitionId' | 'versions' | 'published'>;
  readonly n: number;
  /** As it is stored; absent: nothing was saved yet. */
  readonly draft: StoredVersion | undefined;
  readonly start: Definition;
}

function contentOf({ owner, title, sections }: Definition): Definition {
  return { owner, title, sections };
}

/** A version that is not published yet: built, looked at as contractors see it, saved, published. */
export function DraftEditor({ file, n, draft, start }: DraftEditorProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const notify = useNotify();
  const [definition, setDefinition] = useState<Definition>(() => contentOf(draft ?? start));
  const [isDirty, setDirty] = useState(draft === undefined);
  const [mode, setMode] = useState<'build' | 'preview'>('build');
  const [busy, setBusy] = useState(false);
  /** The draft that a save has replaced, until its successor arrives: saving again before would be a conflict with oneself. */
  const [replaced, setReplaced] = useState<{ readonly draft: StoredVersion | undefined }>();
  const isStoring = busy || (replaced !== undefined && replaced.draft === draft);
  const [problem, setProblem] = useState<string>();
  const [isPublishing, setPublishing] = useState(false);
  const [isImporting, setImporting] = useState(false);
  // What the editing began with. Somebody else's save shows at once while nothing is typed; later it is a conflict.
  const [seen, setSeen] = useState(draft);
  if (!isDirty && draft !== undefined && draft !== seen) {
    setSeen(draft);
    setDefinition(contentOf(draft));
  }
  const asked = useMemo(() => askedQuestionsOf(file.versions), [file.versions]);
  const problems = useMemo(() => definitionProblems(definition, asked), [definition, asked]);
  const usedIds = useMemo(
    () => new Set(file.versions.flatMap((version) => questionsOf(version).map(({ id }) => id))),
    [file.versions],
  );
  useLeaveGuard(isDirty && seen !== undefined);

  function change(next: Definition): void {
    // Saved is what stands there when the button is pressed.
    if (isStoring) return;
    setDefinition(next);
    setDirty(true);
  }

  async function save(): Promise<void> {
    setBusy(true);
    const result = await saveDefinitionDraft(
      { firestore, uid },
      { definitionId: file.definitionId, n, ...contentOf(definition), seen },
    );
    setBusy(false);
    setProblem(result.kind === 'done' ? undefined : writeProblem(result));
    if (result.kind !== 'done') return;
    setReplaced({ draft });
    setDirty(false);
    notify.show({ kind: 'success', message: 'The draft is saved.' });
  }

  const general = problems.filter(({ questionId }) => questionId === undefined);
  return (
    <Box as="section" aria-label={`Draft of version ${n}`}>
      <Flex gap="3" wrap="wrap" justify="space-between" align="center" mb="4">
        <Heading as="h2" size="lg">
          Version {n}, draft
        </Heading>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" disabled={isStoring} onClick={() => setImporting(true)}>
            Import
          </Button>
          <Button variant="outline" onClick={() => setMode(mode === 'build' ? 'preview' : 'build')}>
            {mode === 'build' ? 'Preview' : 'Back to editing'}
          </Button>
          <Button
            variant="outline"
            disabled={!isDirty}
            loading={isStoring}
            loadingText="Saving"
            onClick={() => void save()}
          >
            Save draft
          </Button>
          <Button
            disabled={isStoring || isDirty || problems.length > 0 || draft === undefined}
            onClick={() => setPublishing(true)}
          >
            Publish
          </Button>
        </Flex>
      </Flex>
      {problem !== undefined && (
        <Alert.Root status="error" role="alert" mb="4">
          <Alert.Indicator />
          <Alert.Title>{problem} Your changes are still here.</Alert.Title>
        </Alert.Root>
      )}
      <Text mb="4" textStyle="sm" color={problems.length > 0 ? 'fg.error' : 'fg.muted'} role="status">
        {problems.length === 0
          ? isDirty
            ? 'Save the draft, then publish it.'
            : 'Nothing to correct. It can be published.'
          : `${problems.length === 1 ? '1 thing' : `${problems.length} things`} to correct before it can be published. ${general.map(({ text }) => text).join(' ')}`}
      </Text>
      {mode === 'build' ? (
        <Builder {...{ definition, problems, usedIds, asked }} onChange={change} />
      ) : (
        <Preview definition={definition} />
      )}
      {isImporting && (
        <ImportDialog
          current={definition}
          asked={asked}
          onUse={(next) => {
            change(next);
            setImporting(false);
          }}
          onClose={() => setImporting(false)}
        />
      )}
      {isPublishing && draft !== undefined && (
        <PublishDialog
          draft={draft}
          before={file.published}
          versions={file.versions}
          onClose={() => setPublishing(false)}
        />
      )}
    </Box>
  );
}
