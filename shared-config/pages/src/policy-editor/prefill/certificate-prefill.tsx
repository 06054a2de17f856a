import { type ReactNode, useState } from 'react';
import type { PolicyForm } from '../policy-fields.tsx';
import type { Offer } from './offers.ts';
import { PrefillPanel } from './prefill-panel.tsx';
import { TakenProvider, type TakenValues } from './taken-values.ts';

export interface CertificatePrefillProps {
  readonly form: PolicyForm;
  /** The file that was chosen in this dialog. */
  readonly file: File | undefined;
  /** The fields, which say what was taken. */
  readonly children: ReactNode;
}

/**
 * Offers what the chosen certificate says. A person takes each value or leaves it; what was taken is marked until it is
 * edited.
 */
export function CertificatePrefill({ form, file, children }: CertificatePrefillProps) {
  const [taken, setTaken] = useState<TakenValues>({});
  const [takenFrom, setTakenFrom] = useState(file);
  if (takenFrom !== file) {
    // What was taken from the file before says nothing of this one.
    setTakenFrom(file);
    setTaken({});
  }

  function take({ field, value, found }: Offer): void {
    form.setValue(field, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setTaken((before) => ({ ...before, [field]: { value, page: found.place.page } }));
  }

  return (
    <TakenProvider value={taken}>
      {file !== undefined && (
        <PrefillPanel
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          values={form.watch()}
          onTake={take}
        />
      )}
      {children}
    </TakenProvider>
  );
}
