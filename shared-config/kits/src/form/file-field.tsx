import { DOCUMENT_CONTENT_TYPES, DOCUMENT_SIZE_MAX, validationText } from '@vcms/domain';
import { Field, Input, Progress } from '@vcms/ui';
import { useEffect, useRef } from 'react';

const ALL_TYPES: readonly string[] = Object.keys(DOCUMENT_CONTENT_TYPES);

/** Names the types that are taken here, and no others. */
function typeProblem(types: readonly string[]): string {
  if (types === ALL_TYPES) return validationText('V7');
  const names = Object.entries(DOCUMENT_CONTENT_TYPES).flatMap(([type, name]) =>
    types.includes(type) ? [name] : [],
  );
  return `File type not allowed. Use ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;
}

/** Why a file cannot be taken; undefined: it can. @param types content types that are taken; all that a document may have */
export function fileProblem(
  file: Pick<File, 'type' | 'size'>,
  types: readonly string[] = ALL_TYPES,
): string | undefined {
  if (!types.includes(file.type)) return typeProblem(types);
  if (file.size === 0) return 'This file is empty. Choose another one.';
  return file.size > DOCUMENT_SIZE_MAX ? validationText('V8') : undefined;
}

export interface FileFieldProps {
  readonly label: string;
  readonly problem: string | undefined;
  /** The name of what is on file already. */
  readonly onFile: string | undefined;
  /** Content types that are taken; all that a document may have where absent. */
  readonly types?: readonly string[] | undefined;
  /** What is wanted, and who will see it. */
  readonly help: string;
  /** 0..1 while it goes up. */
  readonly progress: number | undefined;
  readonly onFileChange: (file: File | undefined) => void;
  /** It is ready for another file at once: each is put where it belongs as it is chosen. Default: no. */
  readonly isEmptied?: boolean;
}

/** A file of a form, with what is on file and how far it has gone up. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    problem,
    onFile,
    help,
    progress,
    types = ALL_TYPES,
    onFileChange,
    isEmptied = false,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Forms are long, and their button is at the bottom.
    if (problem !== undefined) input.current?.focus();
  }, [problem]);
  return (
    <Field.Root mb="6" invalid={problem !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={input}
        type="file"
        accept={types.join(',')}
        pt="1.5"
        disabled={isEmptied && progress !== undefined}
        onChange={(event) => {
          onFileChange(event.currentTarget.files?.[0]);
          // Else the same file, chosen again, would be no change.
          if (isEmptied) event.currentTarget.value = '';
        }}
      />
      <Field.HelperText>
        {onFile === undefined ? help : `On file: ${onFile}. Choose a file to replace it.`}
      </Field.HelperText>
      <Field.ErrorText>{problem}</Field.ErrorText>
      {progress !== undefined && (
        <Progress.Root w="full" mt="2" value={Math.round(progress * 100)} aria-label={`Upload of ${label}`}>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </Field.Root>
  );
}
