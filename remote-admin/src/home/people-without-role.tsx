import { peopleWithoutRole, useLiveQuery } from '@vcms/data';
import { LinkRows, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { personLink } from './admin-links.ts';
import { LINES, NOTHING_HERE } from './nothing-here.tsx';

/** Accounts with a role that the product does not know. */
export function PeopleWithoutRole() {
  const { firestore } = useBackend();
  const state = useLiveQuery(peopleWithoutRole(firestore, LINES));
  return (
    <LiveSection title="People whose role is unknown" state={state} empty={NOTHING_HERE}>
      {(items) => (
        <LinkRows
          rows={items.map(({ id, firstName, lastName, companyName }) => ({
            id,
            to: personLink(id),
            name: `${firstName} ${lastName}`,
            detail: `${companyName}. They see no page until you give them a role.`,
          }))}
        />
      )}
    </LiveSection>
  );
}
