import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef, recordsOf } from '@vcms/data';
import type { Endorsement } from '@vcms/domain';
import { type HolderRecord, saveHolder } from '@vcms/insurance/data';
import { InsuranceReviewPage } from '@vcms/insurance/review';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { keepReviewTasks } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { getDoc, getDocs } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';

/** Lakeshore Foods is the one client of `contractor2`. */
const { cs, client2, contractor2 } = DEMO_PEOPLE;
const contractorId = contractor2.companyId;
const clientId = client2.companyId;
const PATH = '/csinsurance-review';
const submittedOn = new Date().toISOString().slice(0, 10);
const firm = liveFirestore(cs);
const context = { firestore: liveFirestore(contractor2), uid: contractor2.uid, contractorId };

async function acceptedPolicy(): Promise<string> {
  const { docs } = await getDocs(recordsOf(context.firestore, 'policies', contractorId));
  const policies = docs.flatMap((entry) => {
    const stored = entry.data();
    return stored.ok ? [stored.value] : [];
  });
  const found = policies.find(({ state, line }) => state === 'accepted' && line !== 'umbrella');
  if (found === undefined) throw new Error('The demo data has no accepted policy');
  return found.id;
}

async function stored(policyId: string): Promise<HolderRecord> {
  const found = (await getDoc(recordRef(firm, 'policyHolders', contractorId, policyId, clientId))).data();
  if (found?.ok !== true) throw new Error('The record cannot be read');
  return found.value;
}

/** The contractor names the client in its policy, as its page does. */
async function declared(policyId: string, scheduled: readonly Endorsement[]): Promise<void> {
  const seen = await stored(policyId);
  const content = { certificateDocId: seen.certificateDocId, docIds: seen.docIds, scheduled };
  expect(await saveHolder(context, { policyId, clientId, submittedOn }, seen, content)).toEqual({
    kind: 'done',
  });
  await keepReviewTasks(contractorId);
}

function show(path: string) {
  const rendered = renderWithShell(
    <Routes>
      <Route path={PATH} element={<InsuranceReviewPage />} />
      <Route path={`${PATH}/:contractorId/:policyId`} element={<InsuranceReviewPage />} />
    </Routes>,
    { role: '5002', session: liveSession(cs), backend: liveHandles(firm), path },
  );
  return { ...rendered, page: within(rendered.container) };
}

it('what comes after the policy was accepted waits in the queue, and is returned or accepted on the workbench', async () => {
  const policyId = await acceptedPolicy();
  await declared(policyId, ['per_project_aggregate']);
  const queue = show(PATH);
  await queue.page.findByText('Certificate for Lakeshore Foods');

  const { page } = show(`${PATH}/${contractorId}/${policyId}`);
  const card = (await page.findByText('Certificate holders')).closest<HTMLElement>('section');
  if (card === null) throw new Error('There is no card');
  expect(card.textContent).toContain('Named for aggregate per project');
  expect(card.textContent).toContain('Waiting for review');
  fireEvent.click(within(card).getByText('Return'));
  const dialog = (await screen.findByText('Return the certificate for Lakeshore Foods')).closest<HTMLElement>(
    '[role=dialog]',
  );
  if (dialog === null) throw new Error('There is no dialog');
  fireEvent.click(within(dialog).getByText('Return'));
  await within(dialog).findByText('Tell the contractor in at least 10 characters what to correct.');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'The page is not signed.' } });
  fireEvent.click(within(dialog).getByText('Return'));
  await waitFor(() => expect(card.textContent).toContain('Returned to the contractor'));
  await keepReviewTasks(contractorId);
  await waitFor(() => expect(queue.page.queryByText('Certificate for Lakeshore Foods')).toBeNull());

  await declared(policyId, ['waiver_of_subrogation']);
  await waitFor(() => expect(card.textContent).toContain('Waiting for review'));
  fireEvent.click(within(card).getByText('Accept'));
  await waitFor(() => expect(card.textContent).toContain('Reviewed'));
  expect(await stored(policyId)).toMatchObject({
    state: 'accepted',
    reviewed: { scheduled: ['waiver_of_subrogation'] },
    decision: { by: cs.uid },
  });
});
