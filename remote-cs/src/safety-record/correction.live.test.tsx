import { within } from '@testing-library/react';
import { recordRef } from '@vcms/data';
import { documentPath, type Review, yearRates } from '@vcms/domain';
import { type SafetyContent, saveSafetyDraft, submitSafetyRecord } from '@vcms/safety-record/data';
import { ConfirmStatisticsPage } from '@vcms/safety-record/review';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { getDoc } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answersIn, changesCard } from '../test-support/changes-card.ts';

const { cs, contractor2 } = DEMO_PEOPLE;
const contractorId = contractor2.companyId;
/** The rules take no other day for a submission. */
const today = new Date().toISOString().slice(0, 10);
const PATH = '/confirm-statisticals';
const firestore = liveFirestore(cs);
/** Who corrects. */
const context = { firestore: liveFirestore(contractor2), uid: contractor2.uid, contractorId };

const NUMBERS = { G: 0, H: 0, I: 0, J: 1, K: 0, L: 0, M1: 1, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };

function said(year: number, hours: number): SafetyContent<'oshaYears'> {
  return {
    ...{ year, establishmentName: 'Main yard', naics: '238160', employees: 200, hours, ...NUMBERS },
    ...{ noWork: false, exemption: 'none', citations: [], log300Redacted: false, source: 'form' },
    ...{ certifiedBy: 'Morgan Hale', form300aDocId: 'blurred', ...yearRates({ ...NUMBERS, hours }) },
  };
}

function show(company: string, year: string) {
  const { container } = renderWithShell(
    <Routes>
      <Route
        path={`${PATH}/:contractorId/:kind/:recordId`}
        element={<ConfirmStatisticsPage title="Confirm OSHA Logs and EMR" />}
      />
    </Routes>,
    {
      role: '5002',
      session: liveSession(cs),
      backend: liveHandles(firestore),
      path: `${PATH}/${company}/osha/${year}`,
    },
  );
  return within(container);
}

/** A year of 80,000 hours that was submitted once and came back for these findings. */
async function returned(
  year: number,
  findings: Readonly<Record<string, string>>,
  { isKept } = { isKept: true },
): Promise<void> {
  const id = String(year);
  const at = new Date(`${LIVE_TODAY}T12:00:00Z`);
  const stamps = { createdAt: at, createdBy: contractor2.uid, updatedAt: at, updatedBy: cs.uid, v: 1 };
  const first = { ...said(year, 80_000), ...stamps, contractorId, version: 1, submittedOn: LIVE_TODAY };
  await putLiveRecord(documentPath('oshaYears', contractorId, id), { ...first, state: 'changes_requested' });
  const kept = { ...first, recordId: id, submittedAt: at, submittedBy: contractor2.uid };
  if (isKept) await putLiveRecord(documentPath('oshaYearVersions', contractorId, id, 1), kept);
  const list = Object.entries(findings).map(([key, comment]) => ({ key, comment, result: 'fail' }));
  const review: Omit<Review, 'id'> = {
    ...{ subjectType: 'osha_year', subjectId: id, subjectVersion: 1, scope: 'firm', minutesToDecision: 9 },
    ...{
      decision: 'changes_requested',
      publicComment: 'Please correct it.',
      decidedBy: cs.uid,
      decidedAt: at,
    },
    findings: list as Review['findings'],
  };
  const path = documentPath('reviews', contractorId, `return-of-${year}`);
  await putLiveRecord(path, { ...stamps, contractorId, ...review });
}

async function correct(year: number, content: SafetyContent<'oshaYears'>): Promise<void> {
  const place = { kind: 'oshaYears', id: String(year) } as const;
  const stored = (await getDoc(recordRef(context.firestore, 'oshaYears', contractorId, place.id))).data();
  if (stored?.ok !== true) throw new Error('The returned year is missing');
  const saved = await saveSafetyDraft(context, { ...place, seen: stored.value }, content);
  expect(saved).toEqual({ kind: 'done' });
  expect(await submitSafetyRecord(context, place, today)).toEqual({ kind: 'done' });
}

describe('a correction on the workbench of safety records', () => {
  it('shows what changed against the version that was returned, each finding beside it', async () => {
    await returned(2008, { hours: 'The form shows 160,000 hours.', form300aDocId: 'Blurred.', J: 'Show 2.' });
    await correct(2008, { ...said(2008, 160_000), form300aDocId: 'clear', certifiedBy: 'Robin Vale' });
    const card = await changesCard(show(contractorId, '2008'));

    const [hours, form, cases] = await answersIn(card);
    expect(hours).toMatch(/^Hours worked by all employees.*Changed.*was 80,000.*now 160,000$/);
    expect(form).toMatch(/^Form 300A.*Changed.*Blurred\.Form 300A was replaced\.$/);
    expect(cases).toMatch(/^J\. Other recordable cases.*Not changed.*The same as before\.$/);
    expect(card.textContent).toMatch(
      /Compared with version 1, submitted on .+, returned by the firm on .+\.2 changed, \d+ unchanged\./,
    );
    const besides = within(card).getByLabelText('Also changed');
    expect(besides.textContent).toMatch(/^Certified by.*was Morgan Hale.*now Robin Vale$/);
    within(card).getByText('Show the earlier file');
  });

  it('says it where the version before was not kept', async () => {
    await returned(2007, { hours: 'The form shows 160,000 hours.' }, { isKept: false });
    await correct(2007, said(2007, 160_000));
    const card = await changesCard(show(contractorId, '2007'));

    await within(card).findByText(/was submitted before versions were kept/);
  });

  it('tells it of the corrected year of the demo data', async () => {
    const [file] = liveData().files.filter(({ oshaYears }) => oshaYears.some(({ version }) => version > 1));
    const year = file?.oshaYears.find(({ version }) => version > 1);
    if (file === undefined || year === undefined) throw new Error('No year of the demo data was corrected');
    const card = await changesCard(show(file.contractorId, year.id));

    const [hours, signature] = await answersIn(card);
    expect(hours).toMatch(/^Hours worked by all employees.*Changed/);
    expect(signature).toMatch(/^Signature of the form 300A.*Changed.*was .*Bookkeeper.*now .*Owner/);
  });
});
