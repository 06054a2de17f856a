import type { SaveOutcome } from '@vcms/kits/evidence';
import { DraftOrSubmit, FileField, FormDialog, FormProblem, fileProblem } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Alert } from '@vcms/ui';
import { type ReactNode, useState } from 'react';

/** The letter that the form sends: a new file, or the document that is on file. */
type Letter = { readonly file: File } | { readonly docId: string };

export interface LetterFormProps {
  readonly title: string;
  readonly help: string;
  /** The letter that is on file. */
  readonly onFile: { readonly id: string; readonly fileName: string } | undefined;
  /** Why it came back. */
  readonly returned: readonly string[];
  readonly isDirty: boolean;
  /** False: the record can only be submitted. */
  readonly keepsDrafts?: boolean;
  readonly busy: boolean;
  readonly progress: number | undefined;
  /** Runs `then` once the fields are right. */
  readonly check: (then: () => void) => void;
  readonly save: (letter: Letter, handIn: boolean) => Promise<SaveOutcome>;
  /** What is said once it is submitted. */
  readonly done: string;
  readonly onClose: () => void;
  /** What the chosen letter says, shown under it; `file` is absent until one is chosen. */
  readonly reading?: (file: File | undefined) => ReactNode;
  readonly children: ReactNode;
}

/** A form whose record a letter proves: even a draft has it. */
export function LetterForm(props: LetterFormProps) {
  const { title, help, onFile, returned, busy, progress, check, save, done, onClose, children } = props;
  const { keepsDrafts = true } = props;
  const notify = useNotify();
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function store(handIn: boolean): Promise<void> {
    const letter = file === undefined ? onFile && { docId: onFile.id } : { file };
    const wrong = letter === undefined ? 'Add the letter.' : file && fileProblem(file);
    setFileError(wrong);
    if (wrong !== undefined || letter === undefined) return;
    setProblem(undefined);
    const saved = await save(letter, handIn);
    if (saved.kind === 'failed') return setProblem(saved.message);
    if (saved.kind === 'kept-as-draft') {
      notify.show({ kind: 'warning', message: `Saved as a draft, but not submitted. ${saved.message}` });
    } else notify.show({ kind: 'success', message: handIn ? done : 'The draft is saved.' });
    onClose();
  }

  return (
    <FormDialog
      title={title}
      size="lg"
      isDirty={props.isDirty || file !== undefined}
      onClose={onClose}
      onSubmit={() => check(() => void store(true))}
      actions={
        <DraftOrSubmit
          busy={busy}
          onSaveDraft={keepsDrafts ? () => check(() => void store(false)) : undefined}
        />
      }
    >
      <FormProblem message={problem} />
      {returned.length > 0 && (
        <Alert.Root status="warning" mb="6">
          <Alert.Indicator />
          <Alert.Title>Returned: {returned.join(' ')}</Alert.Title>
        </Alert.Root>
      )}
      {children}
      <FileField
        label="Letter"
        problem={fileError}
        onFile={onFile?.fileName}
        help={help}
        progress={progress}
        onFileChange={(next) => {
          setFile(next);
          setFileError(next === undefined ? undefined : fileProblem(next));
        }}
      />
      {props.reading?.(fileError === undefined ? file : undefined)}
    </FormDialog>
  );
}
