import { fireEvent, screen } from '@testing-library/react';
import { chosenSource } from '@vcms/kits/evidence';
import { renderWithShell } from '@vcms/testing';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { type Piece, plainPdf } from '../prefill/test-support/plain-pdf.ts';
import { acceptSure } from './intake.ts';
import { IntakeHead } from './intake-head.tsx';
import { countsOf } from './intake-plan.ts';
import { useIntake } from './use-intake.ts';

const LETTER: readonly Piece[] = [
  'Re: Redstem Oilfield Services, LLC',
  'We confirm that the following insurance is in force:',
  'Commercial General Liability: policy number GL-2040, effective 04/01/2026 to 04/01/2027,',
  'with limits of $1,000,000 each occurrence, $2,000,000 general aggregate.',
].map((text, at) => [text, 60, 40 + at * 14] as const);

function Intake({ file }: { readonly file: File }) {
  const [source] = useState(() => chosenSource(file));
  const status = useRef<HTMLParagraphElement>(null);
  const { reading, ask, intake, plans, change } = useIntake(source, []);
  if (intake === undefined) return null;
  const accept = () => change(acceptSure);
  const counts = countsOf(plans);
  return (
    <>
      <IntakeHead {...{ reading, counts, status }} lines={plans.length} onAccept={accept} onAskAgain={ask} />
      <button type="button" onClick={accept}>
        Accept whatever is sure
      </button>
      <p>Entered: {plans.map(({ line }) => line.values.policyNumber || 'nothing').join(', ')}</p>
    </>
  );
}

it('offers the lines of a broker’s letter, asks about each value, and takes none as sure', async () => {
  const file = new File([plainPdf(LETTER)], 'letter.pdf', { type: 'application/pdf' });
  renderWithShell(<Intake file={file} />);

  const head = await screen.findByText(/^1 line of this letter\. A letter has no fixed form/);
  expect(head.textContent).toMatch(/compare each value with it, then accept or skip it\. [5-9] to answer\.$/);
  expect(screen.queryByText(/^Accept all/)).toBeNull();
  fireEvent.click(screen.getByText('Accept whatever is sure'));
  await screen.findByText('Entered: nothing');
});
