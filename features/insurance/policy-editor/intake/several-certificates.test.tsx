import { fireEvent, screen } from '@testing-library/react';
import { chosenSource } from '@vcms/kits/evidence';
import { certificateKey } from '@vcms/pdf';
import { renderWithShell } from '@vcms/testing';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ACORD_PIECES } from '../prefill/test-support/acord-pieces.ts';
import { type Piece, plainPdf } from '../prefill/test-support/plain-pdf.ts';
import { CertificateChoice } from './certificate-choice.tsx';
import { acceptSure } from './intake.ts';
import { useIntake } from './use-intake.ts';

const ANOTHER = ACORD_PIECES.map(([text, x, y]) => [text === 'GL-2040' ? 'GL-9000' : text, x, y] as const);

function fileOf(...pages: readonly (readonly Piece[])[]): File {
  return new File([plainPdf(...pages)], 'several.pdf', { type: 'application/pdf' });
}

/** The numbers that were entered, of the certificate in hand. */
function Numbers({ file }: { readonly file: File }) {
  const [source] = useState(() => chosenSource(file));
  const { certificates, intake, plans, change, choose } = useIntake(source, []);
  if (intake === undefined) return null;
  return (
    <>
      <CertificateChoice
        certificates={certificates}
        chosen={intake.certificate === undefined ? '' : certificateKey(intake.certificate)}
        onChoose={choose}
      />
      <button type="button" onClick={() => change(acceptSure)}>
        Accept
      </button>
      <p>Entered: {plans.map(({ line }) => line.values.policyNumber || 'nothing').join(', ')}</p>
    </>
  );
}

describe('a file of several certificates', () => {
  it('offers the lines of the one that is chosen, and keeps what was decided on another', async () => {
    renderWithShell(<Numbers file={fileOf(ACORD_PIECES, ANOTHER)} />);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Certificate');
    expect(Array.from(choice.options, ({ text }) => text)).toEqual(['Page 1', 'Page 2']);
    fireEvent.click(screen.getByText('Accept'));
    await screen.findByText('Entered: GL-2040, AU-77');

    fireEvent.change(choice, { target: { value: '2' } });
    await screen.findByText('Entered: nothing, nothing');
    fireEvent.click(screen.getByText('Accept'));
    await screen.findByText('Entered: GL-9000, AU-77');
    fireEvent.change(choice, { target: { value: '1' } });
    await screen.findByText('Entered: GL-2040, AU-77');
  });

  it('asks nothing where all pages say the same', async () => {
    renderWithShell(<Numbers file={fileOf(ACORD_PIECES, ACORD_PIECES)} />);
    await screen.findByText('Entered: nothing, nothing');
    expect(screen.queryByLabelText('Certificate')).toBeNull();
  });
});
