import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { creationStamps, recordRef } from '@vcms/data';
import { type CompanyDocument, documentPath } from '@vcms/domain';
import { useCheckedForm } from '@vcms/kits/form';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession, liveStorage, putLiveFile } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PolicyFields } from '../policy-fields.tsx';
import { checkPolicyForm, type PolicyFormValues, policyFormValues } from '../policy-form-values.ts';
import { CertificatePrefill } from './certificate-prefill.tsx';
import { ACORD_PIECES } from './test-support/acord-pieces.ts';
import { plainPdf } from './test-support/plain-pdf.ts';

const { contractor } = DEMO_PEOPLE;
const { companyId: contractorId, uid } = contractor;
const firestore = liveFirestore(contractor);
const storage = liveStorage(firestore, contractor);

const CERTIFICATE = plainPdf(ACORD_PIECES);
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A broker's file as it lies with the contractor: its record, and the bytes unless they were lost. */
async function sent(
  id: string,
  contentType: CompanyDocument['contentType'],
  bytes?: Uint8Array,
): Promise<CompanyDocument> {
  const storagePath = `companies/${contractorId}/docs/${id}/1/${id}`;
  await setDoc(doc(firestore, documentPath('documents', contractorId, id)), {
    ...{ contractorId, storagePath, contentType, fileName: id, size: bytes?.length ?? 1 },
    ...{ typeId: 'certificate', category: 'certificate', title: 'Certificate', visibility: 'engaged' },
    ...{ sha256: '0'.repeat(64), redacted: false, virusScan: 'pending', state: 'draft', version: 1 },
    ...creationStamps(uid),
  });
  if (bytes !== undefined) await putLiveFile(storagePath, bytes, contentType);
  const stored = (await getDoc(recordRef(firestore, 'documents', contractorId, id))).data();
  if (stored?.ok !== true) throw new Error('The record of the file cannot be read');
  return stored.value;
}

function Form({ stored }: { readonly stored: CompanyDocument }) {
  const form = useCheckedForm<PolicyFormValues>(policyFormValues({ line: 'gl' }), checkPolicyForm);
  const [file, setFile] = useState<File>();
  const choose = () => setFile(new File([PICTURE], 'scan.png', { type: 'image/png' }));
  return (
    <CertificatePrefill form={form} file={file} stored={stored}>
      <button type="button" onClick={choose}>
        Choose a picture
      </button>
      <PolicyFields form={form} />
    </CertificatePrefill>
  );
}

function show(stored: CompanyDocument) {
  const shell = { session: liveSession(contractor), backend: { firestore, storage } };
  return renderWithShell(<Form stored={stored} />, { role: '5005', ...shell });
}

describe('a certificate that a broker sent', () => {
  it('offers its values one by one, and enters none that nobody takes', async () => {
    show(await sent('acord.pdf', 'application/pdf', CERTIFICATE));
    const number = screen.getByLabelText<HTMLInputElement>(/^Policy number/);

    fireEvent.click(screen.getByText('Read from the certificate'));
    const values = await screen.findByLabelText('Values of the certificate');
    await within(values).findByText('GL-2040');
    expect(number.value).toBe('');
    fireEvent.click(within(values).getByLabelText('Take Policy number'));

    await screen.findByText('From the certificate, page 1.');
    expect(number.value).toBe('GL-2040');
    expect(screen.getByLabelText<HTMLInputElement>(/^Each occurrence/).value).toBe('');

    // A file that is chosen instead is another one: what was taken is not of it.
    fireEvent.click(screen.getByText('Choose a picture'));
    await waitFor(() => expect(screen.queryByText('From the certificate, page 1.')).toBeNull());
    expect(screen.queryByLabelText('Values of the certificate')).toBeNull();
  });

  it('says plainly when it is a picture that cannot be read', async () => {
    show(await sent('scan.png', 'image/png', PICTURE));

    fireEvent.click(screen.getByText('Read from the certificate'));

    await screen.findByText('This scan could not be read. Type the values.');
  });

  it('says so when its bytes are missing, and can be asked again', async () => {
    const stored = await sent('late.pdf', 'application/pdf');
    show(stored);
    fireEvent.click(screen.getByText('Read from the certificate'));
    await screen.findByText('The file of this document is missing. Ask for it again.');

    await putLiveFile(stored.storagePath, CERTIFICATE, 'application/pdf');
    fireEvent.click(screen.getByText('Try again'));

    await within(await screen.findByLabelText('Values of the certificate')).findByText('GL-2040');
  });
});
