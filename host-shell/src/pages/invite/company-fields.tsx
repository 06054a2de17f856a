import { Stack } from '@vcms/ui';
import { TextField } from '../edit-profile/text-field.tsx';
import type { AcceptanceDraft, DraftErrors } from './acceptance-form.ts';

export interface CompanyFieldsProps {
  readonly kind: 'client' | 'contractor';
  readonly draft: AcceptanceDraft;
  readonly errors: DraftErrors;
  readonly onChange: (change: Partial<AcceptanceDraft>) => void;
}

const FIELDS = [
  ['companyName', 'Company', 'organization'],
  ['address1', 'Street address', 'address-line1'],
  ['city', 'City', 'address-level2'],
  ['state', 'State', 'address-level1'],
  ['Zip', 'ZIP code', 'postal-code'],
  ['companyPhone', "Company's phone", 'tel'],
] as const;

/** What is asked of a company that does not exist yet (domain 4.1). */
export function CompanyFields({ kind, draft, errors, onChange }: CompanyFieldsProps) {
  return (
    <Stack gap="5">
      {FIELDS.map(([name, label, autoComplete]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          required
          autoComplete={autoComplete}
          value={draft[name]}
          error={errors[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {kind === 'contractor' && (
        <TextField
          name="trade"
          label="Main trade"
          help="Such as roofing or electrical. You can add others later."
          required
          value={draft.trade}
          error={errors.trade}
          onChange={(trade) => onChange({ trade })}
        />
      )}
    </Stack>
  );
}
