import { screen, within } from '@testing-library/react';
import { addDays, addMonths, formatDate } from '@vcms/domain';
import { createPolicyDraft, submitPolicy } from '@vcms/insurance/data';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { InsurancePage } from './insurance-page.tsx';

/** Somebody of the contractor whose renewal waits, and of one whose cover has ended. */
const inTime: DemoAccount = { ...DEMO_PEOPLE.contractor, uid: 'grace-in-time', companyId: 'contractor-05' };
const late: DemoAccount = { ...DEMO_PEOPLE.contractor, uid: 'grace-late', companyId: 'contractor-02' };

function show(account: DemoAccount, now: () => Date, firestore = liveFirestore(account)): void {
  const session = liveSession(account);
  renderWithShell(<InsurancePage now={now} />, {
    role: '5005',
    session,
    backend: { firestore },
    path: '/insurance',
  });
}

async function liability(): Promise<HTMLElement> {
  const card = (await screen.findByText('Commercial general liability')).closest('section');
  if (card === null) throw new Error('The line has no card');
  return card;
}

function glOf(companyId: string, state: string) {
  const policies = liveData().files.find(({ contractorId }) => contractorId === companyId)?.policies ?? [];
  const found = policies.find((policy) => policy.line === 'gl' && policy.state === state);
  if (found === undefined) throw new Error(`No liability policy of ${companyId} is ${state}`);
  return found;
}

describe('a renewal that waits for its review (E22)', () => {
  it('keeps the status to the end of the grace when it was submitted before the old policy ended', async () => {
    const waiting = glOf(inTime.companyId, 'submitted');
    expect(waiting.submittedOn !== undefined && waiting.submittedOn < waiting.effective).toBe(true);
    const until = formatDate(addDays(waiting.effective, 7));
    show(inTime, () => new Date(`${LIVE_TODAY}T18:00:00Z`));

    const card = await liability();
    expect(
      within(card).getByText(
        `Submitted on time. Your status stays until ${until} while it waits for review.`,
      ),
    ).toBeTruthy();
    expect(within(card).getAllByText(new RegExp(`In time, grace until ${until}`)).length).toBeGreaterThan(0);
  });

  it('says that the grace is over on its first day without', async () => {
    const { effective } = glOf(inTime.companyId, 'submitted');
    show(inTime, () => new Date(`${addDays(effective, 7)}T18:00:00Z`));

    const card = await liability();
    expect(within(card).getByText(/^The grace for the review is over\./)).toBeTruthy();
    expect(within(card).queryByText(/In time, grace/)).toBeNull();
  });

  it('does not keep the status when it was submitted after the old policy ended', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const before = glOf(late.companyId, 'accepted');
    const firestore = liveFirestore(late);
    const context = { firestore, uid: late.uid, contractorId: late.companyId };
    const { id: _id, state: _state, version: _version, submittedOn: _on, ...content } = before;
    const effective = before.expiration;
    const renewal = { ...content, policyNumber: 'GL-LATE', effective, expiration: addMonths(today, 12) };
    expect(await createPolicyDraft(context, 'late-renewal', renewal)).toEqual({ kind: 'done' });
    expect(await submitPolicy(context, { id: 'late-renewal' }, today)).toEqual({ kind: 'done' });
    show(late, () => new Date(`${today}T18:00:00Z`), firestore);

    const card = await liability();
    expect(
      within(card).getByText(
        `Submitted on ${formatDate(today)}, after the last policy ended on ${formatDate(effective)}: no grace until it is reviewed.`,
      ),
    ).toBeTruthy();
    expect(within(card).queryByText(/In time, grace/)).toBeNull();
  });
});
