import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef, recordsOf } from '@vcms/data';
import { saveSafetyDraft, submitSafetyRecord } from '@vcms/safety-record/data';
import { ConfirmStatisticsPage } from '@vcms/safety-record/review';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { keepReviewTasks } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { getDoc, getDocs, query, where } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';

/** `contractor` works for Lakeshore Foods among others; `contractor2` has nothing to do with Northfield Energy. */
const { client, client2, contractor, contractor2 } = DEMO_PEOPLE;
const contractorId = contractor.companyId;
const PATH = '/confirm-statisticals';
const firestore = liveFirestore(client2);
const context = { firestore: liveFirestore(contractor), uid: contractor.uid, contractorId };

async function submitted(id: string): Promise<void> {
  const saved = await saveSafetyDraft(
    context,
    { kind: 'emr', id },
    {
      effective: LIVE_TODAY,
      value: '1.31',
      kind: 'interstate',
      states: ['IL'],
      issuer: 'ncci',
      policyNumber: 'WC-2001',
      letterDocId: 'no-such-file',
    },
  );
  expect(saved).toEqual({ kind: 'done' });
  const today = new Date().toISOString().slice(0, 10);
  expect(await submitSafetyRecord(context, { kind: 'emr', id }, today)).toEqual({ kind: 'done' });
  await keepReviewTasks(contractorId);
}

function show(account: DemoAccount, path: string) {
  const page = <ConfirmStatisticsPage title="OSHA and EMR Logs" />;
  const rendered = renderWithShell(
    <Routes>
      <Route path={PATH} element={page} />
      <Route path={`${PATH}/:contractorId/:kind/:recordId`} element={page} />
    </Routes>,
    {
      role: '5003',
      session: liveSession(account),
      backend: liveHandles(account.uid === client2.uid ? firestore : liveFirestore(account)),
      path,
    },
  );
  return { ...rendered, page: within(rendered.container) };
}

it('a client confirms for itself by its own limits, and the record stays with the firm', async () => {
  await submitted('own-emr');
  const { page, shell } = show(client2, `${PATH}/${contractorId}/emr/own-emr`);

  await page.findByText('The firm has not decided yet.');
  const limits = await page.findByLabelText('Limits of each client');
  expect(limits.textContent).toContain('Lakeshore Foods');
  expect(limits.textContent).toContain('Not met: 1.31, limit 1.00');
  expect(limits.querySelectorAll('tbody tr')).toHaveLength(1);
  fireEvent.click(await page.findByText('Claim'));
  await page.findByText(/You are reviewing this/);
  expect(page.queryByText('Correct a typing error')).toBeNull();
  fireEvent.click(page.getByRole('button', { name: /^All match/ }));
  await waitFor(() => expect(page.getByText('Confirm')).toHaveProperty('disabled', false));
  fireEvent.click(page.getByText('Confirm'));

  await waitFor(() => expect(shell.navigations).toHaveLength(1));
  const own = recordsOf(firestore, 'reviews', contractorId);
  const { docs } = await getDocs(
    query(own, where('scope', '==', client2.companyId), where('subjectType', '==', 'emr')),
  );
  expect(docs.map((one) => one.data())).toMatchObject([
    { ok: true, value: { subjectId: 'own-emr', decision: 'accepted' } },
  ]);
  const record = (await getDoc(recordRef(firestore, 'emr', contractorId, 'own-emr'))).data();
  expect(record).toMatchObject({ ok: true, value: { state: 'submitted' } });
});

it("opens no other client's contractor", async () => {
  show(client, `${PATH}/${contractor2.companyId}/osha/2025`);

  await screen.findByText("You don't have access to this record.");
});
