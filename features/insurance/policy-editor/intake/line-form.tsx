import { useCheckedForm } from '@vcms/kits/form';
import { useEffect, useRef } from 'react';
import { PolicyFields } from '../policy-fields.tsx';
import { checkPolicyForm, type PolicyFormValues } from '../policy-form-values.ts';
import { isShared } from './intake-line.ts';

/** The line's own wrong fields: those of the parties are told where they stand. */
function checkLine(values: PolicyFormValues): ReturnType<typeof checkPolicyForm> {
  return Object.fromEntries(Object.entries(checkPolicyForm(values)).filter(([field]) => !isShared(field)));
}

export interface LineFormProps {
  readonly values: PolicyFormValues;
  /** Tells the wrong fields and goes to the first. */
  readonly isChecked: boolean;
  readonly onChange: (values: PolicyFormValues) => void;
}

/** All values of a line to be typed. Begins with `values`; whoever changes them from outside gives it another key. */
export function LineForm({ values, isChecked, onChange }: LineFormProps) {
  const form = useCheckedForm<PolicyFormValues>(values, checkLine);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const watching = form.watch((typed) => latest.current(typed as PolicyFormValues));
    return () => watching.unsubscribe();
  }, [form]);
  useEffect(() => {
    if (isChecked) void form.trigger(undefined, { shouldFocus: true });
  }, [form, isChecked]);
  return <PolicyFields form={form} withoutParties />;
}
