import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import { validationText } from '@vcms/domain';
import { withdrawPolicy } from '@vcms/insurance/data';
import { InsuranceReviewPage } from '@vcms/insurance/review';
import { handInPolicy } from '@vcms/insurance/test-support';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { keepReviewTasks } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { disableNetwork, enableNetwork, type Firestore, getDocs, query, where } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

const { cs, contractor2 } = DEMO_PEOPLE;
const second: DemoAccount = { ...cs, uid: 'second-reviewer', firstName: 'Sid', lastName: 'Second' };
const contractorId = contractor2.companyId;
const PATH = '/csinsurance-review';
const firestores = new Map<string, Firestore>();

function firestoreOf(account: DemoAccount): Firestore {
  const known = firestores.get(account.uid) ?? liveFirestore(account);
  firestores.set(account.uid, known);
  return known;
}

/** Who submits. */
const context = { firestore: firestoreOf(contractor2), uid: contractor2.uid, contractorId };

/** A policy of general liability that is short of what Lakeshore Foods asks for, and names somebody else. */
async function handedIn(id: string): Promise<void> {
  const handed = handInPolicy(context, id, {
    line: 'gl',
    limits: { gl_each_occurrence: 500_000, gl_general_aggregate: 2_000_000 },
    policyNumber: `GL-${id}`,
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
      role: '5002',
      session: liveSession(account),
      backend: liveHandles(firestoreOf(account)),
      path,
    },
  );
  return { ...rendered, page: within(rendered.container) };
}

async function rowsOf(label: string): Promise<readonly HTMLTableRowElement[]> {
  return waitFor(() => {
    const found = document.querySelectorAll<HTMLTableRowElement>(`table[aria-label="${label}"] tbody tr`);
    if (found.length === 0) throw new Error('no rows yet');
    return [...found];
  });
}

async function storedReviews(subjectId: string) {
  const all = recordsOf(firestoreOf(cs), 'reviews', contractorId);
  const { docs } = await getDocs(query(all, where('subjectId', '==', subjectId)));
  return docs.map((entry) => entry.data());
}

describe('the queue of the firm', () => {
  it('names contractor and clients, follows submissions and withdrawals, and keeps its filter in the address', async () => {
    await handedIn('queue-1');
    const { page } = show(cs, `${PATH}?line=gl`);

    const link = await page.findByText('No. GL-queue-1', { exact: false });
    const row = link.closest('tr');
    await waitFor(() => expect(row?.textContent).toContain('Lakeshore Foods'));
    expect(row?.textContent).toContain('New policy');
    expect(row?.textContent).toContain('Submitted');
    const lines = new Set((await rowsOf('Policies to review')).map((one) => one.cells[2]?.textContent));
    expect(lines).toEqual(new Set(['Commercial general liability']));

    await handedIn('queue-2');
    await page.findByText('No. GL-queue-2', { exact: false });
    await withdrawPolicy(context, { id: 'queue-2' });
    await keepReviewTasks(contractorId);
    await waitFor(() => expect(page.queryByText('No. GL-queue-2', { exact: false })).toBeNull());
  });

  it('shows the longest waiting on top', async () => {
    show(cs, PATH);

    const rows = await rowsOf('Policies to review');
    const ages = rows.map(({ cells }) => Number.parseInt(cells[4]?.textContent ?? '', 10) || 0);
    expect(ages.length).toBeGreaterThan(1);
    expect(ages[0]).toBeGreaterThan(1);
    expect(ages).toEqual(ages.toSorted((left, right) => right - left));
  });
});

describe('the workbench of the firm', () => {
  it('judges per client, builds the return from findings, and goes on to the next policy', async () => {
    await handedIn('bench-1');
    const { page, shell } = show(cs, `${PATH}/${contractorId}/bench-1?line=gl`);

    fireEvent.click(await page.findByText('Compare all limits'));
    const matrix = await screen.findByLabelText('Demands of each client');
    // The demands of each client arrive one by one.
    await waitFor(() => {
      expect(matrix.textContent).toContain('Lakeshore Foods');
      expect(matrix.textContent).toContain('Not met: $500,000 short of $1,000,000');
      expect(page.getAllByText(/^Name differs/)).toHaveLength(1);
      // What was typed says nothing of the paper, which is not there.
      expect(page.getByText('Compare with the page')).toBeTruthy();
    });
    // What falls short stands first.
    const [, first, ...rows] = within(page.getByLabelText('Typed fields')).getAllByRole('row', {
      hidden: true,
    });
    expect(first?.textContent).toContain('Not met: ');
    const texts = [first, ...rows].map((row) => row?.textContent);
    expect(texts).toContainEqual(expect.stringMatching(/^Each occurrence.*\$500,000 short of \$1,000,000/));
    fireEvent.click(screen.getByText('Close'));

    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    fireEvent.click(page.getByLabelText(/^Limit low/));
    const message = (await page.findByLabelText('Message to the contractor')) as HTMLTextAreaElement;
    // The box tells its change after the click.
    await waitFor(() => expect(message.value).toContain('1. Each occurrence: $500,000 short of $1,000,000.'));
    expect(message.value).not.toContain('Lakeshore');
    fireEvent.change(page.getByLabelText('Internal comment'), { target: { value: 'Broker is slow.' } });
    await waitFor(() => expect(page.getByText('Return with findings')).toHaveProperty('disabled', false));
    fireEvent.click(page.getByText('Return with findings'));

    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    expect(shell.navigations[0]?.to).toMatch(/^\/csinsurance-review\/.+\?line=gl$/);
    const [review] = await storedReviews('bench-1');
    expect(review).toMatchObject({
      ok: true,
      value: {
        decision: 'changes_requested',
        scope: 'firm',
        findings: [{ key: 'limit_low', result: 'fail' }],
      },
    });
  });

  it('tells the second reviewer who is at work, and that the contractor withdrew', async () => {
    await handedIn('bench-2');
    const first = show(cs, `${PATH}/${contractorId}/bench-2`);
    fireEvent.click(await first.page.findByText('Claim'));
    await first.page.findByText(/You are reviewing this/);
    fireEvent.click(first.page.getByLabelText(/^Unreadable/));

    const other = show(second, `${PATH}/${contractorId}/bench-2`);
    await other.page.findByText(/^Being reviewed by Casey Byrne since/);
    expect(other.page.queryByText('Claim')).toBeNull();
    expect(other.page.getByText('Accept')).toHaveProperty('disabled', true);

    await withdrawPolicy(context, { id: 'bench-2' });
    await first.page.findByText('The contractor withdrew this policy. There is nothing to decide.');
    const kept = first.page.getByLabelText('Message to the contractor') as HTMLTextAreaElement;
    expect(kept.value).toContain('cannot be read');
  });

  it('gives the lock back when the page is left', async () => {
    await handedIn('bench-3');
    const first = show(cs, `${PATH}/${contractorId}/bench-3`);
    fireEvent.click(await first.page.findByText('Claim'));
    await first.page.findByText(/You are reviewing this/);
    // Open before: a page that opens while the lock comes back may be told that somebody was first.
    const other = show(second, `${PATH}/${contractorId}/bench-3`);
    await other.page.findByText(/^Being reviewed by/);
    first.unmount();

    fireEvent.click(await other.page.findByText('Claim'));
    await other.page.findByText(/You are reviewing this/);
  });

  it('shows a verdict at once, here and in the queue, and takes it back where the policy changed meanwhile', async () => {
    await handedIn('bench-4');
    const queue = show(cs, `${PATH}?line=gl`);
    const inQueue = (await queue.page.findByText('No. GL-bench-4', { exact: false })).closest('tr');
    const { page, shell } = show(cs, `${PATH}/${contractorId}/bench-4`);
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    const chip = await page.findByText('In review');
    await waitFor(() => expect(page.getByText('Accept')).toHaveProperty('disabled', false));

    // The page hears nothing any more, but may still write.
    await disableNetwork(firestoreOf(cs));
    await withdrawPolicy(context, { id: 'bench-4' });
    fireEvent.click(page.getByText('Accept'));
    expect(chip.textContent).toBe('Accepted');
    page.getByText('Saving');
    expect(inQueue?.textContent).toMatch(/Saving.*Accepted/);

    await page.findByText(validationText('V23'));
    expect(chip.textContent).toBe('In review');
    expect(page.queryByText('Saving')).toBeNull();
    expect(inQueue?.textContent).not.toMatch(/Saving|Accepted/);
    expect(shell.navigations).toHaveLength(0);
    await enableNetwork(firestoreOf(cs));
    expect(await storedReviews('bench-4')).toEqual([]);
  });

  it('says when there is no such policy', async () => {
    show(cs, `${PATH}/${contractorId}/nobody-knows`);

    await screen.findByText('This policy does not exist.');
  });
});
