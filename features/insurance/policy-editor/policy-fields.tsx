import {
  AGGREGATE_LINES,
  AGGREGATE_SCOPE_LABELS,
  AGGREGATE_SCOPES,
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  endorsementsOfLine,
  INSURANCE_LINES,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  LINE_LABELS,
} from '@vcms/domain';
import type { useCheckedForm } from '@vcms/kits/form';
import { Fieldset, SimpleGrid } from '@vcms/ui';
import type { ReactNode } from 'react';
import { AutosField } from './autos-field.tsx';
import { endorsementField, limitField, type PolicyFormValues } from './policy-form-values.ts';
import { MarkedChoiceField as ChoiceField, MarkedTextField as TextField } from './prefill/marked-fields.tsx';

export type PolicyForm = ReturnType<typeof useCheckedForm<PolicyFormValues>>;

const LINES = INSURANCE_LINES.map((value) => ({ value, label: LINE_LABELS[value] }));
const SCOPES = [
  { value: '', label: 'Not stated' },
  ...AGGREGATE_SCOPES.map((value) => ({ value, label: AGGREGATE_SCOPE_LABELS[value] })),
];
const BASES = [
  { value: '', label: 'Not on the policy' },
  { value: 'blanket', label: 'Blanket: whoever a contract names' },
  { value: 'scheduled', label: 'Scheduled: the clients that are named' },
];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Fieldset.Root mb="6">
      <Fieldset.Legend fontWeight="semibold">{title}</Fieldset.Legend>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {children}
      </SimpleGrid>
    </Fieldset.Root>
  );
}

interface PolicyFieldsProps {
  readonly form: PolicyForm;
  /** The parties are asked elsewhere, once for several policies. */
  readonly withoutParties?: boolean;
}

function PolicyPart({ form, withoutParties = false }: PolicyFieldsProps) {
  const line = form.watch('line');
  return (
    <Part title="Policy">
      <ChoiceField form={form} name="line" label="Line" options={LINES} />
      <TextField form={form} name="policyNumber" label="Policy number" required maxLength={40} />
      <TextField form={form} name="insurerName" label="Insurer" required maxLength={120} />
      <TextField form={form} name="naicNo" label="NAIC number" maxLength={5} inputMode="numeric" />
      <TextField form={form} name="effective" label="Effective" required type="date" />
      <TextField
        form={form}
        name="expiration"
        label="Expiration"
        required
        type="date"
        help="This day itself is not covered."
      />
      {!withoutParties && (
        <TextField
          form={form}
          name="namedInsured"
          label="Named insured"
          required
          maxLength={160}
          help="As the certificate prints it."
        />
      )}
      <TextField form={form} name="amBest" label="A.M. Best rating" maxLength={12} help="Such as A- VII." />
      <ChoiceField
        form={form}
        name="form"
        label="Form"
        options={[
          { value: 'occurrence', label: 'Occurrence' },
          { value: 'claims_made', label: 'Claims-made' },
        ]}
      />
      {AGGREGATE_LINES.includes(line) && (
        <ChoiceField form={form} name="aggregatePer" label="General aggregate applies per" options={SCOPES} />
      )}
      {line === 'wc_el' && (
        <ChoiceField
          form={form}
          name="statutory"
          label="Statutory limits"
          options={[
            { value: 'yes', label: 'Per statute' },
            { value: 'no', label: 'Other' },
          ]}
        />
      )}
    </Part>
  );
}

/** Everything the certificate says of one policy, in its order. */
export function PolicyFields({ form, withoutParties = false }: PolicyFieldsProps) {
  const line = form.watch('line');
  const values = form.watch();
  // What is on file already stays in sight, so that it can be taken away.
  const offered = ENDORSEMENTS.filter(
    (name) => endorsementsOfLine(line).includes(name) || values[endorsementField(name)] !== '',
  );
  return (
    <>
      <PolicyPart form={form} withoutParties={withoutParties} />
      {line === 'auto' && <AutosField form={form} />}
      <Part title="Limits (USD)">
        {LIMITS_OF_LINE[line].map((code) => (
          <TextField
            key={code}
            form={form}
            name={limitField(code)}
            label={LIMIT_LABELS[code]}
            inputMode="numeric"
          />
        ))}
      </Part>
      <Part title="Endorsements">
        {offered.map((name) => (
          <ChoiceField
            key={name}
            form={form}
            name={endorsementField(name)}
            label={ENDORSEMENT_LABELS[name]}
            options={BASES}
          />
        ))}
      </Part>
      {!withoutParties && (
        <Part title="Producer">
          <TextField form={form} name="producerName" label="Broker or agent" required maxLength={120} />
          <TextField form={form} name="producerEmail" label="E-mail" type="email" inputMode="email" />
          <TextField form={form} name="producerPhone" label="Phone" type="tel" inputMode="tel" />
        </Part>
      )}
    </>
  );
}
