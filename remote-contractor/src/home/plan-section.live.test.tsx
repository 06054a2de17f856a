import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { expect, it } from 'vitest';
import { PlanSection } from './plan-section.tsx';

it('says what to do when asking for the full plan does not get through, and can be tried again', async () => {
  const { contractorLimited } = DEMO_PEOPLE;
  const firestore = liveFirestore(contractorLimited);
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, '127.0.0.1', 9);
  renderWithShell(<PlanSection firm={{ name: 'Clearpath Safety Partners' }} />, {
    role: '5006',
    session: liveSession(contractorLimited),
    backend: { firestore, functions },
  });

  const section = within(screen.getByRole('region', { name: 'Your plan: limited' }));
  const button = section.getByRole('button', { name: 'Request the full plan' });
  await userEvent.click(button);

  await section.findByText(/try again/);
  expect(button).toHaveProperty('disabled', false);
  expect(section.queryByText(/is told/)).toBeNull();
});
