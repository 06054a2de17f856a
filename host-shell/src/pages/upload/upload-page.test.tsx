import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TrustedResult } from '../../backend/trusted-call.ts';
import { renderWithUi } from '../../test-support/render-with-ui.tsx';
import { PART_BYTES } from './send-files.ts';
import { UploadPage } from './upload-page.tsx';

const VALID = {
  state: 'valid',
  contractorName: 'Acme Roofing',
  brokerName: 'Oak Street Risk',
  note: 'We renew in May.',
  expiresOn: '2026-12-21',
  asks: [
    {
      title: 'Commercial general liability',
      limits: [{ label: 'Each occurrence', amount: '$1,000,000' }],
      conditions: ['Insurer rated A.M. Best A- VII or better.'],
      holders: [{ name: 'Northfield', wording: ['Certificate holder: Northfield, 1 Main St.'] }],
    },
  ],
};

type Answer = TrustedResult<unknown>;
const DONE: Answer = { ok: true, value: {} };
const SILENT: Answer = { ok: false, kind: 'unreachable', message: 'The server cannot be reached.' };
const CROWDED: Answer = { ok: false, kind: 'refused', reason: 'too-many', message: 'Too many attempts.' };

interface Call {
  readonly name: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** `answers`: what the server says to parts and submissions, one after the other; then it is content. */
function open(check: object, { answers = [] as Answer[], search = '?token=secret' } = {}) {
  const calls: Call[] = [];
  const pauses: number[] = [];
  renderWithUi(
    <UploadPage
      search={search}
      newRequestId={() => 'request-0123456789'}
      wait={async (milliseconds) => {
        pauses.push(milliseconds);
      }}
      call={async (name, request) => {
        if (name === 'brokerUploadCheck') return { ok: true, value: check };
        calls.push({ name, request: { ...request } });
        return answers.shift() ?? DONE;
      }}
    />,
  );
  const parts = () =>
    calls
      .filter(({ name }) => name === 'brokerUploadPart')
      .map(({ request }) => `${request.file}/${request.part}`);
  return { calls, pauses, parts };
}

const PDF = new File(['%PDF-1.4 '], 'acord 25.pdf', { type: 'application/pdf' });
const BIG = new File([new Uint8Array(PART_BYTES + 3)], 'pages.pdf', { type: 'application/pdf' });

async function choose(...files: readonly File[]): Promise<void> {
  const field = await screen.findByLabelText(/Certificate and endorsement pages/);
  fireEvent.change(field, { target: { files } });
}

function send(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

describe('a good link', () => {
  it('shows who asks for what and until when, and sends the files with what they are', async () => {
    const { calls, parts } = open(VALID);

    await screen.findByRole('heading', { level: 2, name: 'Commercial general liability' });
    expect(screen.getByText(/good until 12\/21\/2026/).textContent).toContain(
      'Acme Roofing asks Oak Street Risk',
    );
    expect(screen.getByText('We renew in May.')).toBeTruthy();
    expect(screen.getByText('$1,000,000')).toBeTruthy();
    expect(screen.getByText('Certificate holder: Northfield, 1 Main St.')).toBeTruthy();
    await choose(PDF, BIG);
    send();

    await screen.findByText(/Acme Roofing has the files/);
    expect(parts()).toEqual(['0/0', '1/0', '1/1']);
    expect(atob(String(calls[0]?.request.bytes))).toBe('%PDF-1.4 ');
    const finish = calls.at(-1);
    expect(finish?.name).toBe('brokerUploadFinish');
    expect(finish?.request).toMatchObject({ token: 'secret', requestId: 'request-0123456789' });
    expect(finish?.request.files).toMatchObject([
      { fileName: 'acord 25.pdf', contentType: 'application/pdf', size: 9 },
      { fileName: 'pages.pdf', size: PART_BYTES + 3 },
    ]);
  });

  it.each([
    [
      'of another type',
      new File(['a,b'], 'list.csv', { type: 'text/csv' }),
      /list\.csv: file type not allowed/,
    ],
    ['that is empty', new File([], 'none.pdf', { type: 'application/pdf' }), /this file is empty/],
  ])('does not send a file %s', async (_name, file, words) => {
    const { calls } = open(VALID);
    await choose(file);
    await screen.findByText(words);
    send();

    expect(calls).toEqual([]);
  });

  it('tries again by itself while the connection is lost, and waits longer where there were too many calls', async () => {
    const { parts, pauses } = open(VALID, { answers: [SILENT, SILENT, CROWDED, DONE] });
    await choose(PDF);
    send();

    await screen.findByText(/Acme Roofing has the files/);
    expect(parts()).toEqual(['0/0', '0/0', '0/0', '0/0']);
    expect(pauses).toEqual([1_000, 2_000, 20_000]);
  });

  it('keeps the files when sending fails, and goes on with the part that did not arrive', async () => {
    const { parts } = open(VALID, { answers: [DONE, ...Array.from({ length: 7 }, () => SILENT)] });
    await choose(BIG);
    send();
    await screen.findByText('The server cannot be reached.');
    send();

    await screen.findByText(/Acme Roofing has the files/);
    expect(parts().filter((part) => part === '0/0')).toHaveLength(1);
  });

  it('says what is wrong with a file that the server refuses, and sends the next choice from the start', async () => {
    const wrong: Answer = { ok: false, kind: 'refused', reason: 'invalid', message: 'This is not a PDF.' };
    const { parts } = open(VALID, { answers: [DONE, wrong] });
    await choose(PDF);
    send();
    await screen.findByText('This is not a PDF.');
    send();

    await waitFor(() => expect(screen.getByText(/Acme Roofing has the files/)).toBeTruthy());
    expect(parts()).toEqual(['0/0', '0/0']);
  });
});

describe('a link that takes nothing', () => {
  it.each([
    ['received', 'The files were received.'],
    ['expired', 'This link has expired.'],
    ['revoked', 'This link was revoked.'],
    ['unknown', 'This link is not valid.'],
  ])('says so when it is %s', async (state, words) => {
    open({ state });

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('says so without a token, and asks nobody', async () => {
    const { calls } = open(VALID, { search: '' });

    expect(await screen.findByText('This link is not valid.')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
