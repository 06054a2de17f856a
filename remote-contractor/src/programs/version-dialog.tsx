import { SelectField } from '@vcms/kits';
import { DraftOrSubmit, FileField, FormDialog, FormProblem, fileProblem } from '@vcms/kits/form';
import { failedElements, findingOf, isOfEarlierEdition, returnOf } from '@vcms/programs/model';
import { useNotify } from '@vcms/sdk';
import { Alert, Button, Field, Flex, Heading, Input, SimpleGrid, Text } from '@vcms/ui';
import { useState } from 'react';
import { ElementPages } from './element-pages.tsx';
import { manualsOf, type ProgramDossier, type ProgramEntry } from './program-dossier.ts';
import { useLikelyPages } from './use-likely-pages.ts';
import { useSaveVersion } from './use-save-version.ts';
import { type VersionProblems, versionContent, versionForm, versionProblems } from './version-form.ts';

function randomId(): string {
  return crypto.randomUUID();
}

export interface VersionDialogProps {
  readonly entry: ProgramEntry;
  readonly file: ProgramDossier;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function returnedTitle(failed: number): string {
  if (failed === 0) return 'The program was returned.';
  return `${failed === 1 ? '1 element needs' : `${failed} elements need`} a correction.`;
}

/** The version that is corrected: what came back, or the one before a draft. */
function correctedOf({ versions }: ProgramEntry) {
  return versions.find(({ state }) => state !== 'draft' && state !== 'withdrawn');
}

/** A version of a program: its file, and the page of each element; after a return only what failed. */
export function VersionDialog({ entry, file, onClose, newId = randomId }: VersionDialogProps) {
  const notify = useNotify();
  const manuals = manualsOf(file);
  const before = correctedOf(entry);
  const returned = before && returnOf(file.records.reviews, before);
  const elements = entry.program?.elements ?? [];
  // A return may be about the file as a whole: then every element is asked again.
  const findings = new Map(
    [...failedElements(returned)].filter(([key]) => elements.some(({ id }) => id === key)),
  );
  // What an edition asks that was published since was never reviewed.
  const isNew = (id: string) =>
    isOfEarlierEdition(entry.program, before) && findingOf(returned, id) === undefined;
  const asked = findings.size === 0 ? elements : elements.filter(({ id }) => findings.has(id) || isNew(id));
  const [newest] = entry.versions;
  const [start] = useState(() => versionForm(newest?.state === 'draft' ? newest : before, manuals));
  const [form, setForm] = useState(start);
  const [upload, setUpload] = useState<File>();
  const [problems, setProblems] = useState<VersionProblems>({});
  const [problem, setProblem] = useState<string>();
  const { busy, progress, save } = useSaveVersion(file, entry, newId);
  const likely = useLikelyPages(
    asked,
    upload,
    file.documents.find(({ id }) => id === form.docId)?.storagePath,
  );
  const change = (part: Partial<typeof form>) => setForm((current) => ({ ...current, ...part }));

  async function store(handIn: boolean): Promise<void> {
    const failed = new Set(findings.keys());
    const wrongFile = upload && fileProblem(upload);
    const found = versionProblems(form, upload !== undefined, failed, { handIn, today: file.today });
    const all = wrongFile === undefined ? found : { ...found, file: wrongFile };
    setProblems(all);
    if (Object.keys(all).length > 0) return setProblem('Some fields need your attention.');
    setProblem(undefined);
    const saved = await save({ file: upload, content: versionContent(form, { elements }), handIn });
    if (saved.kind === 'failed') return setProblem(saved.message);
    if (saved.kind === 'kept-as-draft')
      notify.show({ kind: 'warning', message: `Saved as a draft, but not submitted. ${saved.message}` });
    else {
      const message = handIn ? `${entry.title} is submitted.` : 'The draft is saved.';
      notify.show({ kind: 'success', message });
    }
    onClose();
  }

  return (
    <FormDialog
      title={returned === undefined ? `Upload: ${entry.title}` : `Correct: ${entry.title}`}
      size="xl"
      isDirty={form !== start || upload !== undefined}
      onClose={onClose}
      onSubmit={() => void store(true)}
      actions={<DraftOrSubmit busy={busy} onSaveDraft={() => void store(false)} />}
    >
      <FormProblem message={problem} />
      {returned !== undefined && (
        <Alert.Root status="warning" mb="5">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{returnedTitle(findings.size)}</Alert.Title>
            <Alert.Description whiteSpace="pre-line">
              {findings.size === 0 ? returned.publicComment : 'The other elements keep their pages.'}
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        <FileField
          label="Program as a file"
          problem={problems.file}
          onFile={undefined}
          help="PDF, PNG or JPG, at most 25 MB. Your clients and their reviewers can open it."
          progress={progress}
          onFileChange={(next) => {
            setUpload(next);
            likely.forget();
            if (next !== undefined) change({ docId: '' });
          }}
        />
        {manuals.length > 0 && (
          <SelectField
            label="Or one on file"
            value={form.docId}
            choices={[
              ['', upload === undefined ? 'None' : upload.name],
              ...manuals.map(({ id, title, fileName }) => [id, `${title} (${fileName})`] as const),
            ]}
            onChoose={(docId) => {
              likely.forget();
              change({ docId });
            }}
          />
        )}
        <Field.Root invalid={problems.revisionDate !== undefined} maxW="14rem" mb="5">
          <Field.Label>Last revised on</Field.Label>
          <Input
            type="date"
            value={form.revisionDate}
            onChange={({ currentTarget }) => change({ revisionDate: currentTarget.value })}
          />
          <Field.ErrorText>{problems.revisionDate}</Field.ErrorText>
        </Field.Root>
      </SimpleGrid>
      <Heading as="h3" size="sm">
        {findings.size === 0 ? 'Where each element stands' : 'What to correct'}
      </Heading>
      <Text mt="1" mb="2" textStyle="sm" color="fg.muted">
        The reviewer opens the page that you name. Elements without a page are searched for.
      </Text>
      <Flex mb="2" gap="3" wrap="wrap" align="center">
        <Button
          size="sm"
          variant="outline"
          disabled={upload === undefined && form.docId === ''}
          loading={likely.busy}
          loadingText="Reading the file"
          onClick={() => void likely.find()}
        >
          Find likely pages
        </Button>
        <Text role="status" textStyle="sm" color="fg.muted">
          {likely.message}
        </Text>
      </Flex>
      <ElementPages
        likely={likely.pages}
        elements={asked}
        findings={findings}
        pages={form.pages}
        problems={problems}
        onChange={(id, page) => change({ pages: { ...form.pages, [id]: page } })}
      />
    </FormDialog>
  );
}
