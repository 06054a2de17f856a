import type { StoredCompany } from '@vcms/companies/register';
import { ChoiceField, useCheckedForm } from '@vcms/kits/form';
import {
  checkPerson,
  type InvitedPerson,
  InviteFrame,
  personRequest,
  roleOptions,
  rolesFor,
} from '@vcms/users/register';

export interface InviteDialogProps {
  readonly company: StoredCompany;
  readonly onClose: () => void;
}

/** Invites a colleague by mail into the own company. */
export function InviteDialog({ company, onClose }: InviteDialogProps) {
  const roles = rolesFor(company);
  const initial: InvitedPerson = { email: '', role: roles.length === 1 ? (roles[0] ?? '') : '', message: '' };
  const form = useCheckedForm<InvitedPerson>(initial, (values) => checkPerson(values, roles));
  return (
    <InviteFrame
      title="Invite a colleague"
      form={form}
      requestOf={(values, requestId) => {
        const person = personRequest(values, roles);
        return person === undefined ? undefined : { requestId, companyId: company.id, ...person };
      }}
      onClose={onClose}
      onSent={onClose}
    >
      <ChoiceField
        form={form}
        name="role"
        label="Role"
        options={[{ value: '', label: 'Choose a role' }, ...roleOptions(roles)]}
      />
    </InviteFrame>
  );
}
