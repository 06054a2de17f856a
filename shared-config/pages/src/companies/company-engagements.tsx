import { engagementsOfClientQuery, engagementsOfContractorQuery, useLiveQuery } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { EngagementList } from '../engagement-list.tsx';
import { formatDate } from '../format-date.ts';
import { LiveSection } from '../live-section.tsx';
import type { StoredCompany } from './company-register.tsx';

/** Whom the company works for, or who works for it. */
export function CompanyEngagements({ company }: { readonly company: StoredCompany }) {
  const { firestore } = useBackend();
  const isClient = company.kind === 'client';
  const query = isClient ? engagementsOfClientQuery : engagementsOfContractorQuery;
  const state = useLiveQuery(query(firestore, company.id));
  return (
    <LiveSection
      title={isClient ? 'Contractors' : 'Hiring clients'}
      state={state}
      empty={<Text color="fg.muted">No engagements yet.</Text>}
    >
      {(items) => (
        <EngagementList
          items={items}
          nameOf={({ clientName, contractorName }) => (isClient ? contractorName : clientName)}
          detailOf={({ updatedAt }) => `Last change ${formatDate(updatedAt)}`}
        />
      )}
    </LiveSection>
  );
}
