import { saveProfile } from '@vcms/companies/data';
import { AddressFields, type StoredCompany } from '@vcms/companies/register';
import { TextField, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { SimpleGrid } from '@vcms/ui';
import { useState } from 'react';
import { FormSection } from '../form-section.tsx';
import { useFollowingForm } from '../use-following-form.ts';
import { checkProfile, type ProfileValues, profileInput, profileValues } from './profile-values.ts';

const FORM = { valuesOf: profileValues, check: checkProfile };

/** Address and contact data, which clients see and nobody has to confirm. */
export function ProfileForm({ company }: { readonly company: StoredCompany }) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const notify = useNotify();
  const { form, isDirty, seen, discard, saved } = useFollowingForm<StoredCompany, ProfileValues>(
    company,
    FORM,
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(values: ProfileValues): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const context = { firestore, uid: userId, companyId: company.id };
    const result = await saveProfile(context, seen, profileInput(values));
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    saved();
    notify.show({ kind: 'success', message: 'Your profile is saved.' });
  }

  return (
    <FormSection
      title="Profile"
      saveLabel="Save profile"
      description="Clients that you are connected to see this."
      {...{ isDirty, busy, problem }}
      onSubmit={() => void form.handleSubmit(save)()}
      onDiscard={() => {
        setProblem(undefined);
        discard();
      }}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextField form={form} name="dba" label="Trade name (DBA)" maxLength={120} />
        <AddressFields form={form} timezone={seen.timezone} />
      </SimpleGrid>
    </FormSection>
  );
}
