import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import type { PolicyWriteContext } from '@vcms/insurance/data';
import { InsuranceReviewPage } from '@vcms/insurance/review';
import { handInPolicy } from '@vcms/insurance/test-support';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { keepReviewTasks } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { getDocs, query, where } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';

/** Lakeshore Foods is the one client of `contractor2`; Northfield Energy has nothing to do with it. */
const { client, client2, contractor2 } = DEMO_PEOPLE;
const contractorId = contractor2.companyId;
const PATH = '/csinsurance-review';
const firestore = liveFirestore(client2);
const context: PolicyWriteContext = {
  firestore: liveFirestore(contractor2),
  uid: contractor2.uid,
  contractorId,
};

async function handedIn(id: string): Promise<void> {
  const handed = handInPolicy(context, id, {
    ...{ line: 'auto', autos: ['any'], limits: { auto_csl: 500_000 } },
    policyNumber: `AU-${id}`,
    effective: LIVE_TODAY,
    namedInsured: 'Somebody Else',
  });
  expect(await handed).toEqual({ kind: 'done' });
  await keepReviewTasks(contractorId);
}

function show(account: DemoAccount, path: string) {
  const rendered = renderWithShell(
    <Routes>
      <Route path={PATH} element={<InsuranceReviewPage />} />
      <Route path={`${PATH}/:contractorId/:policyId`} element={<InsuranceReviewPage />} />
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

it('a client decides for itself beside the firm, and the policy leaves its queue', async () => {
  await handedIn('own-1');
  const queue = show(client2, PATH);
  const entry = await queue.page.findByText('No. AU-own-1', { exact: false });
  expect(entry.closest('tr')?.textContent).toContain('Lakeshore Foods');

  const bench = show(client2, `${PATH}/${contractorId}/own-1`);
  await bench.page.findByText('The firm has not decided yet.');
  fireEvent.click(await bench.page.findByText('Compare all limits'));
  const matrix = await screen.findByLabelText('Demands of each client');
  expect(matrix.querySelectorAll('thead th')).toHaveLength(2);
  fireEvent.click(screen.getByText('Close'));
  fireEvent.click(await bench.page.findByText('Claim'));
  await bench.page.findByText(/You are reviewing this/);
  fireEvent.click(bench.page.getByText('Accept'));

  await waitFor(() => expect(bench.shell.navigations).toHaveLength(1));
  await waitFor(() => expect(queue.page.queryByText('No. AU-own-1', { exact: false })).toBeNull());
  const own = recordsOf(firestore, 'reviews', contractorId);
  const { docs } = await getDocs(
    query(own, where('scope', '==', client2.companyId), where('subjectType', '==', 'policy')),
  );
  expect(docs.map((one) => one.data())).toMatchObject([
    { ok: true, value: { subjectId: 'own-1', decision: 'accepted', scope: client2.companyId } },
  ]);
});

it("shows no other client's contractor, and says no more than that there is no access", async () => {
  await handedIn('own-2');
  show(client, `${PATH}/${contractorId}/own-2`);

  await screen.findByText("You don't have access to this record.");
});
