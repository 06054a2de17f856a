import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import { DashboardSection } from '@vcms/kits';
import { VarianceList } from './variance-list.tsx';
import { isAboutInsurance } from './variance-order.ts';

/** What was asked of the clients, and what became of it. */
export function VarianceSection({ file }: { readonly file: InsuranceDossier }) {
  const { today, records } = file;
  const variances = records.variances.filter(isAboutInsurance);
  if (variances.length === 0) return null;
  const nameOf = (clientId: string) =>
    records.engagements.find((one) => one.clientId === clientId)?.clientName ?? 'Former client';
  return (
    <DashboardSection
      title="Variances"
      description="Temporary exceptions that a client has granted. A variance ends automatically after its last day."
    >
      <VarianceList {...{ variances, nameOf, today }} />
    </DashboardSection>
  );
}
