import { fireEvent, screen, within } from '@testing-library/react';
import type { OshaEstablishment } from '@vcms/domain';
import { toSafetyDossier } from '@vcms/safety-record/editor';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { ExportDialog } from './export-dialog.tsx';

const { contractor2 } = DEMO_PEOPLE;
const { companyId } = contractor2;

/** Nothing is shown of where and when it was stored. */
const UNSTAMPED = {
  ...{ path: '', companyId, updatedAt: undefined, updatedBy: undefined },
  ...{ createdAt: undefined, createdBy: undefined },
};

/** The contractor's newest year, as one that was imported with two establishments. */
function dossier() {
  const { companies, files } = liveData();
  const company = companies.find(({ id }) => id === companyId);
  const log = files.find(({ contractorId }) => contractorId === companyId)?.oshaYears[0];
  if (company === undefined || log === undefined) throw new Error('The demo data has no such year');
  const place = { street: '2 South St', city: 'Gary', state: 'IN', zip: '46402', type: 'private' } as const;
  const one = (name: string, more: Partial<OshaEstablishment>) => ({ ...log, ...place, name, ...more });
  const establishments = [one('North yard', { street: 'PO Box 9' }), one('South yard', {})];
  const nothing = { engagements: [], emr: [], notRated: [], documents: [], reviews: [] };
  const years = [{ ...log, establishments, record: UNSTAMPED }];
  return toSafetyDossier(
    {
      company: { ...company.record, id: companyId },
      years,
      ...nothing,
      requirementSets: [],
      overrides: [],
      benchmarks: [],
    },
    LIVE_TODAY,
  );
}

it('gives the file of one establishment while another one keeps the whole file back', async () => {
  renderWithShell(<ExportDialog file={dossier()} onClose={() => undefined} />, {
    role: '5005',
    session: liveSession(contractor2),
    backend: { firestore: liveFirestore(contractor2) },
    path: '/osha-emr-stats',
    answer: false,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Export for OSHA’s ITA' });
  const download = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Download CSV' });
  await within(dialog).findByText(/^North yard, street_address: OSHA takes no PO box\./);
  expect(download.disabled).toBe(true);

  fireEvent.change(within(dialog).getByLabelText('Establishment'), { target: { value: '1' } });

  await within(dialog).findByText(/^The file follows OSHA’s published rules\./);
  expect(download.disabled).toBe(false);
});
