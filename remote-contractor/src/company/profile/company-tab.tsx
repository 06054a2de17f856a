import { Stack } from '@vcms/ui';
import { FactsForm } from '../facts/facts-form.tsx';
import { useTab } from '../tab-context.ts';
import { ProfileForm } from './profile-form.tsx';

export function CompanyTab() {
  const { company, today } = useTab();
  return (
    <Stack gap="6">
      <ProfileForm company={company} />
      <FactsForm company={company} today={today} />
    </Stack>
  );
}
