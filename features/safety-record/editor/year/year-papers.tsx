import { FileField } from '@vcms/kits/form';
import { Box, Checkbox, Field } from '@vcms/ui';
import type { ReactNode } from 'react';
import type { ReturnWords } from '../findings.ts';
import type { YearPaper } from './save-year.ts';
import { FieldFinding } from './year-fields.tsx';

/** One paper of the form. */
export interface PaperState {
  readonly file: File | undefined;
  readonly problem: string | undefined;
  /** 0..1 while it goes up. */
  readonly progress: number | undefined;
  /** The name of what is on file. */
  readonly onFile: string | undefined;
}

export interface YearPapersProps {
  readonly papers: Readonly<Record<YearPaper, PaperState>>;
  readonly asks: { readonly form300a: boolean; readonly statement: string | undefined };
  readonly isRedacted: boolean;
  readonly redactedProblem: string | undefined;
  readonly returned: ReturnWords | undefined;
  /** Shown under the form 300A: what it says. */
  readonly form300aReading: ReactNode;
  readonly onRedacted: (isRedacted: boolean) => void;
  readonly onFileChange: (paper: YearPaper, file: File | undefined) => void;
}

const FORMATS = 'PDF, PNG or JPG, at most 25 MB.';

/** The signed 300A or a statement, and the log without names where the contractor shows it. */
export function YearPapers(props: YearPapersProps) {
  const { papers, asks, isRedacted, redactedProblem, returned, onRedacted, onFileChange } = props;
  const paper = (name: YearPaper, label: string, help: string) => (
    <Box>
      <FileField
        label={label}
        help={help}
        {...papers[name]}
        onFileChange={(file) => onFileChange(name, file)}
      />
      <FieldFinding texts={returned?.findings.get(name)} />
    </Box>
  );
  const hasLog = papers.log300DocId.file !== undefined;
  return (
    <>
      {asks.form300a &&
        paper('form300aDocId', 'Signed form 300A', `${FORMATS} All clients of the company can open it.`)}
      {asks.form300a && props.form300aReading}
      {asks.statement !== undefined &&
        paper('statementDocId', 'Signed statement', `${asks.statement} ${FORMATS}`)}
      {paper('log300DocId', 'Redacted 300 log (optional)', `Without employee names. ${FORMATS}`)}
      {hasLog && (
        <Field.Root invalid={redactedProblem !== undefined} mb="6">
          <Checkbox.Root checked={isRedacted} onCheckedChange={({ checked }) => onRedacted(checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Employee names and other identifying details are removed</Checkbox.Label>
          </Checkbox.Root>
          <Field.ErrorText>{redactedProblem}</Field.ErrorText>
        </Field.Root>
      )}
    </>
  );
}
