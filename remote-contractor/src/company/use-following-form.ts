import { type FieldMessages, useCheckedForm } from '@vcms/kits/form';
import { useLeaveGuard } from '@vcms/sdk';
import { useEffect, useRef, useState } from 'react';
import { versionToSave } from './version-to-save.ts';

/** How a form is made of a record, and when it is right. */
export interface FormRules<Source, Values> {
  readonly valuesOf: (source: Source) => Values;
  readonly check: (values: Values) => FieldMessages<Values>;
}

/**
 * A form that follows its record as long as nothing is typed, and keeps what is typed when the record changes. `seen` is the
 * record that the next save is judged by (`versionToSave`). Leaving the page is asked about while something is not saved.
 */
export function useFollowingForm<Source, Values extends object>(
  source: Source,
  { valuesOf, check }: FormRules<Source, Values>,
) {
  const [seen, setSeen] = useState(source);
  const form = useCheckedForm<Values>(valuesOf(seen), check);
  const { isDirty } = form.formState;
  const { reset } = form;
  const isKept = useRef(isDirty);
  useLeaveGuard(isDirty);
  useEffect(() => {
    isKept.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    if (isKept.current) {
      setSeen((before) => versionToSave(before, source, valuesOf));
      return;
    }
    setSeen(source);
    reset(valuesOf(source));
  }, [source, reset, valuesOf]);

  return {
    form,
    isDirty,
    seen,
    /** Puts the record's values back. */
    discard(): void {
      setSeen(source);
      reset(valuesOf(source));
    },
    /** What is typed is stored now. */
    saved(): void {
      reset(form.getValues());
    },
  };
}
