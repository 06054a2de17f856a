import { counted, questionsOf } from '@vcms/domain';
import { ActionDialog } from '@vcms/kits/form';
import { Alert, Box, Field, Input, Text } from '@vcms/ui';
import { useState } from 'react';
import type { Definition } from '../model/definition-checks.ts';
import { definitionDiff } from '../model/definition-diff.ts';
import type { FileProblem, ReadDefinition } from '../model/definition-file.ts';
import type { AskedQuestions } from '../model/question-meaning.ts';
import { DifferenceList } from './difference-list.tsx';

export interface ImportDialogProps {
  /** As it stands in the editor: what the file would take the place of. */
  readonly current: Definition;
  /** What contractors were asked in earlier versions. */
  readonly asked: AskedQuestions;
  readonly onUse: (definition: Definition) => void;
  readonly onClose: () => void;
}

/** Problems shown at once: a file of another format has one for each of its parts. */
const SHOWN_MAX = 50;

function ProblemList({ problems }: { readonly problems: readonly FileProblem[] }) {
  const more = problems.length - SHOWN_MAX;
  return (
    <Box role="alert" mt="4">
      <Text fontWeight="semibold">
        {counted(problems.length, 'thing')} to correct. Correct the file, then choose it again.
      </Text>
      <Box as="ul" aria-label="Problems of the file" m="0" mt="2" ps="5">
        {problems.slice(0, SHOWN_MAX).map(({ path, place, text }) => (
          <Box as="li" key={`${path} ${text}`} mb="2" overflowWrap="anywhere">
            {place !== '' && `${place}: `}
            {text}
            {path !== '' && (
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {path}
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {more > 0 && <Text color="fg.muted">And {more} more.</Text>}
    </Box>
  );
}

function DryRun({ current, next }: { readonly current: Definition; readonly next: Definition }) {
  return (
    <Box mt="4">
      <Alert.Root status="success" mb="4">
        <Alert.Indicator />
        <Alert.Title>
          “{next.title}”: {counted(questionsOf(next).length, 'question')} in{' '}
          {counted(next.sections.length, 'section')}. Nothing to correct.
        </Alert.Title>
      </Alert.Root>
      <Text fontWeight="semibold">What changes in the draft</Text>
      <DifferenceList differences={definitionDiff(current, next)} />
    </Box>
  );
}

/** Reads a definition from a file, tells what is wrong with it or what it changes, and writes nothing. */
export function ImportDialog({ current, asked, onUse, onClose }: ImportDialogProps) {
  const [read, setRead] = useState<ReadDefinition>();
  const [problem, setProblem] = useState<string>();

  async function choose(file: File | undefined): Promise<void> {
    setRead(undefined);
    setProblem(undefined);
    if (file === undefined) return;
    try {
      const { DEFINITION_FILE_MAX, readDefinition } = await import('../model/definition-file.ts');
      if (file.size > DEFINITION_FILE_MAX) return setProblem('This file is over 1 MB. Choose a smaller one.');
      setRead(readDefinition(await file.text(), current.owner, asked));
    } catch {
      setProblem('The file could not be read. Check your connection, then choose it again.');
    }
  }

  return (
    <ActionDialog
      title="Import a questionnaire"
      size="lg"
      verb="Use as draft"
      busy={false}
      disabled={read?.kind !== 'ready'}
      problem={problem}
      onSubmit={() => {
        if (read?.kind === 'ready') onUse(read.definition);
      }}
      onClose={onClose}
    >
      <Field.Root>
        <Field.Label>JSON file</Field.Label>
        <Input
          type="file"
          accept="application/json,.json"
          pt="1.5"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <Field.HelperText>
          The file is checked first. “Use as draft” replaces what is in the editor; save the draft to keep it.
        </Field.HelperText>
      </Field.Root>
      {read?.kind === 'wrong' && <ProblemList problems={read.problems} />}
      {read?.kind === 'ready' && <DryRun current={current} next={read.definition} />}
    </ActionDialog>
  );
}
