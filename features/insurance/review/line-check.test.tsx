import { screen, within } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { acceptText, LineCheck } from './line-check.tsx';
import { aPolicy } from './test-records.ts';
import type { CheckedLine } from './together.ts';

const LINE: CheckedLine = {
  policy: aPolicy({ certificateDocId: 'paper', expiration: '2027-11-01' }),
  ...{ holders: [], isOpen: true, overview: undefined, outcomes: [], faults: [] },
};

function show(line: CheckedLine, change: { isAccepted?: boolean; problem?: string } = {}) {
  const { isAccepted = false, problem } = change;
  renderWithShell(<LineCheck line={line} policies={[line.policy]} {...{ isAccepted, problem }} />);
  return within(screen.getByRole('region', { name: 'Commercial general liability' }));
}

it('shows what the reviewer accepts: number, dates, insured and limits', () => {
  const line = show(LINE);
  line.getByText('No findings');
  line.getByText('No. GL-100, 11/01/2026 to 11/01/2027');
  line.getByText('Acme Roofing');
  line.getByText('$1,000,000');
});

it('names what keeps a line from it', () => {
  const line = show({ ...LINE, faults: ['Sid Second is reviewing this line.'] });
  line.getByText('Decide on its own');
  line.getByText('Sid Second is reviewing this line.');
});

it('says which line failed, and which is accepted', () => {
  const failed = show(LINE, { problem: 'It changed while you looked at it.' });
  failed.getByText('Not accepted');
  failed.getByText('It changed while you looked at it.');
});

it('offers all, or says how many of them', () => {
  expect(acceptText(4, 4)).toBe('Accept all 4 lines');
  expect(acceptText(3, 4)).toBe('Accept 3 of 4 lines');
});
