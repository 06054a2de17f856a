import type { LiveState } from '@vcms/data';
import { type Company, formatPhone } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { Box, Text } from '@vcms/ui';

function Contact({ name, phone, address1, city, state, Zip }: Company) {
  return (
    <Box textStyle="sm" overflowWrap="anywhere">
      <Text fontWeight="medium">{name}</Text>
      <Text>{formatPhone(phone)}</Text>
      <Text>{`${address1}, ${city}, ${state} ${Zip}`}</Text>
    </Box>
  );
}

/** Whom to ask: the firm's contact (domain 4.2, role 5006). */
export function FirmSection({ state }: { readonly state: LiveState<Company> }) {
  return (
    <LiveSection
      isDense
      title="Contact"
      state={state}
      empty={<Text color="fg.muted">No contact is on file yet.</Text>}
    >
      {([firm]) => firm && <Contact {...firm} />}
    </LiveSection>
  );
}
