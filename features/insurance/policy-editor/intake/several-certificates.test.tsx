import { fireEvent, screen } from '@testing-library/react';
import { chosenSource } from '@vcms/kits/evidence';
import { renderWithShell } from '@vcms/testing';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { InsuranceDossier, StoredPolicy } from '../insurance-dossier.ts';
import { ACORD_PIECES } from '../prefill/test-support/acord-pieces.ts';
import { type Piece, plainPdf } from '../prefill/test-support/plain-pdf.ts';
import { useChosenFile } from '../upload/use-chosen-file.ts';
import { CertificateChoice } from './certificate-choice.tsx';
import { acceptSure } from './intake.ts';
import type { IntakeRequest } from './save-intake.ts';
import { useIntake } from './use-intake.ts';
import { useSending } from './use-sending.ts';

const numbered = (number: string) =>
  ACORD_PIECES.map(([text, x, y]) => [text === 'GL-2040' ? number : text, x, y] as const);
const ANOTHER = numbered('GL-9000');
const THIRD = numbered('GL-9100');

function fileOf(...pages: readonly (readonly Piece[])[]): File {
  return new File([plainPdf(...pages)], 'several.pdf', { type: 'application/pdf' });
}

interface NumbersProps {
  readonly file: File;
  readonly policies?: readonly StoredPolicy[];
  readonly sent?: IntakeRequest[];
}

/** The numbers that were entered, of the certificate in hand. */
function Numbers({ file, policies = [], sent = [] }: NumbersProps) {
  const [source] = useState(() => chosenSource(file));
  const state = useIntake(source, policies);
  const { certificates, left, part, intake, plans, change, choose, finish, isDone } = state;
  const saving = {
    ...{ busy: false, progress: undefined },
    save: async (request: IntakeRequest) => {
      sent.push(request);
      return {
        lines: Object.fromEntries(request.entries.map(({ id }) => [id, { kind: 'done' as const }])),
      };
    },
  };
  const dossier = { today: '2026-11-28', records: {}, lines: [] } as unknown as InsuranceDossier;
  const pages = useChosenFile();
  const paper = { kind: 'chosen', file } as const;
  const sending = useSending({
    ...{ file: dossier, paper, pages, part, plans, saving, shown: [], onFile: undefined, madeOutTo: '' },
  });
  if (intake === undefined) return null;
  const store = async () => {
    if ((await sending.send(true, undefined)) !== undefined) finish();
  };
  const compared = plans.map(({ match, line }) => `${line.values.line} ${match.kind}`).join(', ');
  return (
    <>
      <CertificateChoice {...{ certificates, left, chosen: part }} onChoose={choose} />
      <button type="button" onClick={() => change(acceptSure)}>
        Accept
      </button>
      <button type="button" onClick={() => void store()}>
        Store
      </button>
      <p>Entered: {plans.map(({ line }) => line.values.policyNumber || 'nothing').join(', ')}</p>
      <p>Compared: {compared}</p>
      <p>Stored: {Object.keys(sending.outcomes).join(', ') || 'nothing'}</p>
      {isDone && <p>All of them</p>}
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

  it('stays in hand with those that are not stored, one after the other, with the same file', async () => {
    const sent: IntakeRequest[] = [];
    const file = fileOf(ACORD_PIECES, ANOTHER, THIRD);
    renderWithShell(<Numbers file={file} sent={sent} />);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Certificate');
    expect(screen.getByText(/^This file holds 3 certificates\./)).toBeTruthy();
    fireEvent.change(choice, { target: { value: '2' } });
    fireEvent.click(screen.getByText('Accept'));
    await screen.findByText('Entered: GL-9000, AU-77');

    fireEvent.click(screen.getByText('Store'));
    await screen.findByText(/^2 of 3 certificates of this file left\./);
    expect(Array.from(choice.options, ({ text }) => text)).toEqual(['Page 1', 'Page 3']);
    // Nothing of the one before counts as entered or as stored.
    expect(screen.getByText('Entered: nothing, nothing')).toBeTruthy();
    expect(screen.getByText('Stored: nothing')).toBeTruthy();

    fireEvent.click(screen.getByText('Store'));
    await screen.findByText(/^1 of 3 certificates of this file left\./);
    fireEvent.click(screen.getByText('Store'));
    await screen.findByText('All of them');
    expect(screen.queryByLabelText('Certificate')).toBeNull();

    expect(sent.map((request) => request.file)).toEqual([file, file, file]);
    const ids = sent.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  it('is compared with what the one before put on file, and with nothing that it puts there itself', async () => {
    const file = fileOf(ACORD_PIECES, ANOTHER);
    const onFile = (policyNumber: string) => ({
      ...{ id: policyNumber, line: 'gl', policyNumber, state: 'submitted', insurerName: 'Granite Mutual' },
      ...{ effective: '2026-04-01', expiration: '2027-04-01', limits: { gl_each_occurrence: 500_000 } },
      ...{ autos: [], endorsements: {}, claimsMade: false, namedInsured: 'Redstem', producer: { name: 'T' } },
    });
    const both = ['GL-2040', 'GL-9000'].map(onFile) as unknown as StoredPolicy[];
    function Growing() {
      const [policies, setPolicies] = useState<readonly StoredPolicy[]>([]);
      return (
        <>
          <button type="button" onClick={() => setPolicies(both)}>
            Put on file
          </button>
          <Numbers file={file} policies={policies} />
        </>
      );
    }
    renderWithShell(<Growing />);
    await screen.findByText('Compared: gl new, auto unknown');
    fireEvent.click(screen.getByText('Accept'));
    fireEvent.click(screen.getByText('Put on file'));
    await screen.findByText('Entered: GL-2040, AU-77');
    expect(screen.getByText('Compared: gl new, auto unknown')).toBeTruthy();

    fireEvent.click(screen.getByText('Store'));
    await screen.findByText('Compared: gl same, auto unknown');
  });

  it('asks nothing where all pages say the same', async () => {
    renderWithShell(<Numbers file={fileOf(ACORD_PIECES, ACORD_PIECES)} />);
    await screen.findByText('Entered: nothing, nothing');
    expect(screen.queryByLabelText('Certificate')).toBeNull();
  });
});
