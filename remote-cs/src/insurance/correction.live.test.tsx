import { fireEvent, waitFor, within } from '@testing-library/react';
import { recordRef } from '@vcms/data';
import { savePolicyDraft, submitPolicy } from '@vcms/insurance/data';
import { InsuranceReviewPage } from '@vcms/insurance/review';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { deleteDoc, getDoc, updateDoc } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answersIn, changesCard } from '../test-support/changes-card.ts';

const { cs, contractor } = DEMO_PEOPLE;
/** Its automobile policy of the demo data was returned; the one of general liability of the other was corrected since. */
const returnedOwner: DemoAccount = { ...contractor, uid: 'owner-04', companyId: 'contractor-04' };
const CORRECTED = { contractorId: 'contractor-06', policyId: 'gl-current' };
const today = new Date().toISOString().slice(0, 10);
const firestore = liveFirestore(cs);

function show({ contractorId, policyId }: typeof CORRECTED) {
  const address = `/csinsurance-review/${contractorId}/${policyId}`;
  const { container } = renderWithShell(
    <Routes>
      <Route path="/csinsurance-review/:contractorId/:policyId" element={<InsuranceReviewPage />} />
    </Routes>,
    { role: '5002', session: liveSession(cs), backend: liveHandles(firestore), path: address },
  );
  return within(container);
}

describe('a correction on the workbench', () => {
  it('shows each finding of the return beside what was changed for it, and the earlier certificate', async () => {
    const page = show(CORRECTED);
    const card = await changesCard(page);

    const [limit, page_, waiver] = await waitFor(() => answersIn(card));
    expect(limit).toMatch(/^Limit low.*Changed.*Each occurrence.*was \$500,000.*now \$1,000,000$/);
    expect(page_).toMatch(/^Waiver of subrogation missing.*Changed.*now Blanket, page attached.*Added$/);
    expect(waiver).toMatch(
      /^Additional insured page missing.*Not changed.*says the same as before\. What it shows/,
    );
    expect(card.textContent).toMatch(
      /Compared with version 1, submitted on .+, returned by the firm on .+\./,
    );
    expect(card.textContent).toMatch(/2 changed, 1 added, \d+ unchanged\./);
    const besides = within(card).getByLabelText('Also changed');
    expect(besides.textContent).toMatch(/^Policy number.*was GL-\d+-0.*now GL-\d+$/);
    expect(card.textContent).toContain('The certificate was replaced.');

    fireEvent.click(within(card).getByText('Show the earlier certificate'));
    await page.findByText('Certificate of version 1');
  });

  it('follows the contractor’s own correction of a returned policy', async () => {
    const owner = liveFirestore(returnedOwner);
    const contractorId = returnedOwner.companyId;
    const context = { firestore: owner, uid: returnedOwner.uid, contractorId };
    const stored = (await getDoc(recordRef(owner, 'policies', contractorId, 'auto-current'))).data();
    if (stored?.ok !== true) throw new Error('The returned policy is missing');
    const {
      state: _state,
      version: _version,
      submittedOn: _on,
      id: _id,
      record: _record,
      ...content
    } = stored.value;
    const corrected = { ...content, limits: { auto_csl: 2_000_000 } };
    expect(await savePolicyDraft(context, stored.value, corrected)).toEqual({ kind: 'done' });
    expect(await submitPolicy(context, { id: 'auto-current' }, today)).toEqual({ kind: 'done' });

    const card = await changesCard(show({ contractorId, policyId: 'auto-current' }));

    expect(await within(card).findByText('See the changes')).toBeTruthy();
    const besides = within(card).getByLabelText('Also changed');
    expect(besides.textContent).toMatch(/was \$1,000,000.*now \$2,000,000$/);
    expect(card.textContent).toContain('The certificate is the same file.');
  });

  it('leaves what was submitted as it was: its contractor can neither change nor delete it', async () => {
    const owner = liveFirestore({ ...returnedOwner, uid: 'owner-06', companyId: CORRECTED.contractorId });
    const kept = recordRef(owner, 'policyVersions', CORRECTED.contractorId, CORRECTED.policyId, 1);

    expect((await getDoc(kept)).data()).toMatchObject({ ok: true, value: { version: 1 } });
    const denied = { code: 'permission-denied' };
    await expect(updateDoc(kept, { insurerName: 'Other Mutual' })).rejects.toMatchObject(denied);
    await expect(deleteDoc(kept)).rejects.toMatchObject(denied);
  });
});
