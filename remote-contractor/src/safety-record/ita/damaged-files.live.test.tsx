import { File as StreamedFile } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { importItaFile } from '@vcms/safety-record/model';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession, liveWrites } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { SafetyRecordPage } from '../safety-record-page.tsx';
import { DAMAGED_FILES } from '../test-support/damaged-files.ts';

const { contractorNew } = DEMO_PEOPLE;

/** A sentence for people: nothing of what a program says to itself. */
const SENTENCE = /^["A-Z].*\.$/s;
const RAW = /undefined|\[object|expected|Invalid|Error|too (big|small)/i;

function fileOf(content: string | Uint8Array<ArrayBuffer>): StreamedFile {
  return new StreamedFile([content], 'ita.csv');
}

it('500 damaged files each get a clear message, with what is left out for it', async () => {
  const unclear: unknown[] = [];
  for (const { what, content } of DAMAGED_FILES) {
    const { problems } = await importItaFile(fileOf(content), LIVE_TODAY, {
      signal: new AbortController().signal,
    });
    const isClear = problems.every(({ text }) => SENTENCE.test(text) && !RAW.test(text));
    const isRefused = problems.some(({ severity }) => severity === 'error');
    if (!isClear || !isRefused) unclear.push({ what, problems });
  }

  expect(unclear).toEqual([]);
  expect(new Set(DAMAGED_FILES.map(({ what }) => what)).size).toBe(500);
});

it('every tenth of them is told on the page, and nothing is written', async () => {
  renderWithShell(<SafetyRecordPage now={() => new Date(`${LIVE_TODAY}T18:00:00Z`)} />, {
    role: '5005',
    session: liveSession(contractorNew),
    backend: liveHandles(liveFirestore(contractorNew)),
    path: '/osha-emr-stats',
  });
  fireEvent.click(await screen.findByText('Import ITA file'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import an ITA file' }));
  const input = dialog.getByLabelText(/^CSV file/);
  const before = await liveWrites();

  for (const { what, content } of DAMAGED_FILES.filter((_file, at) => at % 10 === 9)) {
    fireEvent.change(input, { target: { files: [fileOf(content)] } });
    const list = await dialog.findByLabelText('Problems in the file');
    const { problems } = await importItaFile(fileOf(content), LIVE_TODAY, {
      signal: new AbortController().signal,
    });
    for (const { text } of problems) expect(list.textContent, what).toContain(text);
    expect(list.textContent, what).toContain('Left out');
  }

  // Nothing can be taken of the last one: the form of a year does not open.
  fireEvent.click(dialog.getByText('Fill the form'));
  await dialog.findByText('Choose a file and at least one establishment.');
  expect(await liveWrites()).toBe(before);
});
