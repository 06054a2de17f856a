import type { CompanyDocument } from '@vcms/domain';
import { usePaperSource } from '@vcms/kits/evidence';
import { takeValue } from '@vcms/kits/form';
import { type ReactNode, useState } from 'react';
import type { PolicyForm } from '../policy-fields.tsx';
import type { Offer } from './offers.ts';
import { PrefillPanel } from './prefill-panel.tsx';
import { TakenProvider, type TakenValues } from './taken-values.ts';

export interface CertificatePrefillProps {
  readonly form: PolicyForm;
  /** The file that was chosen in this dialog. */
  readonly file: File | undefined;
  /** The certificate that is on file, such as one that a broker sent; a chosen file goes before it. */
  readonly stored?: CompanyDocument | undefined;
  /** The fields, which say what was taken. */
  readonly children: ReactNode;
}

/**
 * Offers what the certificate says. A person takes each value or leaves it; what was taken is marked until it is edited.
 */
export function CertificatePrefill({ form, file, stored, children }: CertificatePrefillProps) {
  const source = usePaperSource(file, stored);
  const [taken, setTaken] = useState<TakenValues>({});
  const [takenFrom, setTakenFrom] = useState(source?.key);
  if (takenFrom !== source?.key) {
    // What was taken from the file before says nothing of this one.
    setTakenFrom(source?.key);
    setTaken({});
  }

  function take({ field, value, found }: Offer): void {
    takeValue(form, field, value as never);
    setTaken((before) => ({ ...before, [field]: { value, page: found.place.page } }));
  }

  return (
    <TakenProvider value={taken}>
      {source !== undefined && (
        <PrefillPanel key={source.key} source={source} values={form.watch()} onTake={take} />
      )}
      {children}
    </TakenProvider>
  );
}
