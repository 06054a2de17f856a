import type { DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { Route, Routes } from 'react-router-dom';
import type { GateDevice } from '../gate-list/device.ts';
import { GatePage } from '../gate-page.tsx';
import { StaffReviewPage } from '../staff-review-page.tsx';
import { WorkManagerPage } from '../work-manager-page.tsx';

const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

/** The pages of a client's workforce as somebody sees them on the day of the demo data. */
export function showWorkforce(account: DemoAccount, path: string, device?: GateDevice) {
  const firestore = liveFirestore(account);
  const rendered = renderWithShell(
    <Routes>
      <Route
        path="/work-manager"
        element={<WorkManagerPage now={now} {...(device === undefined ? {} : { device })} />}
      />
      <Route path="/work-manager/review" element={<StaffReviewPage now={now} />} />
      <Route path="/work-manager/review/:staffId/:documentId" element={<StaffReviewPage now={now} />} />
      <Route path="/work-manager/:staffId" element={<GatePage now={now} />} />
    </Routes>,
    { role: '5003', session: liveSession(account), backend: liveHandles(firestore), path },
  );
  return { ...rendered, firestore };
}
