import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it, vi } from 'vitest';
import { policyFormValues } from '../policy-editor/policy-form-values.ts';
import { WAIVER_PIECES } from '../policy-editor/prefill/test-support/endorsement-pieces.ts';
import { type Piece, plainPdf } from '../policy-editor/prefill/test-support/plain-pdf.ts';
import { ChosenPages } from './chosen-pages.tsx';

const DEMANDED = [
  { line: 'gl', name: 'waiver_of_subrogation', askedBy: ['Harbor'] },
  { line: 'gl', name: 'primary_noncontributory', askedBy: ['Harbor', 'Yarrow'] },
] as const;

function show(file: File) {
  const onTake = vi.fn();
  const lines = [policyFormValues({ line: 'gl' })];
  renderWithShell(<ChosenPages {...{ file, lines, onTake }} demanded={DEMANDED} />);
  return onTake;
}

const pdf = (pieces: readonly Piece[]) =>
  new File([plainPdf(pieces)], 'pages.pdf', { type: 'application/pdf' });

it('says what the pages are and what is missing, and enters the wording only when it is taken', async () => {
  const onTake = show(pdf(WAIVER_PIECES));
  const forms = await screen.findByLabelText('Endorsement forms in this file');
  within(forms).getByText('CG 24 04 (05 09): waiver of subrogation, blanket wording');
  screen.getByText('CG 20 01 is not in this file. Asked for by Harbor, Yarrow.');
  expect(onTake).not.toHaveBeenCalled();

  fireEvent.click(screen.getByLabelText(/^Take Waiver of subrogation/));
  expect(onTake).toHaveBeenCalledWith(
    expect.objectContaining({ line: 'gl', field: 'endorsement_waiver_of_subrogation', value: 'blanket' }),
  );
});

it('leaves a file without such a form to the reviewer', async () => {
  show(pdf([['Our own wording for additional insureds, in the words of the insurer, '.repeat(3), 60, 60]]));
  await screen.findByText('No endorsement form was recognized in this file. The reviewer will look.');
  expect(screen.queryByText(/is not in this file/)).toBeNull();
});

it('has a scan read when somebody asks for it', async () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  show(new File([bytes], 'scan.png', { type: 'image/png' }));
  fireEvent.click(await screen.findByText('Read the scan'));
  await screen.findByText('This scan could not be read. Leave it to the reviewer.');
});
