import { fireEvent, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { ClientMatrix } from './client-matrix.tsx';
import { judgeCandidate } from './judge-candidate.ts';
import { aPolicy, someRecords, TODAY } from './test-records.ts';

it('says what an acceptance would come to, and calls no client compliant before it', async () => {
  renderWithShell(<ClientMatrix overview={judgeCandidate(someRecords(), aPolicy(), TODAY)} />);

  screen.getByText('Would meet all');
  screen.getByText('Would miss 2');
  fireEvent.click(screen.getByText('Compare all limits'));
  const table = await screen.findByRole('table');
  expect(table.textContent).toMatch(/Xenon.*Would meet all.*Yarrow.*Would miss 2/);
  expect(document.body.textContent).not.toMatch(/compliant/i);
});
