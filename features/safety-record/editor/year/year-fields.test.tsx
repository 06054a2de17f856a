import { screen, within } from '@testing-library/react';
import { useCheckedForm } from '@vcms/kits/form';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { CertificationPart, EstablishmentPart } from './year-fields.tsx';
import { checkYearForm, type YearFormValues, yearFormValues } from './year-form-values.ts';

const RETURNED = {
  comment: '',
  decidedAt: new Date('2026-11-20T12:00:00Z'),
  findings: new Map([
    ['naics', ['The form says 238210.']],
    ['certifiedOn', ['The form has no date.']],
  ]),
};

function Parts() {
  const form = useCheckedForm<YearFormValues>(
    yearFormValues({ year: 2025 }, { name: 'Acme' }),
    checkYearForm,
  );
  return (
    <>
      <EstablishmentPart form={form} returned={RETURNED} />
      <CertificationPart form={form} returned={RETURNED} />
    </>
  );
}

it.each([
  [/^NAICS code/, 'Returned: The form says 238210.'],
  ['Date', 'Returned: The form has no date.'],
])('says in the field %s what the reviewer said of it', (label, said) => {
  renderWithShell(<Parts />);
  const field = screen.getByLabelText(label).closest<HTMLElement>('[data-part=root]');
  if (field === null) throw new Error('It stands in no field.');
  within(field).getByText(said);
  expect(screen.getAllByText(/^Returned: /)).toHaveLength(2);
});
