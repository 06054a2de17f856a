import { fireEvent, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it, vi } from 'vitest';
import { WAIVER_PIECES } from '../policy-editor/prefill/test-support/endorsement-pieces.ts';
import { plainPdf } from '../policy-editor/prefill/test-support/plain-pdf.ts';
import { EndorsementList } from './endorsement-list.tsx';
import type { EndorsementRow } from './endorsement-rows.ts';

const PAPER = { pageId: 'd1', pageIds: ['d1'], basis: 'blanket', scheduledFor: [] } as const;
const ROWS: readonly EndorsementRow[] = [
  { ...PAPER, name: 'waiver_of_subrogation', askedBy: ['Harbor'] },
  { ...PAPER, name: 'primary_noncontributory', askedBy: [] },
];
const POLICY = { line: 'gl', policyNumber: 'GL-2040' } as const;

function show(blob: Blob, readsAtOnce = true) {
  const load = vi.fn(async () => ({ kind: 'ready', blob }) as const);
  renderWithShell(<EndorsementList {...{ readsAtOnce, load }} rows={ROWS} policy={POLICY} show={vi.fn()} />);
  return load;
}

const PAGES = new Blob([plainPdf(WAIVER_PIECES)], { type: 'application/pdf' });

it('says which form the attached page is, and warns where it is none of the kind; one file is opened once', async () => {
  const load = show(PAGES);
  await screen.findByText('Page 1 is CG 24 04 (05 09): waiver of subrogation, blanket wording.');
  screen.getByText(
    /^No form for primary and non-contributory was recognized\. The file has CG 24 04 \(05 09\)/,
  );
  expect(load).toHaveBeenCalledOnce();
});

it('opens no file before a client asks: each one is told to the contractor', async () => {
  const load = show(PAGES, false);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Read the pages'));
  await screen.findByText(/^Page 1 is CG 24 04/);
});

it('has a scan read on a press', async () => {
  show(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], { type: 'image/png' }));
  fireEvent.click(await screen.findByText('Read the scan'));
  await screen.findByText('This scan could not be read. Look at the page.');
});
