import { CompanyPicker, KIND_WORDS } from '@vcms/companies/register';
import { ChoiceField, TextField, useCheckedForm } from '@vcms/kits/form';
import type { UseFormReturn } from 'react-hook-form';
import {
  checkInvitation,
  type InviteFormValues,
  invitationRequest,
  NO_INVITATION,
  rolesOfInvitation,
} from './invite-form-values.ts';
import { InviteFrame } from './invite-frame.tsx';
import type { UserPowers } from './user-powers.ts';
import { roleOptions } from './user-words.ts';

type Form = UseFormReturn<InviteFormValues>;

const PLACES = [
  { value: 'existing', label: 'An existing company' },
  { value: 'new', label: 'A new company' },
] as const;
const NEW_KINDS = (['contractor', 'client'] as const).map((value) => ({ value, label: KIND_WORDS[value] }));

function CompanyPart({ form, powers }: { readonly form: Form; readonly powers: UserPowers }) {
  if (form.watch('place') === 'new') {
    return (
      <>
        <ChoiceField form={form} name="newKind" label="Kind" options={NEW_KINDS} />
        <TextField form={form} name="newName" label="Company name" required maxLength={120} />
      </>
    );
  }
  return (
    <CompanyPicker
      label="Company"
      kinds={powers.kinds}
      chosen={form.watch('company')}
      error={form.formState.errors.company?.message}
      choose={(company) =>
        form.setValue('company', company, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
    />
  );
}

function RoleField({ form, powers }: { readonly form: Form; readonly powers: UserPowers }) {
  const [place, company, newKind] = form.watch(['place', 'company', 'newKind']);
  const roles = rolesOfInvitation({ place, company, newKind }, powers.roles);
  const first = roles.length === 0 ? 'Choose the company first' : 'Choose a role';
  return (
    <ChoiceField
      form={form}
      name="role"
      label="Role"
      options={[{ value: '', label: first }, ...roleOptions(roles)]}
    />
  );
}

export interface InviteDialogProps {
  readonly powers: UserPowers;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Invites a person by mail into a company, or together with a new one. */
export function InviteDialog({ powers, onClose, onSent }: InviteDialogProps) {
  const form = useCheckedForm<InviteFormValues>(NO_INVITATION, (values) =>
    checkInvitation(values, powers.roles),
  );
  return (
    <InviteFrame
      title="Invite a person"
      form={form}
      requestOf={(values, requestId) => invitationRequest(values, powers.roles, requestId)}
      onClose={onClose}
      onSent={onSent}
    >
      <ChoiceField form={form} name="place" label="For" options={PLACES} />
      <CompanyPart form={form} powers={powers} />
      <RoleField form={form} powers={powers} />
    </InviteFrame>
  );
}
