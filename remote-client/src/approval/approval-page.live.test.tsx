import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { type RenderedWithShell, renderWithShell } from '@vcms/testing';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ApprovalPage } from './approval-page.tsx';

const { client } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

function show(path: `/${string}`): RenderedWithShell {
  return renderWithShell(
    <Routes>
      <Route path="/contractor-approval" element={<ApprovalPage now={now} />} />
      <Route path="/contractor-approval/:contractorId" element={<ApprovalPage now={now} />} />
    </Routes>,
    { role: '5003', session: liveSession(client), backend: liveHandles(liveFirestore(client)), path },
  );
}

function submitted() {
  const found = liveData().engagements.find(
    ({ record }) =>
      record.clientId === client.companyId &&
      record.state === 'submitted' &&
      Reflect.get(record, 'overall') === 'non_compliant',
  );
  if (found === undefined) throw new Error('Nobody waits with gaps');
  return found;
}

describe('pending contractors', () => {
  it('say who waits, what blocks and who must act', async () => {
    show('/contractor-approval');

    const table = await screen.findByRole('table', { name: 'Pending contractors' });
    const row = within(table).getByText(submitted().record.contractorName).closest('tr');
    expect(row?.textContent).toMatch(/day|Today/);
    expect(row?.textContent).toContain('You decide; open: The contractor');
  });

  it('show the confirmed rates of the last three years with their intervals beside the decision', async () => {
    const file = liveData().files.find(
      ({ contractorId, oshaYears }) =>
        oshaYears.filter(({ state }) => state === 'accepted').length > 1 &&
        liveData().engagements.some(
          ({ record }) =>
            record.contractorId === contractorId &&
            record.clientId === client.companyId &&
            ['in_progress', 'submitted', 'approved'].includes(record.state),
        ),
    );
    if (file === undefined) throw new Error('Nobody has confirmed years');
    show(`/contractor-approval/${file.contractorId}`);
    const table = await screen.findByRole('table', { name: 'Rates by year' });
    for (const title of ['TRIR', 'DART']) within(table).getByText(title);
    within(table).getByText(/^Pooled/);
    expect(within(table).getAllByText(/^\d+\.\d\d to \d+\.\d\d$/).length).toBeGreaterThan(3);
  });

  it('are approved with gaps only with a reason or a variance for each; a failed call loses nothing', async () => {
    const { record } = submitted();
    show(`/contractor-approval/${record.contractorId}`);

    await waitFor(() => expect(screen.getByText('Approve')).toHaveProperty('disabled', false));
    fireEvent.click(screen.getByText('Approve'));
    const dialog = (await screen.findByText(`Approve ${record.contractorName}?`)).closest<HTMLElement>(
      '[role=dialog]',
    );
    if (dialog === null) throw new Error('No dialog');
    const send = within(dialog).getByText('Approve');
    fireEvent.click(send);
    expect(await within(dialog).findByText('Give a reason of at least 20 characters.')).toBeTruthy();
    const [gap] = within(dialog).getAllByLabelText(/^Grant a variance for/);
    if (gap === undefined) throw new Error('No gap');
    fireEvent.click(gap);
    expect(await within(dialog).findByLabelText(/^Last day of the variance/)).toBeTruthy();
    const reason = within(dialog).getByLabelText(/^Reason(?! for)/);
    const typed = 'The papers are with the broker and follow.';
    fireEvent.change(reason, { target: { value: typed } });
    fireEvent.click(gap);
    await waitFor(() => expect(within(dialog).queryByLabelText(/^Last day of the variance/)).toBeNull());
    screen.getByText(/^Submitted for your approval\./);
    fireEvent.click(send);
    // Before the server can have answered, behind the dialog that keeps what was typed.
    screen.getByText(/^There is nothing to decide at present\./);
    screen.getByText('Saving', { ignore: '[role=dialog] *' });
    await within(dialog).findByText(/try again/i, { selector: '[role=alert], [role=alert] *' });
    screen.getByText(/^Submitted for your approval\./);
    expect(screen.queryByText('Saving')).toBeNull();
    expect(reason).toHaveProperty('value', typed);
  });

  it('that one approver approved wait for the other one, who sees the terms', async () => {
    const { id, record } = submitted();
    const { createdAt, updatedAt } = record;
    const first = {
      by: 'somebody-else',
      byName: 'Ola Berg',
      at: now(),
      terms: { reason: 'The papers are with the broker.', conditions: 'Ground work only.' },
    };
    await putLiveRecord(`engagements/${id}`, { ...record, createdAt, updatedAt, firstApproval: first });
    const { shell } = show(`/contractor-approval/${record.contractorId}`);

    expect(await screen.findByText('One approver has approved.')).toBeTruthy();
    expect(screen.getByText('Ground work only.')).toBeTruthy();
    fireEvent.click(screen.getByText('Confirm approval'));
    const question = await screen.findByRole('alertdialog', {
      name: `Confirm the approval of ${record.contractorName}?`,
    });
    fireEvent.click(within(question).getByText('Confirm approval'));
    screen.getByText(/^There is nothing to decide at present\./);
    screen.getByText('Saving');
    expect(screen.queryByText('One approver has approved.')).toBeNull();
    expect(await screen.findByText('One approver has approved.')).toBeTruthy();
    expect(screen.queryByText('Saving')).toBeNull();
    expect([...shell.toasts.values()].at(-1)).toMatchObject({
      kind: 'error',
      message: `${record.contractorName}: nothing was changed.`,
    });
    await putLiveRecord(`engagements/${id}`, { ...record });
  });
});
