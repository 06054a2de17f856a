import { ChoiceField, type ChoiceFieldProps, TextField, type TextFieldProps } from '@vcms/kits/form';
import type { PolicyFormValues } from '../policy-form-values.ts';
import { useTakenMark } from './taken-values.ts';

function withMark(help: string | undefined, mark: string | undefined): { help?: string } {
  const text = [help, mark].filter((part) => part !== undefined).join(' ');
  return text === '' ? {} : { help: text };
}

/** A text field that says where its value was taken from. */
export function MarkedTextField(props: TextFieldProps<PolicyFormValues>) {
  const mark = useTakenMark(props.name, props.form.getValues);
  return <TextField {...props} {...withMark(props.help, mark)} />;
}

/** A choice that says where its value was taken from. */
export function MarkedChoiceField(props: ChoiceFieldProps<PolicyFormValues>) {
  const mark = useTakenMark(props.name, props.form.getValues);
  return <ChoiceField {...props} {...withMark(props.help, mark)} />;
}
