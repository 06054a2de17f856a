import type { CompanyPrivate } from '@vcms/domain';
import { FormProblem, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Button, Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredCompany } from './company-register.tsx';

export interface ConfirmEinProps {
  readonly company: StoredCompany;
  readonly secret: CompanyPrivate;
  /** When the shown record was last changed, in milliseconds: only what was looked at is confirmed. */
  readonly seenAt: number | undefined;
}

/** Says that the company entered its EIN itself, and lets the firm confirm it (ADR 30). */
export function ConfirmEin({ company, secret, seenAt }: ConfirmEinProps) {
  const { busy, call } = useTrustedCall('companySetTaxData');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  if (secret.einConfirmed === true) return null;

  async function confirm(): Promise<void> {
    setProblem(undefined);
    const { ein, ownerName, taxClass, duns } = secret;
    const data = { ein, ownerName, taxClass, duns };
    const request = { companyId: company.id, private: data };
    const result = await call(seenAt === undefined ? request : { ...request, seenAt });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `The EIN of ${company.name} is confirmed.` });
  }

  return (
    <Stack gap="2" mt="4" align="flex-start">
      <FormProblem message={problem} />
      <Text color="fg.muted">
        The company entered this EIN itself. Confirm it once you have seen proof, such as a W-9. Until then,
        it does not count as a reason to merge companies.
      </Text>
      <Button variant="outline" loading={busy} loadingText="Confirming" onClick={() => void confirm()}>
        Confirm EIN
      </Button>
    </Stack>
  );
}
