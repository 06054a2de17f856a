import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useCheckedForm } from '@vcms/kits/form';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { PolicyFields } from '../policy-fields.tsx';
import { checkPolicyForm, type PolicyFormValues, policyFormValues } from '../policy-form-values.ts';
import { CertificatePrefill } from './certificate-prefill.tsx';
import { ACORD_PIECES } from './test-support/acord-pieces.ts';
import { plainPdf } from './test-support/plain-pdf.ts';

function certificateFile(): File {
  return new File([plainPdf(ACORD_PIECES)], 'acord.pdf', { type: 'application/pdf' });
}

function Dialog({ file }: { readonly file: File }) {
  const start = policyFormValues({ line: 'gl', limits: { gl_each_occurrence: 750_000 } });
  const form = useCheckedForm<PolicyFormValues>(start, checkPolicyForm);
  return (
    <CertificatePrefill form={form} file={file}>
      <PolicyFields form={form} />
    </CertificatePrefill>
  );
}

function field(label: RegExp): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function AutoForm() {
  const form = useCheckedForm<PolicyFormValues>(policyFormValues({ line: 'auto' }), checkPolicyForm);
  return (
    <>
      <PolicyFields form={form} />
      <output aria-label="Held">{form.watch('autos')}</output>
    </>
  );
}

it('the boxes of automobile liability are ticked and cleared one by one', async () => {
  renderWithShell(<AutoForm />);
  const held = screen.getByLabelText('Held');
  fireEvent.click(screen.getByLabelText('Non-owned autos only'));
  await waitFor(() => expect(held.textContent).toBe('non_owned'));
  fireEvent.click(screen.getByLabelText('Hired autos only'));
  await waitFor(() => expect(held.textContent).toBe('hired,non_owned'));
  fireEvent.click(screen.getByLabelText('Non-owned autos only'));
  await waitFor(() => expect(held.textContent).toBe('hired'));
});

describe('taking values from a certificate', () => {
  it('enters only what is taken, marks it until it is edited, and names the other lines', async () => {
    renderWithShell(<Dialog file={certificateFile()} />);
    fireEvent.click(screen.getByText('Read from the certificate'));
    const list = await screen.findByLabelText('Values of the certificate');
    await within(list).findByText('GL-2040');
    expect(field(/^Policy number/).value).toBe('');
    screen.getByText(/This file also contains: Automobile liability/);

    fireEvent.click(screen.getByLabelText('Take Policy number'));
    expect(field(/^Policy number/).value).toBe('GL-2040');
    await screen.findByText('From the certificate, page 1.');

    within(list).getByText('The form says: $750,000');
    fireEvent.click(screen.getByLabelText('Leave Each occurrence'));
    await within(list).findByText('Left. The form keeps $750,000.');
    expect(field(/^Each occurrence/).value).toBe('750000');

    fireEvent.change(field(/^Policy number/), { target: { value: 'GL-2041' } });
    expect(screen.queryByText('From the certificate, page 1.')).toBeNull();
    await within(list).findByText('The form says: GL-2041');
  });

  it('says plainly when there is nothing to read', async () => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    renderWithShell(<Dialog file={new File([bytes], 'scan.png', { type: 'image/png' })} />);
    fireEvent.click(screen.getByText('Read from the certificate'));
    await screen.findByText('This scan could not be read. Type the values.');
    expect(screen.queryByLabelText('Values of the certificate')).toBeNull();
  });
});
