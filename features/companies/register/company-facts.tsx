import { type CompanyPrivate, formatPhone } from '@vcms/domain';
import { DataList, Text } from '@vcms/ui';
import { tradeWords } from '../model/index.ts';
import type { StoredCompany } from './company-register.tsx';
import { countText, KIND_WORDS, PLAN_WORDS } from './company-words.ts';

/** What everybody connected to the company may read of it. */
export function PublicFacts({ company }: { readonly company: StoredCompany }) {
  const { address1, address2, city, state, Zip, plan, employeesPeakLastYear: employees } = company;
  return (
    <DataList
      items={[
        { label: 'Kind', value: KIND_WORDS[company.kind] },
        { label: 'Plan', value: plan === undefined ? undefined : PLAN_WORDS[plan] },
        { label: 'Trade name', value: company.dba },
        {
          label: 'Address',
          value: [address1, address2, `${city}, ${state} ${Zip}`].filter(Boolean).join(', '),
        },
        { label: 'Phone', value: formatPhone(company.phone) },
        { label: 'Website', value: company.website },
        { label: 'Trades', value: tradeWords(company.trades) },
        { label: 'NAICS', value: [company.naicsPrimary, ...company.naicsOther].filter(Boolean).join(', ') },
        { label: 'Operating since', value: company.operatingSince },
        { label: 'Peak headcount last year', value: employees === undefined ? undefined : String(employees) },
        { label: 'Time zone', value: company.timezone },
        { label: 'Users', value: countText(company.counts?.users) },
        ...(company.kind === 'firm'
          ? []
          : [{ label: 'Open engagements', value: countText(company.counts?.engagements) }]),
      ]}
    />
  );
}

/** What only the firm and the company itself may read. */
export function PrivateFacts({ secret }: { readonly secret: CompanyPrivate | undefined }) {
  if (secret === undefined)
    return <Text color="fg.muted">Nothing entered yet. Edit the company to add it.</Text>;
  return (
    <DataList
      items={[
        {
          label: 'EIN',
          value: `${secret.ein.replace(/^(\d{2})/, '$1-')}${secret.einConfirmed === true ? '' : ' (not confirmed)'}`,
        },
        { label: 'Owner', value: secret.ownerName },
        { label: 'Tax class', value: secret.taxClass },
        { label: 'D-U-N-S', value: secret.duns },
      ]}
    />
  );
}
