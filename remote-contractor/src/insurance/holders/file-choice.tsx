import { PAPER_CONTENT_TYPES } from '@vcms/domain';
import { Field, Input } from '@vcms/ui';

export interface FileChoiceProps {
  readonly label: string;
  readonly help: string;
  readonly problem: string | undefined;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A field for one file or several. */
export function FileChoice({ label, help, problem, multiple = false, onChoose }: FileChoiceProps) {
  return (
    <Field.Root invalid={problem !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        type="file"
        multiple={multiple}
        accept={PAPER_CONTENT_TYPES.join(',')}
        pt="1.5"
        onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
      />
      <Field.HelperText>{help}</Field.HelperText>
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}
