import type { LiveState } from '@vcms/data';
import { type Company, formatPhone } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { DataList, Text } from '@vcms/ui';

function contactOf({ name, phone, address1, city, state, Zip }: Company) {
  return [
    { label: 'Company', value: name },
    { label: 'Phone', value: formatPhone(phone) },
    { label: 'Address', value: `${address1}, ${city}, ${state} ${Zip}` },
  ];
}

/** Whom to ask: the firm's contact (domain 4.2, role 5006). */
export function FirmSection({ state }: { readonly state: LiveState<Company> }) {
  return (
    <LiveSection
      title="Contact"
      state={state}
      empty={<Text color="fg.muted">No contact is on file yet.</Text>}
    >
      {([firm]) => firm && <DataList columns={1} items={contactOf(firm)} />}
    </LiveSection>
  );
}
