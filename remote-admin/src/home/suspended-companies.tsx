import { companiesQuery, useLiveQuery } from '@vcms/data';
import { LinkRows, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';
import { companyLink } from './admin-links.ts';
import { LINES, NOTHING_HERE } from './nothing-here.tsx';

/** Companies that are shut out for now. */
export function SuspendedCompanies() {
  const { firestore } = useBackend();
  const state = useLiveQuery(query(companiesQuery(firestore, { status: 'suspended' }), limit(LINES)));
  return (
    <LiveSection title="Suspended companies" state={state} empty={NOTHING_HERE}>
      {(items) => (
        <LinkRows
          rows={items.map(({ id, name, city, state: usState }) => ({
            id,
            to: companyLink(id),
            name,
            detail: `${city}, ${usState}`,
          }))}
        />
      )}
    </LiveSection>
  );
}
