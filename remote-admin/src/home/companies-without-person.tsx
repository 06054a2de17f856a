import { type CountsState, companiesWithoutPersonQuery, useLiveQuery } from '@vcms/data';
import { LinkRows, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { companyLink } from './admin-links.ts';
import type { FirmCount } from './firm-counts.ts';
import { LINES, NOTHING_HERE } from './nothing-here.tsx';
import { ShownOf } from './shown-of.tsx';

/** Active companies of which nobody can sign in: nothing that is asked of them reaches a person (domain 4.2). */
export function CompaniesWithoutPerson({ counts }: { readonly counts: CountsState<FirmCount> }) {
  const { firestore } = useBackend();
  const state = useLiveQuery(companiesWithoutPersonQuery(firestore, LINES));
  return (
    <LiveSection title="Companies without an active person" state={state} empty={NOTHING_HERE}>
      {(items) => (
        <>
          <LinkRows
            rows={items.map(({ id, name, city, state: usState }) => ({
              id,
              to: companyLink(id, 'users'),
              name,
              detail: `${city}, ${usState}. Nobody can sign in: invite or enable somebody, or archive the company.`,
            }))}
          />
          <ShownOf counts={counts} name="companies without person" />
        </>
      )}
    </LiveSection>
  );
}
