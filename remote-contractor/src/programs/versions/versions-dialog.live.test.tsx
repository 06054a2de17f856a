import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import {
  LIVE_TODAY,
  liveFirestore,
  liveHandles,
  liveSession,
  liveStorage,
  putLiveFile,
} from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { ProgramsPage } from '../programs-page.tsx';

const { contractor2 } = DEMO_PEOPLE;
const contractorId = contractor2.companyId;
const folder = `companies/${contractorId}`;
const at = Timestamp.fromDate(new Date('2026-11-01T12:00:00Z'));
const stamps = {
  createdAt: at,
  createdBy: contractor2.uid,
  updatedAt: at,
  updatedBy: contractor2.uid,
  v: 1,
};
const firestore = liveFirestore(contractor2);
const storage = liveStorage(firestore, contractor2);
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

/** A PDF of one page with one line of text. */
function onePage(text: string): Uint8Array {
  const line = `BT /F 12 Tf 50 700 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${line.length}>>stream\n${line}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj`).join('\n');
  return new TextEncoder().encode(`%PDF-1.4\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

async function putManual(id: string, text: string): Promise<void> {
  const known = (await getDoc(doc(firestore, `${folder}/documents/safety-manual`))).data();
  const storagePath = `${folder}/docs/${id}/1/${id}.pdf`;
  await putLiveRecord(`${folder}/documents/${id}`, { ...known, title: `Manual ${id}`, storagePath });
  await putLiveFile(storagePath, onePage(text), 'application/pdf');
}

async function putVersion(version: number, docId: string, more: object): Promise<void> {
  await putLiveRecord(`${folder}/programVersions/cranes_${version}`, {
    ...{ contractorId, programId: 'cranes', docId, version, declaredNotApplicable: false },
    ...{ pageRefs: { ground: version }, submittedOn: '2026-10-30', ...stamps, ...more },
  });
}

async function putReview(version: number, decision: string, findings: readonly object[]): Promise<void> {
  await putLiveRecord(`${folder}/reviews/cranes-${version}`, {
    ...{ contractorId, subjectType: 'program', subjectId: `cranes_${version}`, subjectVersion: version },
    ...{ scope: 'firm', decision, publicComment: decision === 'accepted' ? '' : 'Please correct it.' },
    ...{ findings, decidedBy: 'u-cs', decidedAt: at, minutesToDecision: 10, ...stamps },
  });
}

it('shows two versions beside each other: what was decided, each element, and the text that changed', async () => {
  const elements = (await getDoc(doc(firestore, 'programs/cranes'))).get('elements');
  const [first] = elements as readonly { readonly id: string; readonly text: string }[];
  const key = String(first?.id);
  await putManual('cranes-old', 'Cranes are inspected now and then.');
  await putManual('cranes-new', 'Cranes are inspected by the foreman each day.');
  await putVersion(1, 'cranes-old', { state: 'changes_requested', pageRefs: { [key]: 4 } });
  await putReview(1, 'changes_requested', [{ key, result: 'fail', comment: 'Nobody is named.' }]);
  await putVersion(2, 'cranes-new', {
    ...{ state: 'accepted', pageRefs: { [key]: 1 }, score: '100.0', criticalFails: 0 },
    ...{ reviewedOn: '2026-11-01', validUntil: '2028-11-01' },
  });
  await putReview(2, 'accepted', [{ key, result: 'pass', comment: '' }]);
  renderWithShell(<ProgramsPage now={now} />, {
    ...{ role: '5005', session: liveSession(contractor2), path: '/safety-programs', answer: true },
    backend: { ...liveHandles(firestore), storage },
  });
  const card = within(await screen.findByRole('region', { name: /crane/i }));
  fireEvent.click(await card.findByText('Compare versions'));

  const title = await screen.findByText(/^Versions of /);
  const dialog = within(title.closest('[role=dialog]') as HTMLElement);
  const earlier = within(dialog.getByRole('region', { name: 'Earlier version', hidden: true }));
  earlier.getByText('Not scored');
  earlier.getByText('1 failed');
  earlier.getByText('Please correct it.');
  earlier.getByText('Manual cranes-old');
  const later = within(dialog.getByRole('region', { name: 'Later version', hidden: true }));
  later.getByText('100.0');
  later.getByText('None failed');
  later.getByText('11/01/2028');
  const row = within(dialog.getByText(String(first?.text)).closest('li') as HTMLElement);
  row.getByText('Nobody is named.');
  row.getByText('Page 4');
  row.getByText('Pass');
  row.getByText('Changed');

  const status = dialog.getByText('Words that were added or removed are marked.');
  fireEvent.click(dialog.getByText('Compare the text'));
  await waitFor(() => expect(status.textContent).toBe('1 passage differs from version 1.'));
  expect(dialog.getByText('by the foreman each day.').closest('ins')).not.toBeNull();
  expect(dialog.getByText('now and then.').closest('del')).not.toBeNull();
});
