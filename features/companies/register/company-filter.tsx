import { recordRef, useLiveDocument } from '@vcms/data';
import type { CompanyKind } from '@vcms/domain';
import { FormDialog } from '@vcms/kits/form';
import { ChosenFilter, type FilterControlProps } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import { useState } from 'react';
import { CompanyPicker } from './company-picker.tsx';
import type { StoredCompany } from './company-register.tsx';

/** The name of a company by its id; the id itself where it cannot be read. */
export function CompanyName({ id }: { readonly id: string }) {
  const { firestore } = useBackend();
  const company = useLiveDocument(recordRef(firestore, 'companies', id));
  if (company.kind === 'loading') return '…';
  return company.kind === 'ready' ? company.value.name : id;
}

interface ChooseDialogProps {
  readonly noun: string;
  readonly kinds: readonly CompanyKind[];
  readonly choose: (id: string) => void;
  readonly onClose: () => void;
}

function ChooseDialog({ noun, kinds, choose, onClose }: ChooseDialogProps) {
  const [chosen, setChosen] = useState<StoredCompany>();
  return (
    <FormDialog
      title={`${noun} of one company`}
      onClose={onClose}
      onSubmit={() => chosen !== undefined && choose(chosen.id)}
      actions={
        <Button type="submit" disabled={chosen === undefined}>
          Show
        </Button>
      }
    >
      <CompanyPicker label="Company" kinds={kinds} chosen={chosen} choose={setChosen} />
    </FormDialog>
  );
}

/**
 * A filter by one of many companies, which a select could not hold.
 * @param noun what the list holds, with a capital
 */
export function companyFilterControl(kinds: readonly CompanyKind[], noun = 'People') {
  return function CompanyFilter({ value, choose }: FilterControlProps) {
    return (
      <ChosenFilter
        label="Company"
        clearLabel={`${noun} of all companies`}
        value={value}
        choose={choose}
        name={(id) => <CompanyName id={id} />}
        dialog={(chooseAndClose, onClose) => (
          <ChooseDialog noun={noun} kinds={kinds} onClose={onClose} choose={chooseAndClose} />
        )}
      />
    );
  };
}
