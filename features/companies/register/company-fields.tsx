import { TextField } from '@vcms/kits/form';
import { Fieldset, SimpleGrid } from '@vcms/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AddressFields } from './address-fields.tsx';
import type { CompanyFormValues } from './company-form-values.ts';

type Form = UseFormReturn<CompanyFormValues>;

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

function WorkPart({ form }: { readonly form: Form }) {
  return (
    <Part title="Work">
      <TextField
        form={form}
        name="trades"
        label="Trades"
        required={form.watch('kind') === 'contractor'}
        help="Separate them with commas, such as roofing, electrical."
      />
      <TextField form={form} name="naicsPrimary" label="NAICS code" inputMode="numeric" maxLength={6} />
      <TextField form={form} name="naicsOther" label="Other NAICS codes" help="Separate them with commas." />
      <TextField form={form} name="operatingSince" label="Operating since" type="date" />
      <TextField
        form={form}
        name="employeesPeakLastYear"
        label="Peak headcount last year"
        inputMode="numeric"
        help="Above 10, a 300A summary is due."
      />
    </Part>
  );
}

function PrivatePart({ form }: { readonly form: Form }) {
  return (
    <Part title="Tax and ownership (seen by the firm and the company only)">
      <TextField form={form} name="ein" label="EIN" inputMode="numeric" help="Nine digits." />
      <TextField form={form} name="ownerName" label="Owner" maxLength={120} />
      <TextField form={form} name="taxClass" label="Tax class" maxLength={60} />
      <TextField form={form} name="duns" label="D-U-N-S number" inputMode="numeric" />
    </Part>
  );
}

/** Every field of a company, in the parts people know from paper forms. */
export function CompanyFields({ form }: { readonly form: Form }) {
  return (
    <>
      <Part title="Name">
        <TextField form={form} name="name" label="Legal name" required maxLength={120} />
        <TextField form={form} name="dba" label="Trade name (DBA)" maxLength={120} />
      </Part>
      <Part title="Address and contact">
        <AddressFields form={form} timezone={form.getValues('timezone')} />
      </Part>
      <WorkPart form={form} />
      <PrivatePart form={form} />
    </>
  );
}
