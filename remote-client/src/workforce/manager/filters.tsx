import { recordRef, useLiveDocument } from '@vcms/data';
import { engagementId } from '@vcms/domain';
import { ChosenFilter, type FilterControlProps } from '@vcms/kits/register';
import { ContractorSearch } from '@vcms/kits/requirements';
import { useBackend, useSession } from '@vcms/sdk';
import { CloseButton, Dialog, Field, Input, Portal } from '@vcms/ui';
import { useState } from 'react';

function ChosenName({ contractorId }: { readonly contractorId: string }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const found = useLiveDocument(recordRef(firestore, 'engagements', engagementId(companyId, contractorId)));
  return found.kind === 'ready' ? found.value.contractorName : 'One contractor';
}

/** One contractor of the client's, found by its name. */
export function ContractorFilter({ value, choose }: FilterControlProps) {
  const { companyId } = useSession();
  return (
    <ChosenFilter
      label="Contractor"
      clearLabel="People of all contractors"
      value={value}
      choose={choose}
      name={(id) => <ChosenName contractorId={id} />}
      dialog={(chooseAndClose, onClose) => (
        <Dialog.Root open onOpenChange={onClose}>
          <Portal>
            <Dialog.Backdrop />
            <Dialog.Positioner>
              <Dialog.Content>
                <Dialog.Header>
                  <Dialog.Title>Choose a contractor</Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>
                  <ContractorSearch label="Contractor" clientId={companyId} onChoose={chooseAndClose} />
                </Dialog.Body>
                <Dialog.CloseTrigger asChild>
                  <CloseButton size="sm" aria-label="Close" />
                </Dialog.CloseTrigger>
              </Dialog.Content>
            </Dialog.Positioner>
          </Portal>
        </Dialog.Root>
      )}
    />
  );
}

function WordFilter({ label, value, choose }: FilterControlProps & { readonly label: string }) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  return (
    <Field.Root w={{ base: 'full', sm: '40' }}>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        value={text}
        maxLength={58}
        placeholder="All"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => choose(text.trim())}
        onKeyDown={({ key }) => key === 'Enter' && choose(text.trim())}
      />
    </Field.Root>
  );
}

/** A site, as it is written in assignments. */
export function SiteFilter(props: FilterControlProps) {
  return <WordFilter label="Site" {...props} />;
}

/** A job role, as it is written in assignments. */
export function RoleFilter(props: FilterControlProps) {
  return <WordFilter label="Job role" {...props} />;
}
