export { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
export { FileField, fileProblem } from './file-field.tsx';
export { FormDialog } from './form-dialog.tsx';
export { FormProblem } from './form-problem.tsx';
export { LongTextField } from './long-text-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { type FieldMessages, showRefusal, useCheckedForm } from './use-checked-form.ts';
export { useTrustedCall } from './use-trusted-call.ts';
export { writeProblem } from './write-problem.ts';
